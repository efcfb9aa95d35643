// Planted bugs: movement by land and sea.
import type { Mutation } from "@outrigger/testkit";

export const movement: readonly Mutation[] = [
  // Land movement
  {
    clause: "TAH-LMOV-2",
    file: "movement/movement.ts",
    find: '  if (piece.mover === piece.id) return "TAH-LMOV-2";\n',
    replace: "",
  },
  {
    clause: "TAH-LMOV-5",
    file: "movement/land-movement.ts",
    find: "unitsIn(partyOf(play.state, frame.carried)) >= commanderValues(play.pack, commander).leadership",
    replace: "unitsIn(partyOf(play.state, frame.carried)) > commanderValues(play.pack, commander).leadership",
  },
  {
    clause: "TAH-LMOV-8",
    file: "movement/land-movement.ts",
    find: 'if (piece.kind === "shaman" && commander.kind !== "chieftain") return "TAH-LMOV-8";',
    replace: "",
  },
  {
    clause: "TAH-LMOV-10",
    file: "movement/carrying.ts",
    find: "return piece.mover === 0 || piece.mover === commander;",
    replace: "return true;",
  },
  {
    clause: "TAH-LMOV-12",
    file: "movement/land-movement.ts",
    find: "if (ground.zones.isOccupied(to)) pop(state);",
    replace: "",
  },
  { clause: "TAH-LZI-2", file: "movement/marching.ts", find: 'if (held) return "TAH-LZI-2";', replace: "" },
  {
    clause: "TAH-LZI-4",
    file: "movement/marching.ts",
    find: 'if (zones.isInfluenced(from) && zones.isInfluenced(to.id)) return "TAH-LZI-4";',
    replace: "",
  },
  {
    clause: "TAH-GEO-7",
    file: "movement/land-zones.ts",
    find: "if (!isCombat(kind) || !areEnemies(side, owner)) continue;",
    replace: "if (!areEnemies(side, owner)) continue;",
  },
  {
    clause: "TAH-PMOV-1",
    file: "movement/walking.ts",
    find: "POPULATION_THIRDS = 9",
    replace: "POPULATION_THIRDS = 12",
  },
  {
    clause: "TAH-PMOV-3",
    file: "movement/population-movement.ts",
    find: "(marker.mover === 0 || marker.mover === unit.id) && !touched.includes(marker.id)",
    replace: "!touched.includes(marker.id)",
  },
  {
    clause: "TAH-PMOV-6",
    file: "movement/walking.ts",
    find: "if (!zones.isInfluenced(to.id) || hasCombatAt(state, unit.owner, to.id)) return undefined;",
    replace: "if (!zones.isInfluenced(to.id)) return undefined;",
  },
  // Sea movement
  {
    clause: "TAH-SMOV-3",
    file: "movement/loading.ts",
    find: "if (combatCount(partyOf(play.state, frame.aboard)) < frame.canoes.length) return false;",
    replace: "",
  },
  {
    clause: "TAH-SMOV-7",
    file: "movement/embarking.ts",
    find: "return isFreeOfCost ? 0 : EMBARK_THIRDS;",
    replace: "return EMBARK_THIRDS;",
  },
  {
    clause: "TAH-SMOV-9",
    file: "movement/sea-movement.ts",
    find: "frame.aboard.push(id);\n  frame.left -= TAKE_THIRDS;",
    replace: "frame.aboard.push(id);",
  },
  {
    clause: "TAH-SMOV-11",
    file: "movement/embarking.ts",
    find: 'if (frame.landfall === commander.at && leaving) return "TAH-SMOV-11";',
    replace: "",
  },
  {
    clause: "TAH-SMOV-13",
    file: "movement/sea-movement.ts",
    find: "here.coastal || play.state.switches.seaCombat ?",
    replace: "here.coastal || here.sea ?",
  },
  {
    clause: "TAH-SMOV-15",
    file: "movement/flotilla.ts",
    find: "if (!hex.sea) return enemyCombatAt(state, side, hex.id);",
    replace: "if (!hex.sea) return false;",
  },
  {
    clause: "TAH-SMOV-16",
    file: "movement/sea-movement.ts",
    find: "const held = landZones(state, pack, frame.seat).isInfluenced(commander.at);",
    replace: "const held = landZones(state, pack, frame.seat).isOccupied(commander.at);",
  },
  {
    clause: "TAH-SZI-5",
    file: "movement/sea.ts",
    find: "bond.approach.length === 0 || bond.approach.includes(source.at.id)",
    replace: "bond.approach.length >= 0 || bond.approach.includes(source.at.id)",
  },
  {
    clause: "TAH-SZI-6",
    file: "movement/sea.ts",
    find: "if (after <= before) return undefined;",
    replace: "if (after < before) return undefined;",
  },
  // What carried people, purses and zones allow
  {
    clause: "TAH-PMOV-3",
    file: "movement/march-loads.ts",
    find: "if (!isBusy && (marker.mover === 0 || marker.mover === id)) return",
    replace: "if (!isBusy) return",
  },
  {
    clause: "TAH-PMOV-3",
    file: "movement/land-movement.ts",
    find: "  for (const [unit, id] of frame.loads) markerOf(play.state, id).mover = unit;\n",
    replace: "",
  },
  {
    clause: "TAH-SMOV-9",
    file: "movement/sea-movement.ts",
    find: '  if (frame.left < TAKE_THIRDS) return "TAH-SMOV-9";\n',
    replace: "",
  },
  {
    clause: "TAH-SMOV-14",
    file: "movement/casting-off.ts",
    find: 'return piece.kind !== "shaman" || commander.kind === "chieftain";',
    replace: 'return piece.kind !== "shaman" || isCombat(piece.kind) || commander.kind !== "shaman";',
  },
  {
    clause: "TAH-SMOV-14",
    file: "movement/loading.ts",
    find: '  if (piece.kind === "shaman" && commander.kind !== "chieftain") return "TAH-SMOV-14";\n',
    replace: "",
  },
  {
    clause: "TAH-GEO-13",
    file: "movement/sea.ts",
    find: "rest < 0 ? undefined : throughZones(sources, hex, to, bond);",
    replace: "rest < 0 ? undefined : UNBOUND;",
  },
  {
    clause: "TAH-GEO-8",
    file: "movement/sea.ts",
    find: "village.at === at.id && village.owner === owner",
    replace: "village.at === at.id",
  },
];
