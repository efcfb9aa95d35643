// Closed fences: whether a fence runs back into itself, and what it encloses.
import { CORNER_PATCH, type Patch } from "./land.ts";
import type { Fit, Layout, Slot } from "./layout.ts";
import { ANGLE, edgeAgainst, FENCE_EDGES, type Fence, type Tile } from "./rhomb.ts";
import { crossSign, heightSign, minus, type Point, plus } from "./ring.ts";

export interface Loop {
  readonly fence: Fence;
  /** The tiles it runs over, beginning with the one asked for. */
  readonly tiles: readonly number[];
  /** For each of them whether its corner patch lies inside; if not, the rest of the tile does. */
  readonly cornerInside: readonly boolean[];
  /** Twice the middle of every edge it crosses, in order. */
  readonly outline: readonly Point[];
}

/** Follows a fence from a tile on; undefined where it comes to an edge without a neighbour (MAS-GEO-18). */
export function closedFence({ tiles, facing }: Layout, start: number, fence: Fence): Loop | undefined {
  return walk(
    (number) => tiles[number] as Tile,
    (slot) => facing[slot] as Slot,
    start,
    fence,
  );
}

/** The fence that a tile in a legal pose would close. It would be laid as the next one. */
export function fenceClosedBy({ tiles, facing }: Layout, { tile, joins }: Fit, fence: Fence): Loop | undefined {
  const own = 4 * tiles.length;
  const across = new Map<Slot, Slot>();
  for (const slot of joins) {
    const edge = own + edgeAgainst(tile, tiles[slot >> 2] as Tile, slot & 3);
    across.set(edge, slot).set(slot, edge);
  }
  if (FENCE_EDGES[fence].some((edge) => !across.has(own + edge))) return undefined;
  const withOwn = (slot: Slot): Slot => across.get(slot) ?? facing[slot] ?? -1;
  return walk((number) => tiles[number] ?? tile, withOwn, tiles.length, fence);
}

function walk(
  tileOf: (number: number) => Tile,
  facingOf: (slot: Slot) => Slot,
  start: number,
  fence: Fence,
): Loop | undefined {
  const edges = FENCE_EDGES[fence];
  const [passed, left, outline]: [number[], boolean[], Point[]] = [[], [], []];
  let leave = edges[1];
  let turning = 0;
  let at = start;
  do {
    const tile = tileOf(at);
    const isLeft = turnsLeft(fence, leave);
    turning += isLeft ? ANGLE[tile.shape] : -ANGLE[tile.shape];
    passed.push(at);
    left.push(isLeft);
    outline.push(middleOf(tile, leave));
    const across = facingOf(4 * at + leave);
    if (across === -1) return undefined;
    at = across >> 2;
    leave = edges[0] + edges[1] - (across & 3);
  } while (at !== start);
  return { fence, tiles: passed, cornerInside: left.map((isLeft) => isLeft === turning > 0), outline };
}

/** MAS-GEO-19: round v0 from e0 to e3, and round v2 from e2 to e1, a fence turns left. */
function turnsLeft(fence: Fence, leave: number): boolean {
  return fence === 1 ? leave === 3 : leave === 1;
}

function middleOf(tile: Tile, edge: number): Point {
  return plus(tile.corners[edge] as Point, tile.corners[(edge + 1) % 4] as Point);
}

/** A fence that always turns the same way runs round a single corner and encloses corner patches alone. */
export function isRing(loop: Loop): boolean {
  return loop.cornerInside.every(Boolean);
}

/** Every patch inside the fence (MAS-GEO-19, MAS-GEO-20), in no particular order. */
export function patchesInside({ tiles }: Layout, loop: Loop): Patch[] {
  const corner = CORNER_PATCH[loop.fence];
  const inside: Patch[] = [];
  loop.tiles.forEach((number, at) => {
    for (let patch = 0; patch < 4; patch++)
      if ((patch === corner) === loop.cornerInside[at]) inside.push(4 * number + patch);
  });
  if (isRing(loop)) return inside;
  const onLoop = new Set(loop.tiles);
  tiles.forEach((tile, number) => {
    if (!onLoop.has(number) && surrounds(loop, tile))
      for (let patch = 0; patch < 4; patch++) inside.push(4 * number + patch);
  });
  return inside;
}

/** Whether a tile that the fence does not cross lies inside it: the winding rule on doubled points (MAS-GEO-20). */
export function surrounds({ outline }: Loop, tile: Tile): boolean {
  const centre = plus(tile.corners[0], tile.corners[2]);
  let winding = 0;
  for (let at = 0; at < outline.length; at++) {
    const from = minus(outline[at] as Point, centre);
    const to = minus(outline[(at + 1) % outline.length] as Point, centre);
    const wasBelow = heightSign(from) <= 0;
    if (wasBelow === heightSign(to) <= 0) continue;
    const side = crossSign(from, to);
    if (wasBelow && side > 0) winding++;
    if (!wasBelow && side < 0) winding--;
  }
  return winding !== 0;
}
