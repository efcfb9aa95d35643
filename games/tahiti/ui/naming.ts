// Moves in words, with the names of those at the table where a move is about one of them.
import type { TableContext } from "@outrigger/board";
import type { Tahiti, TahitiMove } from "../rules/index.ts";
import { placeText, sideText, text } from "../text/index.ts";

export function moveName({ say, view, names }: TableContext<Tahiti>, move: TahitiMove): string {
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
      return text.move(say, move, view);
  }
}
