// Planted bugs: bargains, Expeditions and the end.
import type { Mutation } from "@outrigger/testkit";

export const endings: readonly Mutation[] = [
  // Negotiation and deals
  {
    clause: "TAH-NEG-3",
    file: "endings/transfer.ts",
    find: "if (units.population > 0) return;",
    replace: "if (units.population >= 0) return;",
  },
  {
    clause: "TAH-NEG-4",
    file: "endings/settlement-terms.ts",
    find: "return none ? 1 : canoes + giftCanoes;",
    replace: "return none ? 2 : canoes + giftCanoes;",
  },
  {
    clause: "TAH-NEG-5",
    file: "endings/negotiation.ts",
    find: "const UNITS_PER_NEUTRAL_AREA = 2;",
    replace: "const UNITS_PER_NEUTRAL_AREA = 1;",
  },
  {
    clause: "TAH-NEG-6",
    file: "endings/transfer.ts",
    find: 'else if (piece.kind === "elder") replaceElder(play, piece, to);',
    replace: "",
  },
  {
    clause: "TAH-NEG-7",
    file: "endings/negotiation.ts",
    find: "frame.made[isCaptor ? 0 : 1]++;",
    replace: "frame.made[0]++;",
  },
  {
    clause: "TAH-NEG-8",
    file: "endings/negotiation.ts",
    find: "state.switches.allowExecution ?",
    replace: "!state.switches.allowExecution ?",
  },
  {
    clause: "TAH-NEG-10",
    file: "endings/settlement-terms.ts",
    find: "filter((_, place) => place % 2 === 1)",
    replace: "filter((_, place) => place % 2 === 0)",
  },
  {
    clause: "TAH-NEG-12",
    file: "endings/departure.ts",
    find: "state.asked.push(partner);",
    replace: "",
  },
  {
    clause: "TAH-NEG-13",
    file: "endings/assemble.ts",
    find: "discard(play, held, (hex) => !kept.includes(pack.map.at(hex).area));",
    replace: "discard(play, held, (hex) => kept.includes(pack.map.at(hex).area));",
  },
  // Expeditions
  {
    clause: "TAH-EXP-4",
    file: "endings/crew-form.ts",
    find: 'take("population", 1);',
    replace: "",
  },
  {
    clause: "TAH-EXP-8",
    file: "endings/crew.ts",
    find: "if (crew.units.population > 0 && free > 0) {",
    replace: "if (crew.units.population > 99 && free > 0) {",
  },
  {
    clause: "TAH-EXP-10",
    file: "endings/crew.ts",
    find: "return canoes === 0 || totalUnits(units) === 0;",
    replace: "return canoes === 0;",
  },
  {
    clause: "TAH-EXP-12",
    file: "endings/expedition-tables.ts",
    find: "level: place.levelShift === undefined ? cell : lower(cell)",
    replace: "level: cell",
  },
  {
    clause: "TAH-EXP-14",
    file: "endings/expedition-tables.ts",
    find: "canoes > STANDOFF_CANOES",
    replace: "canoes >= STANDOFF_CANOES",
  },
  {
    clause: "TAH-EXP-16",
    file: "combat/strength.ts",
    find: "return Math.min(Math.max(0, paddlers - canoes), trained, canoes);",
    replace: "return Math.min(Math.max(0, paddlers - canoes), canoes);",
  },
  {
    clause: "TAH-EXP-18",
    file: "endings/expedition-tables.ts",
    find: 'levels.length > 0 && !levels.includes("TV") ? 1 : 0',
    replace: "levels.length > 0 ? 1 : 0",
  },
  {
    clause: "TAH-EXP-19",
    file: "endings/landfall.ts",
    find: "player.level = opposite(level);",
    replace: "player.level = level;",
  },
  // End and victory
  {
    clause: "TAH-END-1",
    file: "endings/victory.ts",
    find: "if (staying === 0 || (staying === 1 && play.state.players.length > 1)) endGame(play);",
    replace: "if (staying === 0) endGame(play);",
  },
  {
    clause: "TAH-END-2",
    file: "index.ts",
    find: 'phase === "build" : phase === "order"',
    replace: 'phase === "build" : true',
  },
  {
    clause: "TAH-END-3",
    file: "island/game-turn.ts",
    find: "seasonsWith(pack.tracks, state.clock) >= seasonLimit",
    replace: "seasonsWith(pack.tracks, state.clock) > seasonLimit",
  },
  {
    clause: "TAH-VIC-4",
    file: "endings/victory.ts",
    find: "return all.map(({ rank, areas }) => [rank, areas < 0 ? best(rank) : areas]);",
    replace: "return all.map(({ rank, areas }) => [rank, areas]);",
  },
  { clause: "TAH-NEG-12", file: "endings/deals.ts", find: '  cuts: ["accept", "refuse"],\n', replace: "" },
  {
    clause: "TAH-EXP-1",
    file: "endings/departure.ts",
    find: "return frame.free && !mayCancel(state, frame);",
    replace: "return false;",
  },
  // What a Chieftain leaves behind
  {
    clause: "TAH-NEG-8",
    file: "endings/player-end.ts",
    find: "!isOwnBusiness(frame, seat) && !isBargainOver(frame, seat)",
    replace: "!isOwnBusiness(frame, seat)",
  },
  {
    clause: "TAH-NEG-6",
    file: "endings/transfer.ts",
    find: "  state.partBuilt = state.partBuilt.filter(({ at }) => state.control[pack.map.at(at).area] !== seat);\n",
    replace: "",
  },
  {
    clause: "TAH-NEG-6",
    file: "endings/negotiation.ts",
    find: '  if (rest === "disband") disbandEstate(play, captive);\n  for (const area of neutral) cedeArea(play, area, captive, NOBODY);\n',
    replace:
      '  for (const area of neutral) cedeArea(play, area, captive, NOBODY);\n  if (rest === "disband") disbandEstate(play, captive);\n',
  },
  {
    clause: "TAH-NEG-6",
    file: "endings/negotiation.ts",
    find: "discard(play, held, () => true)",
    replace: "discard(play, heldMarkers(play, captive), () => true)",
  },
  {
    clause: "TAH-NEG-13",
    file: "endings/assemble.ts",
    find: "discard(play, held, (hex)",
    replace: "discard(play, heldMarkers(play, seat), (hex)",
  },
];
