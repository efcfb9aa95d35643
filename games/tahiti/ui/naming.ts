// Moves and ground in words, with the names of those at the table where a move is about one of them.
import type { TableContext } from "@outrigger/board";
import type { Say } from "@outrigger/text";
import type { Tahiti, TahitiMove } from "../rules/index.ts";
import { text } from "../text/index.ts";
import type { HexSource } from "./map/geometry.ts";

export function moveName({ say, view, names }: TableContext<Tahiti>, move: TahitiMove): string {
  return text.move(say, move, view, undefined, names);
}

/** What a hex is like: "jungle · river". */
export function groundText(say: Say, hex: HexSource | undefined): string {
  if (hex === undefined) return "";
  const words = [
    hex.terrain === undefined ? "" : say(`ui.${hex.terrain}`),
    hex.kind === "coastal" ? say("ui.coast") : "",
    hex.river === true ? say("ui.river") : "",
    hex.reef ? say("ui.reef") : "",
  ];
  return words.filter((word) => word !== "").join(" · ");
}
