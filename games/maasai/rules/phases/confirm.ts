// The end of a turn: nothing of it is known to others before its player confirms it (MAS-UNDO).
import { confirmation } from "@outrigger/kernel";
import type { Maasai } from "../maasai.ts";
import { endGame, endTurn } from "../turn.ts";
import type { ConfirmFrame, ConfirmMove, EndMove } from "../vocabulary.ts";

export const confirm = confirmation<Maasai, ConfirmFrame, ConfirmMove>(["confirm"], (play, { seat }) => {
  endTurn(play, seat);
});

/** MAS-UNDO-3: a pen is empty. Confirm it and end the game, or take it back. */
export const end = confirmation<Maasai, ConfirmFrame, EndMove>(["end"], endGame);
