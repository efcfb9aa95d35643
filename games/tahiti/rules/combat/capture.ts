// Prisoners: trapped groups (TAH-RETR-7, TAH-SCOM-14), and what becomes of captured Leaders (TAH-CAPT, TAH-ELD-2, TAH-CHIEF-1).
import { push, type Seat } from "@outrigger/kernel";
import { rollDie, tallyHope } from "../dice.ts";
import { startForcedDeparture } from "../endings/departure.ts";
import type { BargainFrame } from "../endings/frames.ts";
import { killPlayer } from "../endings/player-end.ts";
import { drawElder } from "../island/elders.ts";
import { markerOf } from "../markers.ts";
import { namesOf, piecesByIds } from "../movement/travel.ts";
import { addPiece, handOver, pieceOf, removePiece } from "../pieces.ts";
import type { Piece } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { isLeader, isSeat, isUnit, LEADER_KINDS, placeIn } from "../vocabulary.ts";
import type { BattleFrame } from "./frames.ts";
import { loseShaman } from "./shaman.ts";

/** TAH-RETR-7: Units become Population of the winner where he stands, Leaders are captured, canoes are his. */
export function captureGroup(play: TahitiPlay, battle: BattleFrame): void {
  const { loser, winner, post } = battle;
  const units = piecesByIds(play, battle.group).filter((piece) => isUnit(piece.kind));
  const names = namesOf(units);
  for (const piece of units) {
    piece.kind = "population";
    handOver(piece, winner, post);
  }
  const ids = units.map((piece) => piece.id);
  if (ids.length > 0) play.emit({ kind: "unitsCaptured", side: loser, by: winner, hex: post, ids, pieces: names });
  takeCanoes(play, battle);
  captureLeaders(play, battle);
  battle.left = 0;
}

function takeCanoes(play: TahitiPlay, battle: BattleFrame): void {
  const { loser, winner, post, canoes } = battle;
  for (const id of canoes) {
    const canoe = markerOf(play.state, id);
    canoe.at = post;
    canoe.crew = winner;
  }
  if (canoes.length > 0)
    play.tell(() => ({ kind: "canoesTaken", side: loser, by: winner, hex: post, markers: [...canoes] }));
  battle.canoes = [];
}

/** All Leaders of the group; they stand with their captors until each one's fate is known. */
export function captureLeaders(play: TahitiPlay, battle: BattleFrame): void {
  const { loser, winner, post } = battle;
  const rank = (piece: Piece): number => placeIn(LEADER_KINDS, piece.kind);
  const leaders = piecesByIds(play, battle.group)
    .filter((piece) => isLeader(piece.kind))
    .sort((one, other) => rank(one) - rank(other) || one.id - other.id);
  battle.captives = leaders.map((piece) => piece.id);
  battle.group = [];
  battle.step = "captives";
  if (leaders.length === 0) return;
  for (const piece of leaders) piece.at = post;
  const ids = [...battle.captives];
  play.tell(() => ({ kind: "leadersCaptured", side: loser, by: winner, hex: post, ids, pieces: namesOf(leaders) }));
}

/** TAH-CAPT-3: one after the other, the Chieftain last. */
export function takeCaptive(play: TahitiPlay, battle: BattleFrame): void {
  const id = battle.captives.shift();
  if (id === undefined) {
    battle.step = "retreat";
    return;
  }
  const piece = pieceOf(play.state, id);
  if (piece.kind === "shaman") loseShaman(play, piece);
  else if (piece.kind === "elder") takeElder(play, battle, piece);
  else takeChieftain(play, battle);
}

/** TAH-ELD-2, TAH-ELD-3; hostile clans have no use for Elders (TAH-SOLO-16). */
function takeElder(play: TahitiPlay, { loser, winner, post }: BattleFrame, piece: Piece): void {
  const joins = isSeat(winner) && rollDie(play, winner, "elderCaptured") % 2 === 0;
  if (isSeat(winner)) tallyHope(play, winner, "captures", joins, 18);
  removePiece(play.state, piece);
  play.emit({ kind: "elderTaken", side: loser, by: winner, id: piece.id, elder: piece.elder, joined: joins });
  if (!joins) return;
  const elder = drawElder(play, winner);
  const { id } = addPiece(play.state, "elder", winner, post, elder);
  play.emit({ kind: "placed", side: winner, piece: "elder", id, hex: post, elder });
}

/** TAH-CHIEF-1: a 1 kills him; otherwise he has to leave, on terms to be settled (TAH-SOLO-16: alone, without any). */
function takeChieftain(play: TahitiPlay, { loser: seat, winner }: BattleFrame): void {
  play.emit({ kind: "chieftainTaken", seat, by: winner });
  const lives = rollDie(play, winner, "chieftainCaptured") !== 1;
  tallyHope(play, seat, "captures", lives, 30);
  if (!lives) killPlayer(play, seat, "battle");
  else if (isSeat(winner)) push(play.state, newBargain(winner, seat));
  else startForcedDeparture(play, seat);
}

function newBargain(captor: Seat, captive: Seat): BargainFrame {
  return { phase: "bargain", seat: captor, captor, captive, made: [0, 0], standing: null };
}
