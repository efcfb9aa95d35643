// What is shown and to whom, what is final, and time that runs out.
import type { Mutation } from "@outrigger/testkit";

export const table: readonly Mutation[] = [
  // What others may know
  {
    clause: "MOA-INFO-1",
    file: "view.ts",
    find: 'viewer === "all" || viewer === seat || state.options.openHands === "on"',
    replace: "viewer !== null || seat < 0",
  },
  {
    clause: "MOA-INFO-3",
    file: "view.ts",
    find: 'const onlyTop = state.options.discardView === "top" && viewer !== "all";',
    replace: "const onlyTop = false;",
  },
  {
    clause: "MOA-INFO-7",
    file: "view.ts",
    find: 'return "spent" in frame ? [] : [copyJson(frame)];',
    replace: "return [copyJson(frame)];",
  },
  {
    clause: "MOA-INFO-6",
    file: "phases/tidy-up.ts",
    find: "const counts = state.players.map(({ hand }) => hand.length);",
    replace:
      'const counts = state.players.map(({ hand }) => hand.length);\n    for (const [seat, { hand }] of state.players.entries())\n      play.emit({ kind: "cardsDiscarded", seat, cards: hand.slice() });',
  },
  {
    clause: "MOA-DEF-9",
    file: "hand/means.ts",
    find: "for (let count = 1; count <= paying.length; count++) {",
    replace: "for (let count = 2; count <= paying.length; count++) {",
  },
  {
    clause: "MOA-DEF-10",
    file: "orders.ts",
    find: "payment.length > Number(items)",
    replace: "payment.length >= Number(items)",
  },
  {
    clause: "MOA-DEF-7",
    file: "orders.ts",
    find: "now.period === period && now.round === round",
    replace: "now.round === round",
  },
  {
    clause: "MOA-SCO-11",
    file: "view.ts",
    find: "valuesOf(state, pack, at + 1)",
    replace: "valuesOf(state, pack, at)",
  },

  // Cuts, and time that runs out
  { clause: "MOA-DEF-6", file: "phases/invasions/defence-offer.ts", find: '  cuts: ["decline"],\n', replace: "" },
  { clause: "MOA-DEF-11", file: "phases/invasions/defence-payment.ts", find: "  isFinal: true,\n", replace: "" },
  { clause: "MOA-TURN-9", file: "phases/turn.ts", find: '  cuts: ["end"],\n', replace: "" },
  { clause: "MOA-DEF-9", file: "phases/invasions/defence-payment.ts", find: "  fallback: payCheapest,\n", replace: "" },
  {
    clause: "MOA-PAY-6",
    file: "hand/means.ts",
    find: "iconSum([first, ...rest]) < iconSum(best)",
    replace: "iconSum([first, ...rest]) > iconSum(best)",
  },
  {
    clause: "MOA-PLB-1",
    file: "phases/actions/place-birds.ts",
    find: "fallback: () => undefined",
    replace: "fallback: (_play, _frame, offers) => offers[offers.length - 1]",
  },
  {
    clause: "MOA-ATK-5",
    file: "phases/actions/attack-birds.ts",
    find: "spent.length === 0 ? NO_BIRDS : undefined",
    replace: "spent.length >= 0 ? NO_BIRDS : undefined",
  },

  // What is shown
  {
    clause: "MOA-SCO-14",
    file: "scoring.ts",
    find: 'if (territoryAt(state, number).condition === "erupted") return { high: 0, low: 0 };',
    replace: "",
  },
  {
    clause: "MOA-2P-16",
    file: "result.ts",
    find: "  const neutral = neutralStanding(state);\n  if (neutral === undefined) return null;",
    replace: "  const neutral = { score: state.neutralScore, pieces: 99 };",
  },
];
