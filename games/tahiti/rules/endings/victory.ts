// Who has won (TAH-VIC): levels by Areas or by Expedition, and the places.
import { isOver, placesBy, type Result, type Seat } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import { findGains } from "../island/area-gains.ts";
import { luckReport } from "../luck-report.ts";
import { scoreOf } from "../names.ts";
import type { TahitiState } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import type { Level, Side } from "../vocabulary.ts";
import { levelByAreas, rankOf } from "./levels.ts";

function areasOf(state: TahitiState, side: Side): number {
  return state.control.filter((owner) => owner === side).length;
}

/** TAH-VIC-2: whoever has left has his Expedition's level; the others are judged by their Areas. */
export function levelOf(state: TahitiState, pack: TahitiPack, seat: Seat): Level {
  const level = state.players[seat]?.level ?? "";
  return level === "" ? levelByAreas(pack, areasOf(state, seat)) : level;
}

/**
 * TAH-VIC-3, TAH-VIC-4: what places are compared by. More Areas break a tie only between players judged by Areas; an
 * Expedition shares the best place of its level.
 */
function standings(state: TahitiState, pack: TahitiPack): [rank: number, areas: number][] {
  const all = state.players.map((player, seat) => ({
    rank: rankOf(levelOf(state, pack, seat)),
    areas: player.level === "" ? areasOf(state, seat) : -1,
  }));
  const best = (rank: number): number =>
    Math.max(...all.filter((other) => other.rank === rank).map((other) => other.areas));
  return all.map(({ rank, areas }) => [rank, areas < 0 ? best(rank) : areas]);
}

export function result(state: TahitiState, pack: TahitiPack): Result {
  const seats = state.players.map((_, seat) => seat);
  const levels = seats.map((seat) => levelOf(state, pack, seat));
  const areas = seats.map((seat) => areasOf(state, seat));
  return {
    places: placesOf(state, pack),
    scores: scoresOf(state, pack),
    details: {
      levels,
      areas,
      settled: state.players.map((player) => player.settled),
      luck: luckReport(state),
    },
  };
}

/** The scores if everybody's construction phase had come: with the Areas that would then change hands (TAH-CTRL). */
export function standing(state: TahitiState, pack: TahitiPack): number[] {
  if (isOver(state)) return scoresOf(state, pack);
  const control = state.control.slice();
  for (const seat of state.players.keys()) for (const area of findGains(state, pack, seat)) control[area] = seat;
  return scoresOf({ ...state, control }, pack);
}

function scoresOf(state: TahitiState, pack: TahitiPack): number[] {
  return state.players.map((_, seat) => scoreOf(levelOf(state, pack, seat), areasOf(state, seat)));
}

function placesOf(state: TahitiState, pack: TahitiPack): number[] {
  const all = standings(state, pack);
  if (all.length === 1) return [(all[0]?.[0] ?? 0) >= rankOf("MV") ? 1 : 2];
  return placesBy(all, ([rank, areas], other) => rank > other[0] || (rank === other[0] && areas > other[1]));
}

/** TAH-END: nothing is decided any more. */
export function endGame(play: TahitiPlay): void {
  const { state, pack } = play;
  state.stack.length = 0;
  const seats = state.players.map((_, seat) => seat);
  play.tell(() => ({
    kind: "ended",
    places: placesOf(state, pack),
    levels: seats.map((seat) => levelOf(state, pack, seat)),
    areas: seats.map((seat) => areasOf(state, seat)),
  }));
}

/** TAH-END-1, TAH-SOLO-17: the game ends with the last Chieftain but one; alone it ends with the only one. */
export function endIfLast(play: TahitiPlay): void {
  const staying = play.state.players.filter((player) => player.onTahiti).length;
  if (staying === 0 || (staying === 1 && play.state.players.length > 1)) endGame(play);
}
