// The laid tiles and what follows from them: which edge lies against which, and every legal pose of either shape. Laying
// updates both; the work depends on what is near the new tile and on the number of legal poses, never on the laid area.
import { APART, isNear, MISMATCH, OVERLAP, PARTIAL, type Relation, relate } from "./relation.ts";
import { glue, newTile, type Pose, SHAPES, type Shape, type Tile, UNIT } from "./rhomb.ts";

/** A legal pose, and the edges it would lie against, lowest first. Never changed in place. */
export interface Fit {
  readonly tile: Tile;
  readonly joins: readonly number[];
}

/** An edge on the table is four times the number of its tile plus the edge's own number. */
export type Slot = number;

export interface Layout {
  /** In the order of laying. */
  readonly tiles: Tile[];
  /** The edge map: for every edge of every tile the edge that lies against it, or -1. */
  readonly facing: Slot[];
  /** The last tile laid in each cell of a coarse grid; the one before it follows in `chain`. */
  readonly cells: Map<number, number>;
  readonly chain: number[];
  /** Every legal pose, in the order in which they became possible. */
  readonly fits: Record<Shape, Fit[]>;
}

/** The tile of this number, which must have been laid. */
export function tileOf({ tiles }: Pick<Layout, "tiles">, number: number): Tile {
  const tile = tiles[number];
  if (tile === undefined) throw new Error(`no tile ${number} among ${tiles.length}`);
  return tile;
}

export function newLayout(): Layout {
  return { tiles: [], facing: [], cells: new Map(), chain: [], fits: { W: [], N: [] } };
}

export function copyLayout({ tiles, facing, cells, chain, fits }: Layout): Layout {
  return {
    tiles: tiles.slice(),
    facing: facing.slice(),
    cells: new Map(cells),
    chain: chain.slice(),
    fits: { W: fits.W.slice(), N: fits.N.slice() },
  };
}

/** Builds a layout from poses known to be legal, such as those of a game in progress. */
export function layoutOf(poses: Iterable<Pose>): Layout {
  const layout = newLayout();
  for (const pose of poses) lay(layout, newTile(pose));
  return layout;
}

/** Puts a tile on the table; the caller vouches that it fits. Returns its number. */
export function lay(layout: Layout, tile: Tile): number {
  const number = layout.tiles.length;
  layout.facing.push(-1, -1, -1, -1);
  forEachNear(layout, tile, (other) => link(layout, number, other, relate(tile, tileOf(layout, other))));
  layout.tiles.push(tile);
  enterCell(layout, tile, number);
  for (const shape of SHAPES) refit(layout, shape, number, tile);
  return number;
}

function link({ facing }: Layout, number: number, other: number, relation: Relation): void {
  if (relation < 0) return;
  const slot = 4 * number + (relation >> 2);
  const across = 4 * other + (relation & 3);
  facing[slot] = across;
  facing[across] = slot;
}

/** Drops the poses that the new tile blocks, and adds those that its open edges allow. */
function refit(layout: Layout, shape: Shape, number: number, tile: Tile): void {
  const before = layout.fits[shape];
  const fits: Fit[] = [];
  let reached = 0;
  for (const fit of before) {
    const relation = relate(fit.tile, tile);
    if (relation === APART) fits.push(fit);
    else if (relation >= 0) {
      const edge = relation & 3;
      reached |= 1 << edge;
      fits.push({ tile: fit.tile, joins: [...fit.joins, 4 * number + edge] });
    }
  }
  for (let edge = 0; edge < 4; edge++) {
    if (layout.facing[4 * number + edge] !== -1 || (reached >> edge) & 1) continue;
    const glued = glue(tile, edge, shape);
    if (obstacle(layout, glued) === undefined) fits.push({ tile: glued, joins: [4 * number + edge] });
  }
  layout.fits[shape] = fits;
}

export type Obstacle = "overlap" | "mismatch" | "partial" | "apart";

/** Why a tile may not lie here among the first so many tiles, the plainest reason first; undefined when it may. */
export function obstacle(layout: Layout, tile: Tile, among = layout.tiles.length): Obstacle | undefined {
  let worst: Relation = APART;
  let joined = false;
  forEachNear(layout, tile, (other) => {
    if (other >= among) return;
    const relation = relate(tile, tileOf(layout, other));
    if (relation >= 0) joined = true;
    else if (relation !== APART && (worst === APART || relation > worst)) worst = relation;
  });
  if (worst === OVERLAP) return "overlap";
  if (worst === MISMATCH) return "mismatch";
  if (worst === PARTIAL) return "partial";
  return joined ? undefined : "apart";
}

/** The legal pose of a shape on an open edge, if there is one. */
export function fitAt(layout: Layout, shape: Shape, slot: Slot): Fit | undefined {
  return layout.fits[shape].find((fit) => fit.joins.includes(slot));
}

export function openEdges({ facing }: Layout): Slot[] {
  const open: Slot[] = [];
  for (let slot = 0; slot < facing.length; slot++) if (facing[slot] === -1) open.push(slot);
  return open;
}

/** Open edges on which neither shape will ever fit (MAS-GEO-14). */
export function deadEdges(layout: Layout): Slot[] {
  const alive = new Set(SHAPES.flatMap((shape) => layout.fits[shape].flatMap((fit) => fit.joins)));
  return openEdges(layout).filter((slot) => !alive.has(slot));
}

// Two edge lengths: tiles that touch lie in the same cell or in neighbouring ones.
const CELL = 2 * UNIT;
const COLUMN = 4096;

function cellOf(tile: Tile): number {
  return (Math.floor(tile.x / CELL) + COLUMN / 2) * COLUMN + Math.floor(tile.y / CELL) + COLUMN / 2;
}

function enterCell({ cells, chain }: Layout, tile: Tile, number: number): void {
  const cell = cellOf(tile);
  chain.push(cells.get(cell) ?? -1);
  cells.set(cell, number);
}

function forEachNear({ tiles, cells, chain }: Layout, tile: Tile, visit: (number: number) => void): void {
  const middle = cellOf(tile);
  for (let right = -COLUMN; right <= COLUMN; right += COLUMN) {
    for (let up = -1; up <= 1; up++) {
      for (let other = cells.get(middle + right + up) ?? -1; other >= 0; other = chain[other] as number) {
        if (isNear(tile, tiles[other] as Tile)) visit(other);
      }
    }
  }
}
