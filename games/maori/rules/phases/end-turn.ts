// D4: the turn is confirmed, the matrix refilled (MAO-REFILL), and the end of the game looked for (MAO-END).
import { confirmation, type Play } from "@outrigger/kernel";
import { tileOf } from "../components.ts";
import { endGame, isLastTurn } from "../ending.ts";
import type { Maori } from "../maori.ts";
import { cellNumber } from "../names.ts";
import { beginTurn } from "../turn.ts";
import type { ConfirmMove, EndTurnFrame } from "../vocabulary.ts";

export const endTurn = confirmation<Maori, EndTurnFrame, ConfirmMove>(["confirm"], (play, { seat, cell, passed }) => {
  const { state } = play;
  if (cell !== null) refill(play, cell);
  state.turns++;
  state.passes = passed ? state.passes + 1 : 0;
  if (isLastTurn(play, seat)) endGame(play);
  else beginTurn(play, (seat + 1) % state.seats.length);
});

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
