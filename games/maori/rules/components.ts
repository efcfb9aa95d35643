// The component pack: the printed numbers, turned into tables that the rules can use quickly.
import type { Json, Pack } from "@outrigger/kernel";
import { type Plan, preparePlan } from "./board/plan.ts";
import { pieceName, SIDES, type Side, turnedSide } from "./names.ts";
import ownSource from "./pack.json" with { type: "json" };
import type { PackSource, Scoring, Tokens } from "./pack-source.ts";
import type { BoardName, Tile } from "./vocabulary.ts";

/** A tile with what its symbols mean, worked out once. */
export interface TileInfo {
  readonly printed: Tile;
  /** Part of an island: neither water nor volcano. */
  readonly isIsland: boolean;
  readonly hasHut: boolean;
  /** Open sides in the printed position as bits: N 1, E 2, S 4, W 8. */
  readonly open: number;
  /** The rotations that make a difference and keep palms upright (MAO-PLACE-3, MAO-PLACE-4). */
  readonly rotations: readonly number[];
  /** The tile in each of `rotations`. */
  readonly pieces: readonly Piece[];
}

/** A tile as it may lie on a board. */
export interface Piece {
  /** "EW14" as printed, "EW14/1" after one clockwise quarter turn. */
  readonly name: string;
  readonly tile: TileInfo;
  readonly rotation: number;
  /** Open sides as bits. */
  readonly open: number;
  /** The side with half a lei: N 0, E 1, S 2, W 3; -1 without. */
  readonly lei: number;
}

export interface MaoriPack extends Pack {
  readonly tiles: ReadonlyMap<string, TileInfo>;
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly volcanoes: ReadonlySet<string>;
  /** Every tile id, in canonical order. */
  readonly ids: readonly string[];
  /** The tiles as printed, by id: what views show. */
  readonly printed: Readonly<Record<string, Tile>>;
  readonly plans: Readonly<Record<BoardName, Plan>>;
  readonly tokens: Tokens;
  readonly scoring: Scoring;
}

/** Of data that has passed the checks of `../pack`. */
export function preparePack(data: Json): MaoriPack {
  const source = data as unknown as PackSource;
  const tiles = source.tiles.map(prepareTile);
  const ids = source.tiles.map((tile) => tile.id).sort();
  return {
    source: data,
    tiles: new Map(tiles.map((tile) => [tile.printed.id, tile])),
    pieces: new Map(tiles.flatMap((tile) => tile.pieces.map((piece) => [piece.name, piece]))),
    volcanoes: new Set(source.tiles.filter((tile) => tile.kind === "volcano").map((tile) => tile.id)),
    ids,
    printed: Object.fromEntries(tiles.map((tile) => [tile.printed.id, tile.printed])),
    plans: {
      base: preparePlan(source.boards.base),
      atoll: preparePlan(source.boards.atoll),
      square: preparePlan(source.boards.square),
    },
    tokens: source.tokens,
    scoring: source.scoring,
  };
}

function prepareTile({ id, kind, open, palms, huts, shells, ships, lei }: Tile): TileInfo {
  const printed: Tile = { id, kind, open, palms, huts, shells, ships, lei };
  const pieces: Piece[] = [];
  const tile: TileInfo = {
    printed,
    isIsland: kind !== "water" && kind !== "volcano",
    hasHut: huts > 0,
    open: sideBits(open),
    rotations: rotationsOf(printed),
    pieces,
  };
  for (const rotation of tile.rotations) {
    pieces.push({
      name: pieceName(id, rotation),
      tile,
      rotation,
      open: turnBits(tile.open, rotation),
      lei: lei === null ? -1 : SIDES.indexOf(turnedSide(lei, rotation)),
    });
  }
  return tile;
}

/** MAO-PLACE-3, MAO-PLACE-4: palms fix a tile; without them an end, or a middle with half a lei, has four rotations that differ. */
function rotationsOf({ kind, palms, lei }: Tile): readonly number[] {
  if (palms === 0 && (kind === "end" || (kind === "middle" && lei !== null))) return [0, 1, 2, 3];
  if (palms === 0 && kind === "middle") return [0, 1];
  return [0];
}

function sideBits(sides: readonly Side[]): number {
  return sides.reduce((bits, side) => bits | (1 << SIDES.indexOf(side)), 0);
}

/** Sides after clockwise quarter turns: N becomes E. */
export function turnBits(bits: number, rotation: number): number {
  return ((bits << rotation) | (bits >> (4 - rotation))) & 15;
}

/** The tile in one of its rotations. */
export function pieceTurned({ printed, pieces }: TileInfo, rotation: number): Piece {
  const piece = pieces.find((candidate) => candidate.rotation === rotation);
  if (piece === undefined) throw new Error(`tile ${printed.id} does not lie turned by ${rotation}`);
  return piece;
}

export function tileOf(pack: MaoriPack, id: string): TileInfo {
  const tile = pack.tiles.get(id);
  if (tile === undefined) throw new Error(`there is no tile ${id}`);
  return tile;
}

export function pieceOf(pack: MaoriPack, name: string): Piece {
  const piece = pack.pieces.get(name);
  if (piece === undefined) throw new Error(`there is no tile ${name}`);
  return piece;
}

export const pack: MaoriPack = preparePack(ownSource);
