// Tiles, positions and spaces in words.
import type { Say } from "@outrigger/text";
import type { Side, Tile } from "../rules/index.ts";
import { edgeOf, parsePiece, turnedSide } from "../rules/names.ts";

const SYMBOLS = ["palms", "huts", "shells", "ships"] as const;
const BESIDE: Readonly<Record<Side, string>> = { N: "above", E: "right", S: "below", W: "left" };

/** What lies on the tile: "end open to the east, 2 palms, hut". */
export function tileText(say: Say, tile: Tile, rotation = 0): string {
  const symbols = SYMBOLS.filter((symbol) => tile[symbol] > 0).map((symbol) =>
    say(`symbol.${symbol}`, { count: tile[symbol] }),
  );
  return [openingText(say, tile, rotation), ...symbols, ...(tile.lei === null ? [] : [say("symbol.lei")])].join(", ");
}

/** The kind of tile and where it is open after clockwise quarter turns. */
export function openingText(say: Say, { kind, open }: Tile, rotation = 0): string {
  const [printed] = open;
  const side = printed && turnedSide(printed, rotation);
  if (side === undefined || (kind !== "end" && kind !== "middle")) return say(`tile.${kind}`);
  if (kind === "end") return say("tile.end", { side: say(`side.${side}`) });
  return say(side === "N" || side === "S" ? "tile.middle.vertical" : "tile.middle.horizontal");
}

/** Where an explorer position lies. */
export function positionText(say: Say, position: number): string {
  const { side, line } = edgeOf(position);
  return say("position", { side: BESIDE[side], number: line + 1 });
}

/** A tile as it lies on a board. */
export function pieceText(say: Say, tiles: Readonly<Record<string, Tile>>, piece: string): string {
  const { id, rotation } = parsePiece(piece);
  const tile = tiles[id];
  return tile === undefined ? piece : tileText(say, tile, rotation);
}
