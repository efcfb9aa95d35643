// Moves in words, with the names of those at the table where a move is about one of them.
import type { TableContext, UiMove } from "@outrigger/board";
import type { TahitiView } from "../rules/index.ts";
import { placeText, sideText, text } from "../text/index.ts";

export function moveName({ say, view, names }: TableContext<TahitiView>, move: UiMove): string {
  const [kind, first, second] = move;
  switch (kind) {
    case "fight":
    case "skip":
      return say(`move.${kind}`, {
        hex: placeText(say, view, Number(first)),
        enemy: sideText(say, Number(second), names),
      });
    case "order":
      return say("move.order", { name: sideText(say, Number(first), names), direction: String(second) });
    case "deal":
      return say("move.deal", { name: sideText(say, Number(first), names) });
    default:
      return text.move(say, move as never, view);
  }
}
