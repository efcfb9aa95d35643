// Planted bugs: land combat and Leaders.
import type { Mutation } from "@outrigger/testkit";

export const combat: readonly Mutation[] = [
  // Land combat
  {
    clause: "TAH-LCOM-2",
    file: "combat/contacts.ts",
    find: 'if (combatCount(theirs) > 0) return mine.some((piece) => piece.by !== "" || isCombat(piece.kind));',
    replace: 'if (combatCount(theirs) > 0) return mine.some((piece) => piece.by !== "");',
  },
  {
    clause: "TAH-LCOM-4",
    file: "combat/contacts.ts",
    find: "if (combatCount(mine) === 0 && !hasCommander(mine)) return undefined;",
    replace: "if (mine.length === 0) return undefined;",
  },
  {
    clause: "TAH-LCOM-5",
    file: "combat/combat.ts",
    find: "return !contact.armed && open.some((other) => other.hex === contact.hex && other.armed);",
    replace: "return contact.armed && !open.some((other) => other.hex === contact.hex && other.armed);",
  },
  {
    clause: "TAH-LCOM-6",
    file: "combat/strength.ts",
    find: "return Math.max(best, sling + sumOfBest(values, maxUnitsWithSlingers - 1));",
    replace: "return best;",
  },
  {
    clause: "TAH-LCOM-7",
    file: "combat/shaman.ts",
    find: "if (forces.length === 1) battle.shamans[role] = true;\n  else push",
    replace: "push",
  },
  {
    clause: "TAH-LCOM-9",
    file: "combat/battle-record.ts",
    find: "return [attack, defence + bonus];",
    replace: "return [attack + bonus, defence];",
  },
  {
    clause: "TAH-LCOM-11",
    file: "names.ts",
    find: "return { attackerWins: margin > 0,",
    replace: "return { attackerWins: margin >= 0,",
  },
  {
    clause: "TAH-LCOM-12",
    file: "names.ts",
    find: "return difference < 4 ? 1 : Math.floor(difference / 2);",
    replace: "return difference < 4 ? 1 : Math.ceil(difference / 2);",
  },
  {
    clause: "TAH-RETR-2",
    file: "movement/ways-home.ts",
    find: "const far = distances(pack, target, travel, (hex) => held.has(hex));",
    replace: "const far = distances(pack, target, travel, () => false);",
  },
  {
    clause: "TAH-RETR-4",
    file: "combat/retreat.ts",
    find: "if (battle.before !== 0) joinRetreat(play, battle);",
    replace: "",
  },
  {
    clause: "TAH-RETR-5",
    file: "combat/retreat.ts",
    find: "if (to === homeOf(state, battle.loser)) battle.left = 0;",
    replace: "",
  },
  {
    clause: "TAH-RETR-8",
    file: "endings/departure.ts",
    find: "if (chieftain === undefined || captives.includes(chieftain.id)) return false;",
    replace: "return false;",
  },
  {
    clause: "TAH-PANIC-3",
    file: "vocabulary.ts",
    find: 'heavy: "militia",\n  fighters: "militia",',
    replace: 'heavy: "fighters",\n  fighters: "militia",',
  },
  {
    clause: "TAH-PANIC-5",
    file: "combat/retreat.ts",
    find: "battle.adjacent = isFirst && !battle.sea && battle.chasers.length > 0;",
    replace: "battle.adjacent = !battle.sea && battle.chasers.length > 0;",
  },
  { clause: "TAH-PURS-3", file: "combat/pursuit.ts", find: "battle.chasers = [];\n", replace: "" },
  {
    clause: "TAH-PURS-4",
    file: "combat/pursuers.ts",
    find: "count === 0 && chosen.length === 0 && !others ?",
    replace: "count < 0 ?",
  },
  {
    clause: "TAH-CAPT-2",
    file: "combat/panic.ts",
    find: "return villageAt(play.state, here)?.owner !== loser;",
    replace: "return true;",
  },
  {
    clause: "TAH-CAPT-3",
    file: "combat/capture.ts",
    find: "rank(one) - rank(other) || one.id - other.id",
    replace: "rank(other) - rank(one) || one.id - other.id",
  },
  // Leaders
  {
    clause: "TAH-ELD-2",
    file: "combat/capture.ts",
    find: 'rollDie(play, winner, "elderCaptured") % 2 === 0',
    replace: 'rollDie(play, winner, "elderCaptured") % 2 === 1',
  },
  {
    clause: "TAH-COMP-4",
    file: "island/elders.ts",
    find: "player.elders = pack.elders.map((_, place) => place + 1);",
    replace: "player.elders = [1];",
  },
  {
    clause: "TAH-SHAM-3",
    file: "island/player-turn.ts",
    find: "player.shamanDue > state.clock || player.home === 0",
    replace: "player.shamanDue > state.clock + 1 || player.home === 0",
  },
  {
    clause: "TAH-CHIEF-1",
    file: "combat/capture.ts",
    find: 'rollDie(play, winner, "chieftainCaptured") !== 1',
    replace: 'rollDie(play, winner, "chieftainCaptured") !== 6',
  },
  {
    clause: "TAH-CHIEF-3",
    file: "endings/player-end.ts",
    find: "state.partBuilt = state.partBuilt.filter(({ at }) => state.control[pack.map.at(at).area] !== seat);",
    replace: "",
  },
  // Leaders on the run
  {
    clause: "TAH-CAPT-1",
    file: "combat/panic.ts",
    find: "if (battle.adjacent && areLeadersAlone(play, battle))",
    replace: "if (areLeadersAlone(play, battle))",
  },
  {
    clause: "TAH-CAPT-1",
    file: "combat/pursuit.ts",
    find: "  battle.chaserCanoes = [];\n  battle.adjacent = false;\n",
    replace: "  battle.chaserCanoes = [];\n  battle.adjacent = true;\n",
  },
  {
    clause: "TAH-SHAM-3",
    file: "combat/shaman.ts",
    find: "state.clock + pack.tables.shamanReturn.turnsLater",
    replace: "state.clock + 1",
  },
  {
    clause: "TAH-SHAM-3",
    file: "island/player-turn.ts",
    find: "player.shamanDue > state.clock ||",
    replace: "player.shamanDue > state.clock + 1 ||",
  },
];
