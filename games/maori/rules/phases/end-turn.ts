// D4: the turn is confirmed, the matrix refilled (MAO-REFILL), and the end of the game looked for (MAO-END).
import type { DecisionPhase, Play, Seat } from "@outrigger/kernel";
import { type MaoriPack, tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import { cellNumber } from "../matrix.ts";
import { result } from "../scoring.ts";
import { beginTurn, CONFIRM, planOf, seatOf } from "../turn.ts";
import type { ConfirmMove, EndTurnFrame, MaoriState } from "../vocabulary.ts";

export const endTurn: DecisionPhase<Maori, EndTurnFrame, ConfirmMove> = {
  publishes: ["confirm"],
  cuts: ["confirm"],
  offers(_play, _frame, ask) {
    ask.offer(CONFIRM);
  },
  apply(play, { seat, cell, passed }) {
    const { state } = play;
    if (cell !== null) refill(play, cell);
    state.turns++;
    state.passes = passed ? state.passes + 1 : 0;
    if (isLast(play, seat)) endGame(play);
    else beginTurn(play, (seat + 1) % state.seats.length);
  },
};

/** MAO-REFILL-1 to MAO-REFILL-3: the next tile of the pile, or nothing when it is used up; a volcano stays (MAO-VOLC-5). */
function refill(play: Play<Maori>, cell: string): void {
  const { state, pack, chance } = play;
  if (state.pile.length === 0) {
    play.emit({ kind: "leftEmpty", cell });
    return;
  }
  const tile = chance.draw(state.pile);
  state.matrix[cellNumber(cell)] = tile;
  play.tell(() => ({ kind: "refilled", tile: tileOf(pack, tile).printed, cell }));
}

/** MAO-END-6: the first check that applies decides. */
function isLast(play: Play<Maori>, seat: Seat): boolean {
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

function endGame(play: Play<Maori>): void {
  play.state.stack.length = 0;
  play.tell(() => {
    const { scores, places } = result(play.state, play.pack);
    return { kind: "ended", scores, places };
  });
}
