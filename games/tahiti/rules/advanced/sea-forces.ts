// What each side brings into a sea combat (TAH-SCOM-3 to TAH-SCOM-5).
import { sideOf } from "../combat/battle-record.ts";
import type { BattleFrame, Squadron } from "../combat/frames.ts";
import { crewValue, fightingCrew, leadersTakingPart } from "../combat/strength.ts";
import { markersAt } from "../markers.ts";
import { piecesByIds } from "../movement/travel.ts";
import { byStrength, combatCount, countUnits, piecesAt } from "../pieces.ts";
import type { Marker, Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { isClan, isCombat, isLeader, isUnit, SEATS } from "../vocabulary.ts";
import { arrange } from "./seating.ts";

const MOST_CANOES = 3;

/** A side's canoes in the combat hex: those with its crew; a defender on the shore has all the others. */
function canoesOf({ state, pack }: TahitiPlay, battle: BattleFrame, role: 0 | 1): Marker[] {
  const isShore = pack.map.at(battle.at).coastal;
  return markersAt(state, battle.at, "warCanoe").filter((canoe) =>
    isShore && role === 1 ? canoe.crew !== battle.attacker : canoe.crew === sideOf(battle, role),
  );
}

/** TAH-SCOM-3: canoes on both sides, a Combat Unit to defend them, and nobody who came on foot; clans man none (TAH-SOLO-18). */
export function mayFightAtSea(play: TahitiPlay, battle: BattleFrame): boolean {
  const { state, pack } = play;
  if (!state.switches.seaCombat || !pack.map.at(battle.at).coastal) return false;
  if (isClan(battle.attacker) || isClan(battle.defender)) return false;
  const attackers = piecesAt(state, battle.attacker, battle.at);
  const isFleet = attackers.every((piece) => piece.by === "sea") && canoesOf(play, battle, 0).length > 0;
  return (
    isFleet && canoesOf(play, battle, 1).length > 0 && combatCount(piecesAt(state, battle.defender, battle.at)) > 0
  );
}

export function squadronsOf(play: TahitiPlay, battle: BattleFrame): Squadron[] {
  return [squadronOf(play, battle, 0), squadronOf(play, battle, 1)];
}

/** TAH-SCOM-4: at most three canoes fight, each with a Combat Unit; on his shore the defender mans no more than helps. */
function squadronOf(play: TahitiPlay, battle: BattleFrame, role: 0 | 1): Squadron {
  const all = canoesOf(play, battle, role).map((canoe) => canoe.id);
  const pieces = piecesAt(play.state, sideOf(battle, role), battle.at);
  const fighting = Math.min(MOST_CANOES, all.length, combatCount(pieces));
  const isShoreDefence = role === 1 && play.pack.map.at(battle.at).coastal;
  const crew = isShoreDefence ? shoreCrew(play, pieces, fighting) : pieces;
  const canoes = all.slice(0, fighting);
  const spare = isShoreDefence ? [] : all.slice(fighting);
  const seats = arrange(fighting, seatedIn(play, crew, fighting, spare.length)).map((canoe) =>
    canoe.map(({ id }) => id),
  );
  return { canoes, spare, crew: crew.map((piece) => piece.id), seats, unseated: [] };
}

function shoreCrew(play: TahitiPlay, pieces: readonly Piece[], canoes: number): Piece[] {
  const fighters = pieces
    .filter((piece) => isCombat(piece.kind))
    .sort(byStrength(play.pack))
    .reverse();
  const leaders = pieces.filter((piece) => isLeader(piece.kind));
  return [...fighters.slice(0, fightingCrew(canoes, countUnits(fighters))), ...leaders];
}

/** Everybody, if there is no other canoe; otherwise the strongest sit in the canoes that fight. */
function seatedIn(play: TahitiPlay, crew: readonly Piece[], canoes: number, spare: number): readonly Piece[] {
  if (spare === 0 || canoes === 0) return canoes === 0 ? [] : crew;
  const units = crew
    .filter((piece) => isUnit(piece.kind))
    .sort(byStrength(play.pack))
    .reverse();
  return [...units.slice(0, SEATS * canoes), ...crew.filter((piece) => isLeader(piece.kind))];
}

/** TAH-SCOM-5: canoes and Leaders, no terrain. */
export function seaStrengths(play: TahitiPlay, battle: BattleFrame): [attack: number, defence: number] {
  return [seaStrength(play, battle, 0), seaStrength(play, battle, 1)];
}

function seaStrength(play: TahitiPlay, battle: BattleFrame, role: 0 | 1): number {
  const squadron = battle.squadrons[role];
  if (squadron === undefined) throw new Error("no squadron");
  const crew = piecesByIds(play, squadron.crew);
  const canoes = crewValue(squadron.canoes.length, countUnits(crew));
  return canoes + leadersTakingPart(play.pack, crew, battle.shamans[role]);
}

/** TAH-SCOM-7. */
export function canoesSunk(play: TahitiPlay, sum: number, canoes: number): number {
  const row = play.pack.tables.sinking.rows.find(({ min, max }) => sum >= (min ?? sum) && sum <= (max ?? sum));
  return Math.min(row?.sunk ?? 0, canoes);
}
