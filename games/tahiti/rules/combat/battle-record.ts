// A combat from the declaration to the end of the retreat: its record, and what the steps of it share.
import { rouse } from "../advanced/hostile-clans.ts";
import { piecesAt } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { areaOfClan, type Hex, isClan, isCombat, isLeader, NOBODY, type Side } from "../vocabulary.ts";
import type { BattleFrame } from "./frames.ts";
import { landStrength } from "./strength.ts";

export function newBattle(play: TahitiPlay, attacker: Side, defender: Side, at: Hex): BattleFrame {
  // TAH-SOLO-8: an attacked clan wakes up.
  if (isClan(defender)) rouse(play, areaOfClan(defender));
  const sea = play.pack.map.at(at).sea;
  play.emit({ kind: "attacked", attacker, defender, hex: at, sea });
  return {
    phase: "battle",
    attacker,
    defender,
    at,
    step: "mode",
    sea,
    shamans: [false, false],
    asked: 0,
    winner: NOBODY,
    loser: NOBODY,
    hexes: 0,
    left: 0,
    group: [],
    canoes: [],
    here: at,
    before: 0,
    chasers: [],
    chaserCanoes: [],
    post: at,
    adjacent: false,
    captives: [],
    squadrons: [],
  };
}

export function sideOf({ attacker, defender }: BattleFrame, role: 0 | 1): Side {
  return role === 0 ? attacker : defender;
}

/** Who of a side takes part in a combat on land: everybody in the hex (TAH-LCOM-8). */
export function landForces({ state }: TahitiPlay, battle: BattleFrame, role: 0 | 1): Piece[] {
  return piecesAt(state, sideOf(battle, role), battle.at);
}

/** TAH-LCOM-9, TAH-LCOM-10: the defender adds one in the jungle, whoever he is. */
export function landStrengths(play: TahitiPlay, battle: BattleFrame): [attack: number, defence: number] {
  const { pack } = play;
  const attack = landStrength(pack, landForces(play, battle, 0), battle.shamans[0]);
  const defence = landStrength(pack, landForces(play, battle, 1), battle.shamans[1]);
  const bonus = pack.map.at(battle.at).jungle ? pack.tables.landCombat.jungleDefender : 0;
  return [attack, defence + bonus];
}

/** TAH-PANIC-5, TAH-PURS-4: Combat Units and Leaders can hold prisoners and pursue; Population cannot. */
export function isArmed(piece: Piece): boolean {
  return isCombat(piece.kind) || isLeader(piece.kind);
}
