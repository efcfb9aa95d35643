// Turns, payments, actions and karakia tiles.
import type { Mutation } from "@outrigger/testkit";

export const turns: readonly Mutation[] = [
  // Turns and payments
  {
    clause: "MOA-TURN-9",
    file: "phases/turn.ts",
    find: 'ask.weigh(END, acted ? undefined : "MOA-TURN-9");',
    replace: "ask.offer(END);",
  },
  {
    clause: "MOA-TURN-10",
    file: "phases/turns.ts",
    find: "if (hand.length > 0 || karakia.length > 0) return false;",
    replace: "if (hand.length > 0) return false;",
  },
  {
    clause: "MOA-PAY-2",
    file: "names.ts",
    find: "tile?.kind === icon ? tile.amount : 0",
    replace: "tile?.kind === icon ? 0 : 0",
  },
  {
    clause: "MOA-PAY-5",
    file: "phases/actions/attack-birds.ts",
    find: 'const isShared = state.options.sharedIconsInAttack === "on";',
    replace: "const isShared = true;",
  },
  {
    clause: "MOA-PAY-6",
    file: "hand/payment.ts",
    find: "icons === 0 || frame.paid >= frame.need;",
    replace: "icons === 0;",
  },
  { clause: "MOA-PAY-8", file: "hand/payment.ts", find: "state.leaderTilesOut.push(item);", replace: "" },
  {
    clause: "MOA-PAY-9",
    file: "hand/payment.ts",
    find: "  frame.spent.push(item);",
    replace: "  frame.spent.push(item);\n  if (isBird(item)) play.state.birdDiscard.push(item);",
  },
  {
    clause: "MOA-LDT-4",
    file: "hand/payment.ts",
    find: 'from <= round ? undefined : "MOA-LDT-4"',
    replace: 'from <= round + 1 ? undefined : "MOA-LDT-4"',
  },

  // The actions
  {
    clause: "MOA-PLB-5",
    file: "phases/actions/place-birds.ts",
    find: "offerBirdCounts(frame, ask, 1);",
    replace: "offerBirdCounts(frame, ask, 0);",
  },
  {
    clause: "MOA-PLB-6",
    file: "phases/actions/bird-counts.ts",
    find: "const most = Math.min(paid, need);",
    replace: "const most = paid;",
  },
  {
    clause: "MOA-PLL-3",
    file: "board/territory.ts",
    find: "for (const birds of territory.birds) if (birds > own) return",
    replace: "for (const [other, birds] of territory.birds.entries()) if (birds >= own && other !== colour) return",
  },
  {
    clause: "MOA-PLL-4",
    file: "board/territory.ts",
    find: 'if (territory.leader !== null) return "MOA-PLL-4";',
    replace: "",
  },
  {
    clause: "MOA-PLL-7",
    file: "phases/actions/place-leader.ts",
    find: "territory.leaderTile = null;",
    replace: "",
  },
  {
    clause: "MOA-ATK-1",
    file: "phases/actions/attack.ts",
    find: 'if (territory.condition !== "invaded") return "MOA-ATK-1";',
    replace: 'if (territory.condition === "open") return "MOA-ATK-1";',
  },
  {
    clause: "MOA-ATK-6",
    file: "phases/actions/attack-birds.ts",
    find: "territoryAt(play.state, territory).stronghold = true;",
    replace: "territoryAt(play.state, territory).stronghold = birds > 0;",
  },
  {
    clause: "MOA-ATK-9",
    file: "phases/actions/attack-birds.ts",
    find: "if (frame.spent.length === 0) offerDrawingTiles",
    replace: "offerDrawingTiles",
  },
  {
    clause: "MOA-SEL-5",
    file: "names.ts",
    find: "sales * saleSurcharge",
    replace: "sales * 0 * saleSurcharge",
  },
  {
    clause: "MOA-SEL-9",
    file: "phases/actions/sell-land.ts",
    find: "isOnlyPiece ? null : returnLeader(state, territory)",
    replace: "returnLeader(state, territory)",
  },
  {
    clause: "MOA-SEL-12",
    file: "phases/actions/sell-land.ts",
    find: "const stronghold = removeStronghold(territory);",
    replace: "const stronghold = territory.stronghold;",
  },
  {
    clause: "MOA-SEL-3",
    file: "phases/actions/sell-land.ts",
    find: "piecesOf(territory, means.seat) === 0",
    replace: "territory.birds[means.seat] === 0",
  },
  {
    clause: "MOA-BUY-2",
    file: "phases/actions/buy-karakia.ts",
    find: 'if (first === second) return "MOA-BUY-2";',
    replace: "",
  },
  {
    clause: "MOA-BUY-3",
    file: "names.ts",
    find: "(second === undefined ? 0 : karakia[second].cost)",
    replace: "(second === undefined ? 0 : 0)",
  },

  // Karakia tiles
  {
    clause: "MOA-KAR-5",
    file: "phases/turns.ts",
    find: 'if (state.options.karakiaLock === "turn") unlockKarakia',
    replace: "if (state.options.karakiaLock) unlockKarakia",
  },
  {
    clause: "MOA-KAR-12",
    file: "hand/karakia.ts",
    find: "const discards = drawBirds(play, seat, play.pack.constants.exchangeDraw);",
    replace:
      "drawBirds(play, seat, play.pack.constants.exchangeDraw);\n  const discards = play.pack.constants.exchangeDraw;",
  },
  {
    clause: "MOA-KAR-15",
    file: "hand/karakia.ts",
    find: 'else putAside(play.state, { phase: "exchange", seat, discards, chosen: [] });',
    replace: "else discardCards(play, seat, hand.slice(0, discards));",
  },
  {
    clause: "MOA-KAR-14",
    file: "hand/karakia.ts",
    find: " || state.aside.length > 0) return false;",
    replace: ") return false;",
  },
  {
    clause: "MOA-KAR-14",
    file: "hand/karakia.ts",
    find: '(top.phase === "attackBirds" && top.spent.length === 0)',
    replace: '(top.phase === "attackBirds")',
  },
  {
    clause: "MOA-KAR-21",
    file: "hand/payment.ts",
    find: 'if (any) returnKarakia(play, seat, "any_territory");',
    replace: "",
  },
  {
    clause: "MOA-KAR-32",
    file: "phases/actions/move-birds.ts",
    find: 'condition === "sold" && state.options.moveIntoSold === "off"',
    replace: 'condition === "sold"',
  },
  {
    clause: "MOA-STR-2",
    file: "phases/actions/place-stronghold.ts",
    find: 'if (stronghold) return "MOA-STR-2";',
    replace: "",
  },
];
