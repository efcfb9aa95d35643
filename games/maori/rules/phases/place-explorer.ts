// D0: the starting player puts the explorer ship at the edge of the matrix (MAO-SETUP-7) and confirms it on its own.
import type { DecisionPhase } from "@outrigger/kernel";
import { replace } from "@outrigger/kernel";
import type { Maori } from "../maori.ts";
import { EXPLORER_MOVES } from "../matrix.ts";
import { beginTurn, CONFIRM } from "../turn.ts";
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

export const confirmExplorer: DecisionPhase<Maori, ConfirmExplorerFrame, ConfirmMove> = {
  publishes: ["confirm"],
  cuts: ["confirm"],
  offers(_play, _frame, ask) {
    ask.offer(CONFIRM);
  },
  /** MAO-SETUP-8: the left neighbour has the first turn. */
  apply(play, { seat }) {
    beginTurn(play, (seat + 1) % play.state.seats.length);
  },
};
