// Where a choice is made: its places on the board, and the button that stands for it.
import { choicePlace, type GameUi, type Offer, sameMove, type TableContext } from "@outrigger/board";

/** The button of a move, wherever the table or the game has one; the confirming one is called so at every table. */
export function buttonsOf(ui: GameUi | undefined, move: Offer["move"], table: TableContext): string[] {
  const confirming = ui?.confirming?.(table);
  return confirming !== undefined && sameMove(confirming, move) ? ["confirm"] : [choicePlace(move)];
}

export function aimsOf(ui: GameUi | undefined, offer: Offer, table: TableContext): string[] {
  return [...(ui?.aims?.(offer, table) ?? []), ...buttonsOf(ui, offer.move, table)];
}
