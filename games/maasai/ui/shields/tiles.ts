// Shields never move, so each way to lie is worked out once.
import type { TableContext } from "@outrigger/board";
import type { Point } from "@outrigger/penrose";
import type { Kind, Maasai, MaasaiMove, MaasaiView } from "../../rules/index.ts";
import { placeOf, shieldOf } from "../../rules/names.ts";
import { type Drawn, drawShield, edgePath, type Spot } from "../geometry.ts";

const known = new Map<string, Drawn>();
/** Several games' worth of poses. */
const MOST_KNOWN = 4_000;

export function drawn(kind: Kind, at: Point, turn: number): Drawn {
  const key = `${kind} ${at} ${turn}`;
  const found = known.get(key) ?? drawShield(kind, at, turn);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** A place where a shield fits, and how it would lie there. */
export interface Way {
  readonly move: MaasaiMove;
  readonly drawn: Drawn;
}

/** A layer of the board with figures that may be chosen. */
export interface LayerProps {
  readonly table: TableContext<Maasai>;
  readonly tiles: readonly Drawn[];
  onlook(move: MaasaiMove | undefined): void;
}

export function tilesOf({ laid, shields }: MaasaiView): Drawn[] {
  return laid.map(({ shield, at, turn }) => drawn(shields[shield]?.kind ?? "W3", at, turn));
}

export function spotOf(tiles: readonly Drawn[], place: number): Spot {
  return tiles[shieldOf(place)]?.spots[placeOf(place)] ?? { x: 0, y: 0 };
}

/** The land of a patch, and an edge, as paths. */
export function landOf(tiles: readonly Drawn[], patch: number): string {
  return tiles[shieldOf(patch)]?.lands[placeOf(patch)] ?? "";
}

export function edgeOf(tiles: readonly Drawn[], slot: number): string {
  const tile = tiles[shieldOf(slot)];
  return tile === undefined ? "" : edgePath(tile, placeOf(slot));
}

/** A fence over the shields of its loop, as one path a shield. */
export function arcsOf(tiles: readonly Drawn[], loop: readonly number[], fence: 1 | 2): string[] {
  return loop.map((tile) => tiles[tile]?.arcs[fence] ?? "");
}
