// The end of a turn: nothing of it is known to others before its player confirms it (MAS-UNDO).
import type { DecisionPhase } from "@outrigger/kernel";
import type { Maasai } from "../maasai.ts";
import { endGame, endTurn } from "../turn.ts";
import type { ConfirmFrame, ConfirmMove, EndMove } from "../vocabulary.ts";

const CONFIRM: ConfirmMove = ["confirm"];
const END: EndMove = ["end"];

export const confirm: DecisionPhase<Maasai, ConfirmFrame, ConfirmMove> = {
  publishes: ["confirm"],
  cuts: ["confirm"],
  offers(_play, _frame, ask) {
    ask.offer(CONFIRM);
  },
  apply(play, { seat }) {
    endTurn(play, seat);
  },
};

/** MAS-UNDO-3: a pen is empty. Confirm it and end the game, or take it back. */
export const end: DecisionPhase<Maasai, ConfirmFrame, EndMove> = {
  publishes: ["end"],
  cuts: ["end"],
  offers(_play, _frame, ask) {
    ask.offer(END);
  },
  apply(play) {
    endGame(play);
  },
};
