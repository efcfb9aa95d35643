// Planted bugs, each against a clause of the rules: `npm run mutate -- maasai` puts them in one by one and runs the tests.
import type { Mutation } from "@outrigger/testkit";

export const mutations: readonly Mutation[] = [
  // What there is, and the setup
  {
    clause: "MAS-GEN-2",
    file: "pack.json",
    find: '"short": {\n      "2": 14,',
    replace: '"short": {\n      "2": 20,',
  },
  {
    clause: "MAS-GEN-3",
    file: "vocabulary.ts",
    find: 'R: "zebu", G: "sheep", Y: "goat"',
    replace: 'R: "zebu", G: "goat", Y: "sheep"',
  },
  { clause: "MAS-GEN-4", file: "pack.json", find: '"boy": 7', replace: '"boy": 8' },
  {
    clause: "MAS-GEN-5",
    file: "pack.json",
    find: '"N-YYR", "kind": "N", "land": "YYR"',
    replace: '"N-YYR", "kind": "N", "land": "YRR"',
  },
  {
    clause: "MAS-SET-1",
    file: "setup.ts",
    find: 'if (firstPlayer === "seat") return waiting;',
    replace: "if (firstPlayer !== undefined) return waiting;",
  },
  { clause: "MAS-SET-2", file: "pack.json", find: '"wide": 8,', replace: '"wide": 7,' },
  {
    clause: "MAS-SET-3",
    file: "supply.ts",
    find: 'return shape === "W" ? state.wide : state.narrow;',
    replace: 'return shape === "N" ? state.wide : state.narrow;',
  },
  {
    clause: "MAS-SET-5",
    file: "view.ts",
    find: 'options.openHands || viewer === "all" || viewer === seat',
    replace: 'options.openHands || viewer === "all" || viewer === "spectator" || viewer === seat',
  },
  {
    clause: "MAS-SET-5",
    file: "view.ts",
    find: "hand: seesHand(state, seat, viewer) ? own.hand.slice() : null",
    replace: "hand: own.hand.slice()",
  },
  {
    clause: "MAS-SET-5",
    file: "supply.ts",
    find: "else voice.emitTo(seat, own, others);",
    replace: "else voice.emitTo(seat, own, own);",
  },

  // The hexagon
  {
    clause: "MAS-HEX-1",
    file: "setup.ts",
    find: "isOfKind(id) && !infoOf(pack, id).isMono",
    replace: "info.printed.kind === kind",
  },
  { clause: "MAS-HEX-2", file: "setup.ts", find: "at: [0, 0, 1, 0], turn: 5", replace: "at: [0, 0, 1, 0], turn: 6" },
  {
    clause: "MAS-HEX-3",
    file: "phases/confirm-hexagon.ts",
    find: "return turn === 0 ? undefined",
    replace: "return turn === order.length - 1 ? undefined",
  },
  {
    clause: "MAS-HEX-5",
    file: "phases/hexagon.ts",
    find: "if (isTaken || claimant(state, index, patch) !== undefined)",
    replace: "if (claimant(state, index, patch) !== undefined)",
  },
  {
    clause: "MAS-HEX-6",
    file: "phases/hexagon.ts",
    find: 'bringAbout(play, { seat }) ? "end"',
    replace: 'play.state.round === 0 && bringAbout(play, { seat }) ? "end"',
  },
  {
    clause: "MAS-HEX-9",
    file: "phases/confirm-hexagon.ts",
    find: "seat: at(state.order, 0)",
    replace: "seat: at(state.order, 1)",
  },

  // Turns
  {
    clause: "MAS-TURN-1",
    file: "turn.ts",
    find: "[...state.order.slice(after), ...state.order.slice(0, after)]",
    replace: "[...state.order.slice(0, after - 1), ...state.order.slice(after), seat]",
  },
  {
    clause: "MAS-TURN-2",
    file: "turn.ts",
    find: "const hasMore = sequence === 1 &&",
    replace: "const hasMore = sequence !== 1 &&",
  },
  { clause: "MAS-TURN-3", file: "turn.ts", find: "hand.length > 0;\n  goTo", replace: "hand.length > 1;\n  goTo" },
  {
    clause: "MAS-TURN-6",
    file: "consequences.ts",
    find: "  settleClaims(play);\n  callUnprotectedHome(play);",
    replace: "  callUnprotectedHome(play);",
  },

  // Taking back
  {
    clause: "MAS-REM-1",
    file: "phases/remove.ts",
    find: 'person.seat === seat ? undefined : "MAS-REM-1"',
    replace: "undefined",
  },
  { clause: "MAS-REM-2", file: "claims.ts", find: "...patchesOf(index, parcelOf(index, patch))", replace: "" },
  { clause: "MAS-REM-2", file: "claims.ts", find: "...patchesOf(index, parcelOf(index, patch))", replace: "patch" },
  {
    clause: "MAS-REM-3",
    file: "phases/remove.ts",
    find: 'if (bringAbout(play, { seat })) goTo(play.state, { phase: "end", seat });',
    replace: "",
  },
  {
    clause: "MAS-REM-4",
    file: "phases/remove.ts",
    find: "at(state.seats, seat).stock.warrior++;",
    replace: "",
  },
  {
    clause: "MAS-REM-4",
    file: "animals.ts",
    find: "play.index.home[spot] !== place",
    replace: "play.index.home[spot] === -1",
  },
  {
    clause: "MAS-REM-5",
    file: "phases/remove.ts",
    find: "dropFence(index, place);",
    replace: "dropFence(index, state.bomas.length);",
  },
  {
    clause: "MAS-REM-7",
    file: "phases/remove.ts",
    find: 'return building ? undefined : "MAS-REM-7";',
    replace: "return undefined;",
  },
  {
    clause: "MAS-REM-9",
    file: "consequences.ts",
    find: "patches.some((patch) => !person.tends.includes(patch))",
    replace: "person.tends.length === 0",
  },
  {
    clause: "MAS-REM-10",
    file: "claims.ts",
    find: "    leave(play.state, play.index, person);\n    play",
    replace: "    takeBack(play, person);\n    play",
  },

  // Laying
  {
    clause: "MAS-LAY-1",
    file: "phases/lay.ts",
    find: "hand.splice(hand.indexOf(id), 1);\n  state.laid.push",
    replace: "state.laid.push",
  },
  { clause: "MAS-LAY-6", file: "phases/lay.ts", find: 'mismatch: "MAS-LAY-6"', replace: 'mismatch: "MAS-LAY-5"' },
  { clause: "MAS-LAY-7", file: "phases/lay.ts", find: 'partial: "MAS-LAY-7"', replace: 'partial: "MAS-LAY-3"' },
  {
    clause: "MAS-LAY-10",
    file: "phases/shield.ts",
    find: 'ask.weigh(["shield", id], hasPlace(index, infoOf(pack, id).shape) ? undefined : "MAS-LAY-10");',
    replace: 'if (index !== undefined && pack !== undefined) ask.offer(["shield", id]);',
  },
  {
    clause: "MAS-LAY-10",
    file: "turn.ts",
    find: 'const phase = canLay(state, index, pack, seat) ? "shield" : "discard";',
    replace: 'const phase = index.layout.fits.N.length > 0 || canLay(state, index, pack, seat) ? "shield" : "shield";',
  },
  {
    clause: "MAS-LAY-11",
    file: "phases/lay.ts",
    find: ".find((fit) => fit.joins[0] === slot)",
    replace: ".at(-1)",
  },
  {
    clause: "MAS-LAY-13",
    file: "phases/lay.ts",
    find: "state.laid.push({ shield: id, at: tile.at, turn: tile.turn });",
    replace: "state.laid.unshift({ shield: id, at: tile.at, turn: tile.turn });",
  },

  // Claims
  {
    clause: "MAS-CLM-1",
    file: "claims.ts",
    find: 'return stock[personOn(table, patch)] === 0 ? "MAS-CLM-1" : undefined;',
    replace: "return stock === undefined ? undefined : undefined;",
  },
  {
    clause: "MAS-CLM-2",
    file: "vocabulary.ts",
    find: 'R: "warrior", G: "boy", Y: "boy"',
    replace: 'R: "warrior", G: "boy", Y: "warrior"',
  },
  {
    clause: "MAS-CLM-3",
    file: "claims.ts",
    find: 'if (claimant(state, table, patch) !== undefined) return "MAS-CLM-3";',
    replace: 'if (claimant(state, table, patch)?.seat === seat) return "MAS-CLM-3";',
  },
  {
    clause: "MAS-CLM-5",
    file: "claims.ts",
    find: "if (here.some((other) => other.seat !== person.seat)) contested.push(person);",
    replace: "if (here[0]?.seat !== person.seat) contested.push(person);",
  },
  {
    clause: "MAS-CLM-6",
    file: "claims.ts",
    find: "else if (here[0] !== state.people[at])",
    replace: "else if (here.at(-1) !== state.people[at])",
  },
  { clause: "MAS-CLM-8", file: "claims.ts", find: 'if (table.home[patch] !== -1) return "MAS-CLM-8";', replace: "" },
  {
    clause: "MAS-CLM-9",
    file: "claims.ts",
    find: 'if (abandoned.some((left) => parcelOf(table, left) === parcel)) return "MAS-CLM-9";',
    replace: 'if (abandoned.includes(patch) && parcel >= 0) return "MAS-CLM-9";',
  },

  // Enclosures and animals
  {
    clause: "MAS-ENC-1",
    file: "table.ts",
    find: "return land.openings[parcel] === 0;",
    replace: "return (land.openings[parcel] ?? 0) <= 1;",
  },
  { clause: "MAS-ENC-3", file: "consequences.ts", find: "  fillEnclosures(play, seat);\n", replace: "" },
  {
    clause: "MAS-ENC-6",
    file: "consequences.ts",
    find: "return [active, ...order.filter((seat) => seat !== active)];",
    replace: "return order.filter((seat) => seat === active);",
  },
  {
    clause: "MAS-ANI-1",
    file: "names.ts",
    find: 'spots: [true, true, kind !== "W3", true]',
    replace: 'spots: [true, true, kind === "W4", true]',
  },
  {
    clause: "MAS-ANI-2",
    file: "animals.ts",
    find: "if (pen[animal] === 0) continue;",
    replace: "if (pen[animal] === 1) continue;",
  },
  { clause: "MAS-ANI-3", file: "animals.ts", find: "  [1, 2],\n  [0, 3],", replace: "  [0, 3],\n  [1, 2]," },
  { clause: "MAS-ANI-4", file: "consequences.ts", find: "if (isFresh) fill(", replace: "if (isFresh || true) fill(" },
  {
    clause: "MAS-ANI-5",
    file: "consequences.ts",
    find: "return [active, ...order.filter((seat) => seat !== active)];",
    replace: "return [...order.filter((seat) => seat !== active), active];",
  },
  {
    clause: "MAS-ANI-5",
    file: "consequences.ts",
    find: "parcelOf(index, one.patch) - parcelOf(index, other.patch)",
    replace: "parcelOf(index, other.patch) - parcelOf(index, one.patch)",
  },
  {
    clause: "MAS-ANI-6",
    file: "animals.ts",
    find: ".pen[ANIMAL_ON[colourOf(index, spot)]]++;",
    replace: ".pen.sheep++;",
  },

  // Bomas
  {
    clause: "MAS-BOMA-1",
    file: "phases/act.ts",
    find: "return state.laid.length - 1;",
    replace: "return Math.max(0, state.laid.length - 2);",
  },
  {
    clause: "MAS-BOMA-2",
    file: "bomas.ts",
    find: '.stock.warrior === 0 ? "MAS-BOMA-2" : undefined',
    replace: '.stock.warrior < 0 ? "MAS-BOMA-2" : undefined',
  },
  {
    clause: "MAS-BOMA-3",
    file: "phases/act.ts",
    find: "      build(play, frame.seat, fence);\n",
    replace:
      "      build(play, frame.seat, fence);\n      if (fenceThrough(play.index, lastLaid(play), 2) !== undefined && play.state.bomas.length === 1 && fence === 1) return;\n",
  },
  {
    clause: "MAS-BOMA-4",
    file: "consequences.ts",
    find: "  if (built) fillBoma(",
    replace: "  if (built && state.round === 0) fillBoma(",
  },
  { clause: "MAS-BOMA-5", file: "phases/restock.ts", find: "boma.building = false;", replace: "" },
  {
    clause: "MAS-BOMA-6",
    file: "animals.ts",
    find: "if (isEnclosed(table, parcel)) keeper[parcel] = seat;",
    replace: "keeper[parcel] = seat;",
  },
  {
    clause: "MAS-BOMA-7",
    file: "consequences.ts",
    find: "  if (built) clearBoma(play, state.bomas.length - 1);\n",
    replace: "",
  },
  {
    clause: "MAS-BOMA-11",
    file: "table.ts",
    find: "insides.sort((one, other) => other.patches.length - one.patches.length);",
    replace: "insides.sort((one, other) => one.patches.length - other.patches.length);",
  },
  {
    clause: "MAS-BOMA-13",
    file: "phases/lay.ts",
    find: "return bringAbout(play, { seat, fresh: [first, first + 1, first + 2, first + 3] });",
    replace: "return bringAbout(play, { seat, fresh: [first] });",
  },
  {
    clause: "MAS-BOMA-14",
    file: "bomas.ts",
    find: 'if (home[4 * number] !== -1) return "MAS-BOMA-14";',
    replace: "",
  },
  {
    clause: "MAS-BOMA-15",
    file: "phases/remove.ts",
    find: "  return fresh;\n",
    replace: "  return fresh.slice(0, 0);\n",
  },
  {
    clause: "MAS-BOMA-16",
    file: "consequences.ts",
    find: "  settleClaims(play);\n  callUnprotectedHome(play);\n  if (built) fillBoma(play, state.bomas.length - 1, (spot) => index.home[spot] === state.bomas.length - 1);",
    replace:
      "  settleClaims(play);\n  if (built) fillBoma(play, state.bomas.length - 1, (spot) => index.home[spot] === state.bomas.length - 1);\n  callUnprotectedHome(play);",
  },

  // Supply and end
  { clause: "MAS-SUP-1", file: "turn.ts", find: "hand.length <= 1)", replace: "hand.length <= 3)" },
  {
    clause: "MAS-SUP-2",
    file: "phases/restock.ts",
    find: "at(state.seats, boma.owner).stock.warrior++;",
    replace: "",
  },
  {
    clause: "MAS-SUP-3",
    file: "supply.ts",
    find: "hand.narrow * lack.W >= hand.wide * lack.N",
    replace: "lack.W >= lack.N",
  },
  {
    clause: "MAS-SUP-3",
    file: "supply.ts",
    find: 'if (wanted.W || wanted.N) return wanted.W ? "W" : "N";',
    replace: "",
  },
  { clause: "MAS-SUP-4", file: "pack.json", find: '"rounds": {\n    "2": 4,', replace: '"rounds": {\n    "2": 3,' },
  {
    clause: "MAS-SUP-5",
    file: "supply.ts",
    find: " || state.wide.length + state.narrow.length === 0;",
    replace: " && state.wide.length + state.narrow.length === 0;",
  },
  {
    clause: "MAS-SUP-6",
    file: "turn.ts",
    find: "if (isRoundOver && !isLastRound(state, pack)) {",
    replace: "if (isRoundOver && state.wide.length + state.narrow.length > 0) {",
  },
  {
    clause: "MAS-END-1",
    file: "animals.ts",
    find: "return pen.zebu + pen.goat + pen.sheep;",
    replace: "return pen.zebu + pen.sheep;",
  },
  {
    clause: "MAS-END-2",
    file: "phases/lay.ts",
    find: 'ended ? { phase: "end", seat } : { phase: "act", seat, sequence }',
    replace: 'ended && seat < 0 ? { phase: "end", seat } : { phase: "act", seat, sequence }',
  },
  {
    clause: "MAS-END-3",
    file: "scoring.ts",
    find: 'if (reason === "pen") return [-penSize(seat), 0];',
    replace: 'if (reason === "pen") return [-penSize(seat), seat.hand.length];',
  },
  {
    clause: "MAS-END-4",
    file: "scoring.ts",
    find: "return [zebu, goat + sheep];",
    replace: "return [zebu + goat + sheep];",
  },
  {
    clause: "MAS-END-5",
    file: "phases/remove.ts",
    find: 'if (bringAbout(play, { seat, fresh: giveUp(play, seat, number) })) goTo(play.state, { phase: "end", seat });',
    replace: "bringAbout(play, { seat, fresh: giveUp(play, seat, number) });",
  },
  {
    clause: "MAS-END-6",
    file: "scoring.ts",
    find: "placesBy(merits, isBetter)",
    replace: "merits.map((own) => (merits.some((other) => isBetter(other, own)) ? 2 : 1))",
  },

  // Confirmation
  { clause: "MAS-UNDO-1", file: "phases/act.ts", find: "  publishes: [],", replace: '  publishes: ["pass"],' },
  {
    clause: "MAS-UNDO-3",
    file: "phases/confirm.ts",
    find: 'confirmation<Maasai, ConfirmFrame, EndMove>(["end"], endGame);',
    replace: '{ ...confirmation<Maasai, ConfirmFrame, EndMove>(["end"], endGame), publishes: [] };',
  },
  {
    clause: "MAS-UNDO-4",
    file: "phases/confirm-hexagon.ts",
    find: "seat: next });\n});",
    replace: "seat: next });\n});\nObject.assign(confirmHexagon, { cuts: [] });",
  },
  // What is shown
  {
    clause: "MAS-BOMA-2",
    file: "view.ts",
    find: "const bar = buildBar(state, table, frame.seat, number) ?? null;",
    replace: "const bar = null;",
  },
  {
    clause: "MAS-GEO-7",
    file: "names.ts",
    find: "return (turn + 1) % 10;",
    replace: "return (turn + 6) % 10;",
  },
  {
    clause: "MAS-UNDO-1",
    file: "turn.ts",
    find: "options.liveTurns === true ? kinds : NOTHING",
    replace: "options.liveTurns === true ? NOTHING : kinds",
  },
];
