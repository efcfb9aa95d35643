// How the game comes to its end (MAO-END).
import type { Play, Seat } from "@outrigger/kernel";
import type { MaoriPack } from "./components.ts";
import type { Maori } from "./maori.ts";
import { result } from "./scoring.ts";
import { planOf, seatOf } from "./turn.ts";
import type { MaoriState } from "./vocabulary.ts";

/** MAO-END-6: the first check that applies decides. */
export function isLastTurn(play: Play<Maori>, seat: Seat): boolean {
  const { state, pack } = play;
  if (state.ending !== null) return --state.ending.turnsLeft === 0;
  if (isComplete(play, seat)) startLastTurns(play, seat, "completed");
  else if (isExhausted(state, pack)) startLastTurns(play, seat, "exhausted");
  else return isStagnant(play, seat);
  return false;
}

/** MAO-END-1, MAO-ATOLL-6: every playable space holds a tile, finished or not. */
function isComplete(play: Play<Maori>, seat: Seat): boolean {
  const { layout } = seatOf(play, seat);
  return planOf(play).spaces.every((space) => layout[space] !== null);
}

/** MAO-END-4: nobody can get a tile from the matrix any more. */
function isExhausted({ pile, matrix }: MaoriState, pack: MaoriPack): boolean {
  return pile.length === 0 && matrix.every((id) => id === null || pack.volcanoes.has(id));
}

/** MAO-END-2: one more turn for everybody else. */
function startLastTurns(play: Play<Maori>, seat: Seat, reason: "completed" | "exhausted"): void {
  const turnsLeft = play.state.seats.length - 1;
  play.state.ending = { reason, seat, turnsLeft };
  play.emit({ kind: "lastTurns", reason, seat, turns: turnsLeft });
}

/** MAO-END-5: too many turns in a row in which nothing was done. */
function isStagnant(play: Play<Maori>, seat: Seat): boolean {
  const { state } = play;
  if (state.passes < state.options.stagnationRounds * state.seats.length) return false;
  state.ending = { reason: "stagnated", seat, turnsLeft: 0 };
  play.emit({ kind: "stagnated", turns: state.passes });
  return true;
}

export function endGame(play: Play<Maori>): void {
  play.state.stack.length = 0;
  play.tell(() => {
    const { scores, places } = result(play.state, play.pack);
    return { kind: "ended", scores, places };
  });
}
