// The ring Z[ζ], ζ = exp(iπ/5): every corner of a layout is four integers, and every question about corners is answered
// in integers. A real number met on the way has the form m + nφ, φ = (1 + √5) / 2, and is carried as the pair (m, n).

/** a + bζ + cζ² + dζ³. */
export type Point = readonly [a: number, b: number, c: number, d: number];

/** Coordinates beyond this could make the products in `crossSign` inexact. Two hundred rhombs in a row stay below it. */
export const FARTHEST = 512;

export const ORIGIN: Point = [0, 0, 0, 0];

export function plus(one: Point, other: Point): Point {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]];
}

export function minus(one: Point, other: Point): Point {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]];
}

export function isSame(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];
}

/** Turned by 36 degrees, counter-clockwise, round the origin. */
function turnedOnce([a, b, c, d]: Point): Point {
  return [0 - d, a + d, b - d, c + d];
}

/** Turned by so many times 36 degrees. */
export function turned(point: Point, steps: number): Point {
  let result = point;
  for (let step = steps; step > 0; step--) result = turnedOnce(result);
  return result;
}

/** A direction as a number from 0 to 9, from a sum or difference of two such numbers. */
export function wrap(direction: number): number {
  if (direction < 0) return direction + 10;
  return direction < 10 ? direction : direction - 10;
}

/** The ten unit vectors, 36 degrees apart, counter-clockwise from the x axis. */
export const DIRECTIONS: readonly Point[] = Array.from({ length: 10 }, (_, steps) => turned([1, 0, 0, 0], steps));

/** The sign of m + nφ. */
export function signOf(m: number, n: number): number {
  const a = 2 * m + n;
  if (a >= 0 && n >= 0) return a > 0 || n > 0 ? 1 : 0;
  if (a <= 0 && n <= 0) return -1;
  const aIsLarger = a * a > 5 * n * n;
  return a > 0 === aIsLarger ? 1 : -1;
}

/** Which way one turns from u to v: the sign of the cross product. */
export function crossSign(u: Point, v: Point): number {
  const [um, un] = doubleX(u);
  const [vm, vn] = doubleX(v);
  const [uhm, uhn] = [u[1], u[2] + u[3]];
  const [vhm, vhn] = [v[1], v[2] + v[3]];
  const m = um * vhm + un * vhn - (vm * uhm + vn * uhn);
  const n = um * vhn + un * vhm + un * vhn - (vm * uhn + vn * uhm + vn * uhn);
  return signOf(m, n);
}

function doubleX([a, b, c, d]: Point): readonly [number, number] {
  return [2 * a - c + d, b + c - d];
}

/** The sign of the height over the x axis. */
export function heightSign(point: Point): number {
  return signOf(point[1], point[2] + point[3]);
}

/** Linear maps from points to pairs (m, n): four factors each for m and n. */
export interface PairMap {
  readonly m: Point;
  readonly n: Point;
}

function pairMap(direction: number, pairOf: (point: Point) => readonly [number, number]): PairMap {
  const columns = [0, 1, 2, 3].map((at) => {
    const unit = [0, 0, 0, 0] as [number, number, number, number];
    unit[at] = 1;
    return pairOf(turned(unit, 10 - direction));
  });
  return { m: columns.map(([m]) => m) as unknown as Point, n: columns.map(([, n]) => n) as unknown as Point };
}

export function applyFactors(factors: Point, point: Point): number {
  return factors[0] * point[0] + factors[1] * point[1] + factors[2] * point[2] + factors[3] * point[3];
}

/** Height of a point over the line through the origin in each direction, in units of sin 36°. */
export const HEIGHTS: readonly PairMap[] = DIRECTIONS.map((_, direction) =>
  pairMap(direction, ([, b, c, d]) => [b, c + d]),
);

/** How far along each direction a point lies that is known to have no height over it, in edge lengths. */
export const DISTANCES: readonly PairMap[] = DIRECTIONS.map((_, direction) =>
  pairMap(direction, ([a, , c]) => [a - c, c]),
);
