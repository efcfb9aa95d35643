// The two rhombs: the wide one (72/108 degrees) and the narrow one (36/144), each with one arc of either fence.
import { DIRECTIONS, FARTHEST, isSame, minus, ORIGIN, type Point, plus, wrap } from "./ring.ts";

export const SHAPES = ["W", "N"] as const;
export type Shape = (typeof SHAPES)[number];

export const FENCES = [1, 2] as const;
export type Fence = (typeof FENCES)[number];

/** Where a rhomb lies: its corner v0, and the direction of the edge from v0 to v1. */
export interface Pose {
  readonly shape: Shape;
  readonly at: Point;
  readonly turn: number;
}

/** A pose made ready for questions. Never changed, so copies of a layout may share it. */
export interface Tile extends Pose {
  /** v0 to v3, counter-clockwise. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** Twice the centre in fixed point, `UNIT` to an edge length: good enough to find what is near, used for nothing else. */
  readonly x: number;
  readonly y: number;
}

/** The angle at v0 in units of 36 degrees. */
export const ANGLE: Readonly<Record<Shape, number>> = { W: 2, N: 4 };

/** Edge i runs from corner i to corner i + 1; its direction as an offset to the pose's turn. */
export const EDGE_TURNS: Readonly<Record<Shape, readonly number[]>> = { W: [0, 2, 5, 7], N: [0, 4, 5, 9] };

/** Which edge has a given direction offset; -1 where none has. */
export const EDGE_BY_TURN: Readonly<Record<Shape, readonly number[]>> = {
  W: DIRECTIONS.map((_, offset) => EDGE_TURNS.W.indexOf(offset)),
  N: DIRECTIONS.map((_, offset) => EDGE_TURNS.N.indexOf(offset)),
};

/** Which fence crosses each edge. */
export const EDGE_FENCES: readonly Fence[] = [1, 2, 2, 1];

/** The two edges each fence crosses; its arc runs between them round v0 (fence 1) or v2 (fence 2). */
export const FENCE_EDGES: Readonly<Record<Fence, readonly [number, number]>> = { 1: [0, 3], 2: [1, 2] };

/** Whether the fence crosses the edge nearer to its end than to its start. */
const NEAR_END: Readonly<Record<Shape, readonly boolean[]>> = {
  W: [true, true, false, false],
  N: [false, true, false, true],
};

/** Whether the fences meet where edge `edge` of one shape lies against edge `other` of another, running against it. */
export function fencesMeet(shape: Shape, edge: number, otherShape: Shape, other: number): boolean {
  return EDGE_FENCES[edge] === EDGE_FENCES[other] && NEAR_END[shape][edge] !== NEAR_END[otherShape][other];
}

/** The corners of a shape that stands with v0 on the origin, by turn. */
const CORNERS: Readonly<Record<Shape, readonly Tile["corners"][]>> = {
  W: DIRECTIONS.map((_, turn) => cornersAtOrigin("W", turn)),
  N: DIRECTIONS.map((_, turn) => cornersAtOrigin("N", turn)),
};

function cornersAtOrigin(shape: Shape, turn: number): Tile["corners"] {
  const along = DIRECTIONS[turn] as Point;
  const across = DIRECTIONS[wrap(turn + ANGLE[shape])] as Point;
  return [ORIGIN, along, plus(along, across), across];
}

export function cornersFromOrigin(shape: Shape, turn: number): Tile["corners"] {
  return CORNERS[shape][turn] as Tile["corners"];
}

/** An edge length in the fixed-point numbers of a tile. */
export const UNIT = 2 * 65536;

// cos 36°, cos 72°, sin 36° and sin 72° in 65536ths.
const [COS_36, COS_72, SIN_36, SIN_72] = [53020, 20252, 38521, 62328];

export function newTile({ shape, at, turn }: Pose): Tile {
  const [, one, two, three] = cornersFromOrigin(shape, turn);
  for (const coordinate of at) if (Math.abs(coordinate) > FARTHEST) throw new RangeError(`[${at}] is too far out`);
  const corners: Tile["corners"] = [at, plus(at, one), plus(at, two), plus(at, three)];
  const [a, b, c, d] = plus(at, corners[2]);
  const x = 65536 * a + COS_36 * b + COS_72 * (c - d);
  const y = SIN_36 * b + SIN_72 * (c + d);
  return { shape, at, turn, corners, x, y };
}

/** The direction in which an edge runs. */
export function edgeDirection(tile: Pose, edge: number): number {
  return wrap(tile.turn + (EDGE_TURNS[tile.shape][edge] as number));
}

/** Which edge of a shape (second key) fits against each edge of another (first key). There is always exactly one. */
const MATES: Readonly<Record<Shape, Readonly<Record<Shape, readonly number[]>>>> = {
  W: { W: matesOf("W", "W"), N: matesOf("W", "N") },
  N: { W: matesOf("N", "W"), N: matesOf("N", "N") },
};

function matesOf(shape: Shape, other: Shape): number[] {
  return [0, 1, 2, 3].map((edge) => [0, 1, 2, 3].findIndex((facing) => fencesMeet(shape, edge, other, facing)));
}

/** The one pose of a shape that lies against this edge with its fences meeting (MAS-GEO-13). */
export function glue(tile: Tile, edge: number, shape: Shape): Tile {
  const own = MATES[tile.shape][shape][edge] as number;
  const turn = wrap(wrap(edgeDirection(tile, edge) + 5) - (EDGE_TURNS[shape][own] as number));
  const end = tile.corners[(edge + 1) % 4] as Point;
  return newTile({ shape, at: minus(end, cornersFromOrigin(shape, turn)[own] as Point), turn });
}

/** The edge of a tile that lies against edge `edge` of another. */
export function edgeAgainst(tile: Tile, other: Tile, edge: number): number {
  const end = other.corners[(edge + 1) % 4] as Point;
  return tile.corners.findIndex((corner) => isSame(corner, end));
}
