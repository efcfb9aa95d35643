// D0: the starting player puts the explorer ship at the edge of the matrix (MAO-SETUP-7) and confirms it on its own.
import { confirmation, type DecisionPhase, replace } from "@outrigger/kernel";
import type { Maori } from "../maori.ts";
import { EXPLORER_MOVES } from "../matrix.ts";
import { beginTurn } from "../turn.ts";
import type { ConfirmExplorerFrame, ConfirmMove, ExplorerMove, PlaceExplorerFrame } from "../vocabulary.ts";

export const placeExplorer: DecisionPhase<Maori, PlaceExplorerFrame, ExplorerMove> = {
  publishes: [],
  offers(_play, _frame, ask) {
    for (const move of EXPLORER_MOVES) ask.offer(move);
  },
  apply(play, { seat }, [, position]) {
    play.state.explorer = position;
    play.emit({ kind: "explorerPlaced", seat, position });
    replace(play.state, { phase: "confirmExplorer", seat });
  },
};

/** MAO-SETUP-8: the left neighbour has the first turn. */
export const confirmExplorer = confirmation<Maori, ConfirmExplorerFrame, ConfirmMove>(["confirm"], (play, { seat }) => {
  beginTurn(play, (seat + 1) % play.state.seats.length);
});
