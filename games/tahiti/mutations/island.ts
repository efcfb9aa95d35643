// Planted bugs: the map, setup, turns, building and Areas.
import type { Mutation } from "@outrigger/testkit";

export const island: readonly Mutation[] = [
  // Geometry and map
  {
    clause: "TAH-GEO-2",
    file: "island/map.ts",
    find: "!there.sea && !isWall(hex.id, there.id)",
    replace: "!there.sea",
  },
  {
    clause: "TAH-GEO-4",
    file: "island/map.ts",
    find: "isNavigable(there) && (hex.sea || there.sea || isSeaBeside(there))",
    replace: "isNavigable(there)",
  },
  {
    clause: "TAH-GEO-5",
    file: "movement/sea.ts",
    find: "return isFamiliar(state, side, hex) ? cost.familiarReef : cost.reef;",
    replace: "return cost.reef;",
  },
  {
    clause: "TAH-GEO-6",
    file: "island/map.ts",
    find: "if (!hex.sea) return [hex.area];",
    replace: "if (!hex.sea) return [];",
  },
  {
    clause: "TAH-GEO-8",
    file: "movement/sea.ts",
    find: "far: state.villages.some((village) => village.at === at.id && village.owner === owner)",
    replace: "far: false",
  },
  {
    clause: "TAH-GEO-9",
    file: "movement/ways-home.ts",
    find: "const sum = (far[hex.index] ?? FAR) + travel.cost(hex);",
    replace: "const sum = (far[hex.index] ?? FAR) + 1;",
  },
  {
    clause: "TAH-GEO-10",
    file: "movement/ways-home.ts",
    find: "return bentRetreat(pack, here, target, travel, held);",
    replace: "return [];",
  },
  {
    clause: "TAH-GEO-12",
    file: "advanced/swim-to.ts",
    find: "return isLeader(swimmer.kind) || roomAt(play, swimmer.owner, hex) > 0;",
    replace: "return true;",
  },
  {
    clause: "TAH-GEO-13",
    file: "movement/sea.ts",
    find: "    if (hex.coastal) return true;\n",
    replace: "    return true;\n",
  },
  // Setup, sequence, initiative
  {
    clause: "TAH-SETUP-3",
    file: "options.ts",
    find: "if (regions < Math.min(seats, 3))",
    replace: "if (regions < Math.min(seats, 2))",
  },
  {
    clause: "TAH-SETUP-4",
    file: "island/setup.ts",
    find: "compareRolls(rolls, other, one)",
    replace: "compareRolls(rolls, one, other)",
  },
  {
    clause: "TAH-SETUP-8",
    file: "island/setup.ts",
    find: "of [...homes.entries()].reverse())",
    replace: "of homes.entries())",
  },
  {
    clause: "TAH-SEQ-3",
    file: "island/player-turn.ts",
    find: 'frame.step = "control";',
    replace: 'frame.step = "movement";',
  },
  {
    clause: "TAH-SEQ-4",
    file: "island/player-turn.ts",
    find: 'if (play.state.players[frame.player]?.onTahiti !== true) frame.step = "end";',
    replace: "",
  },
  {
    clause: "TAH-SEQ-5",
    file: "names.ts",
    find: "season: (seasons % tracks.seasonsPerYear) + 1",
    replace: "season: seasons + 1",
  },
  {
    clause: "TAH-INIT-2",
    file: "island/initiative.ts",
    find: "return state.initiative.doubled ? holderX2 : holderFront;",
    replace: "return holderFront;",
  },
  {
    clause: "TAH-INIT-3",
    file: "island/initiative.ts",
    find: "rollFor(play, tied, false)",
    replace: "rollFor(play, tied, true)",
  },
  {
    clause: "TAH-INIT-4",
    file: "island/initiative.ts",
    find: "marker.doubled = marker.holder === winner;",
    replace: "marker.doubled = false;",
  },
  {
    clause: "TAH-INIT-5",
    file: "island/turn-order.ts",
    find: 'if (direction === "counterclockwise") seats.reverse();',
    replace: "",
  },
  {
    clause: "TAH-INIT-6",
    file: "island/initiative.ts",
    find: "state.initiative.holder = NOBODY;",
    replace: "",
  },
  // Construction, Villages
  {
    clause: "TAH-BUILD-2",
    file: "names.ts",
    find: "piece.owner === seat && !piece.fresh,",
    replace: "piece.owner === seat,",
  },
  {
    clause: "TAH-BUILD-3",
    file: "island/build-chart.ts",
    find: 'if (village.served) return "TAH-BUILD-3";',
    replace: "",
  },
  {
    clause: "TAH-BUILD-4",
    file: "island/build-chart.ts",
    find: 'if (enemyCombatAt(play.state, seat, hex)) return "TAH-BUILD-4";\n  const problem',
    replace: "const problem",
  },
  {
    clause: "TAH-BUILD-15",
    file: "island/build-chart.ts",
    find: 'return item === "warCanoe" && !pack.map.at(hex).coastal ? "TAH-BUILD-15" : undefined;',
    replace: "return undefined;",
  },
  {
    clause: "TAH-BUILD-17",
    file: "island/build-chart.ts",
    find: "usable(state, seat, hex, use.item).length >= use.present",
    replace: "usable(state, seat, hex, use.item).length >= use.consumed",
  },
  {
    clause: "TAH-BUILD-19",
    file: "names.ts",
    find: '{ item: "bigLog", present: 1, consumed: 1 }',
    replace: '{ item: "bigLog", present: 1, consumed: 0 }',
  },
  { clause: "TAH-BUILD-20", file: "island/construction.ts", find: "frame.harvested.push(hex);", replace: "" },
  {
    clause: "TAH-BUILD-21",
    file: "island/build-chart.ts",
    find: "if (state.control[area] !== seat || villageInArea(state, pack, area) !== undefined)",
    replace: "if (state.control[area] !== seat)",
  },
  {
    clause: "TAH-BUILD-23",
    file: "island/conversion.ts",
    find: 'piece.kind = "population";\n    piece.fresh = true;',
    replace: 'piece.kind = "population";',
  },
  {
    clause: "TAH-VILL-3",
    file: "island/home-village.ts",
    find: "return coastal.length > 0 ? coastal : villages;",
    replace: "return villages;",
  },
  {
    clause: "TAH-VILL-4",
    file: "island/move-home.ts",
    find: "if (state.players[seat]?.home === 0) nameHome(play, seat, hex);\n  else if",
    replace: "if",
  },
  {
    clause: "TAH-VILL-5",
    file: "island/home-village.ts",
    find: "home !== to && !pack.map.at(home).coastal && pack.map.at(to).coastal",
    replace: "home !== to && pack.map.at(to).coastal",
  },
  {
    clause: "TAH-VILL-6",
    file: "island/construction.ts",
    find: "at === home || served || fresh ?",
    replace: "served || fresh ?",
  },
  {
    clause: "TAH-VILL-7",
    file: "combat/land-combat.ts",
    find: 'addPiece(state, "population", loser, at);\n',
    replace: "",
  },
  // Area control
  {
    clause: "TAH-CTRL-1",
    file: "island/control-changes.ts",
    find: "holder === NOBODY ? seatOfChief === area :",
    replace: "holder === NOBODY ? true :",
  },
  {
    clause: "TAH-CTRL-2",
    file: "island/area-control.ts",
    find: "const NEW_POPULATION = 3;",
    replace: "const NEW_POPULATION = 2;",
  },
  {
    clause: "TAH-CTRL-3",
    file: "island/elder-arrival.ts",
    find: 'rollDie(play, seat, "elder") % 2 === 0',
    replace: 'rollDie(play, seat, "elder") % 2 === 1',
  },
  {
    clause: "TAH-CTRL-4",
    file: "island/player-turn.ts",
    find: "piece.start = piece.at;\n    piece.mover = 0;",
    replace: "piece.start = piece.at;",
  },
  {
    clause: "TAH-CTRL-5",
    file: "island/control-changes.ts",
    find: "villageInArea(state, pack, area) === undefined)",
    replace: "true)",
  },
  {
    clause: "TAH-DEF-7",
    file: "markers.ts",
    find: "if (only !== NOBODY && !several) return only;",
    replace: "if (only !== NOBODY) return only;",
  },
];
