// Tiles, positions and spaces in words.
import type { Say } from "@outrigger/text";
import type { Side, Tile } from "../rules/index.ts";

const CLOCKWISE: readonly Side[] = ["N", "E", "S", "W"];
const SYMBOLS = ["palms", "huts", "shells", "ships"] as const;
const BESIDE = ["above", "right", "below", "left"];

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
  const side = printed && CLOCKWISE[(CLOCKWISE.indexOf(printed) + rotation) % 4];
  if (side === undefined || (kind !== "end" && kind !== "middle")) return say(`tile.${kind}`);
  if (kind === "end") return say("tile.end", { side: say(`side.${side}`) });
  return say(side === "N" || side === "S" ? "tile.middle.vertical" : "tile.middle.horizontal");
}

/** Where an explorer position lies: 0 to 3 above, 4 to 7 right, 8 to 11 below, 12 to 15 left, always clockwise. */
export function positionText(say: Say, position: number): string {
  const side = Math.floor(position / 4);
  const along = position % 4;
  return say("position", { side: BESIDE[side] ?? "", number: side < 2 ? along + 1 : 4 - along });
}

/** A tile as it lies on a board: "EW14/1" is EW14 after one quarter turn. */
export function pieceText(say: Say, tiles: Readonly<Record<string, Tile>>, piece: string): string {
  const [id = "", rotation = "0"] = piece.split("/");
  const tile = tiles[id];
  return tile === undefined ? piece : tileText(say, tile, Number(rotation));
}
