// The same geometry a second time, by brute force and in floating point: circles, polygons and sample points instead of
// rings and tables. It shares nothing with the package but the meaning of a pose, and serves to check it.
import type { Pose } from "../src/index.ts";

export type Spot = readonly [x: number, y: number];
const NEAR = 1e-6;
const EPSILON = 1e-4;

export interface Piece {
  readonly corners: readonly Spot[];
  readonly centre: Spot;
  readonly radii: readonly [number, number];
}

const at = (angle: number): Spot => [Math.cos((angle * Math.PI) / 5), Math.sin((angle * Math.PI) / 5)];
const add = (p: Spot, q: Spot, times = 1): Spot => [p[0] + q[0] * times, p[1] + q[1] * times];
const away = (p: Spot, q: Spot): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
const same = (p: Spot, q: Spot): boolean => away(p, q) < NEAR;
const corner = (piece: Piece, number: number): Spot => piece.corners[number % 4] as Spot;
const sideOf = (p: Spot, q: Spot, r: Spot): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);

export function pieceOf({ shape, at: [a, b, c, d], turn }: Pose): Piece {
  const start = [a, b, c, d].reduce<Spot>((sum, times, power) => add(sum, at(power), times), [0, 0]);
  return pieceAt(shape === "W", start, turn);
}

function pieceAt(isWide: boolean, start: Spot, turn: number): Piece {
  const along = at(turn);
  const across = at(turn + (isWide ? 2 : 4));
  const far = add(add(start, along), across);
  const corners = [start, add(start, along), far, add(start, across)];
  return { corners, centre: [(start[0] + far[0]) / 2, (start[1] + far[1]) / 2], radii: [isWide ? 0.75 : 0.25, 0.25] };
}

/** The area two convex pieces have in common. */
function commonArea(one: Piece, other: Piece): number {
  let shape: Spot[] = [...one.corners];
  for (let edge = 0; edge < 4; edge++) shape = clip(shape, corner(other, edge), corner(other, edge + 1));
  return Math.abs(shape.reduce((sum, p, i) => sum + sideOf([0, 0], p, shape[(i + 1) % shape.length] as Spot), 0)) / 2;
}

function clip(shape: readonly Spot[], from: Spot, to: Spot): Spot[] {
  return shape.flatMap((p, i) => {
    const q = shape[(i + 1) % shape.length] as Spot;
    const [before, after] = [sideOf(from, to, p), sideOf(from, to, q)];
    const cut = add(p, [q[0] - p[0], q[1] - p[1]], before / (before - after));
    if (before >= 0) return after >= 0 ? [q] : [cut];
    return after >= 0 ? [cut, q] : [];
  });
}

/** Where fences cross an edge: at the edge's end on a fence's centre, its radius away. */
function cutOf(piece: Piece, edge: number): { readonly fence: number; readonly point: Spot } {
  const [from, to] = [corner(piece, edge), corner(piece, edge + 1)];
  for (const fence of [1, 2]) {
    const centre = corner(piece, fence === 1 ? 0 : 2);
    const radius = piece.radii[fence - 1] as number;
    if (centre === from) return { fence, point: add(from, [to[0] - from[0], to[1] - from[1]], radius) };
    if (centre === to) return { fence, point: add(to, [from[0] - to[0], from[1] - to[1]], radius) };
  }
  throw new Error("an edge without a fence");
}

/** Length that two segments have in common; 0 unless they lie on one line. */
function commonLength(a: Spot, b: Spot, c: Spot, d: Spot): number {
  if (Math.abs(sideOf(a, b, c)) > NEAR || Math.abs(sideOf(a, b, d)) > NEAR) return 0;
  const along = (p: Spot): number => (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]);
  return Math.min(1, Math.max(along(c), along(d))) - Math.max(0, Math.min(along(c), along(d)));
}

/** "overlap", "mismatch", "partial", "apart" or undefined, as the package says it. */
export function whyNot(pieces: readonly Piece[], piece: Piece): string | undefined {
  const found = new Set(pieces.filter((other) => away(other.centre, piece.centre) < 2).map((it) => meeting(it, piece)));
  for (const reason of ["overlap", "mismatch", "partial"]) if (found.has(reason)) return reason;
  return found.has("fit") ? undefined : "apart";
}

function meeting(one: Piece, other: Piece): string {
  if (commonArea(one, other) > NEAR) return "overlap";
  for (let edge = 0; edge < 4; edge++) {
    for (let facing = 0; facing < 4; facing++) {
      const [a, b] = [corner(one, edge), corner(one, edge + 1)];
      const [c, d] = [corner(other, facing), corner(other, facing + 1)];
      if (commonLength(a, b, c, d) < NEAR) continue;
      if (!same(a, d) || !same(b, c)) return "partial";
      const [mine, its] = [cutOf(one, edge), cutOf(other, facing)];
      return mine.fence === its.fence && same(mine.point, its.point) ? "fit" : "mismatch";
    }
  }
  return "none";
}

/** Every legal way to lay a shape against an edge. */
export function waysAt(pieces: readonly Piece[], piece: Piece, edge: number, isWide: boolean): Piece[] {
  const ways: Piece[] = [];
  for (let turn = 0; turn < 10; turn++) {
    const trial = pieceAt(isWide, [0, 0], turn);
    for (let own = 0; own < 4; own++) {
      const moved = pieceAt(isWide, add(corner(piece, edge + 1), corner(trial, own), -1), turn);
      if (same(corner(moved, own + 1), corner(piece, edge)) && whyNot(pieces, moved) === undefined) ways.push(moved);
    }
  }
  return ways;
}

export function isIn(piece: Piece, point: Spot): boolean {
  return [0, 1, 2, 3].every((edge) => sideOf(corner(piece, edge), corner(piece, edge + 1), point) > 0);
}

/** Which of its four patches a point of a piece lies on. */
export function patchAt(piece: Piece, point: Spot, isSplit: boolean): number {
  if (away(point, corner(piece, 0)) < piece.radii[0]) return 0;
  if (away(point, corner(piece, 2)) < piece.radii[1]) return 3;
  return isSplit && sideOf(corner(piece, 0), corner(piece, 2), point) > 0 ? 2 : 1;
}

/** Points just within and just outside each edge, at least one on either side of the cut. */
export function edgeSamples(piece: Piece): { readonly within: Spot; readonly beyond: Spot }[] {
  return [0, 1, 2, 3].flatMap((edge) => {
    const [from, to] = [corner(piece, edge), corner(piece, edge + 1)];
    const out: Spot = [to[1] - from[1], from[0] - to[0]];
    return [0.1, 0.9].map((share) => {
      const point = add(from, [to[0] - from[0], to[1] - from[1]], share);
      return { within: add(point, out, -EPSILON), beyond: add(point, out, EPSILON) };
    });
  });
}

/** Pairs of points on the two sides of a fence, and of the line through the middle. */
export function fenceSamples(piece: Piece): { readonly fence: number; readonly one: Spot; readonly other: Spot }[] {
  return [1, 2].flatMap((fence) => {
    const centre = corner(piece, fence === 1 ? 0 : 2);
    const radius = piece.radii[fence - 1] as number;
    return arcAngles(piece, fence).map((angle) => {
      const ray: Spot = [Math.cos(angle), Math.sin(angle)];
      return { fence, one: add(centre, ray, radius - EPSILON), other: add(centre, ray, radius + EPSILON) };
    });
  });
}

const STEPS = 8;

function arcAngles(piece: Piece, fence: number): number[] {
  const [centre, first, last] = fence === 1 ? [0, 1, 3] : [2, 3, 1];
  const angleTo = (number: number): number => {
    const [from, to] = [corner(piece, centre as number), corner(piece, number)];
    return Math.atan2(to[1] - from[1], to[0] - from[0]);
  };
  const start = angleTo(first as number);
  const sweep = (angleTo(last as number) - start + 4 * Math.PI) % (2 * Math.PI);
  return Array.from({ length: STEPS }, (_, step) => start + (sweep * (step + 0.5)) / STEPS);
}

/** The fence's arc on a piece, from edge to edge. */
function arc(piece: Piece, fence: number): Spot[] {
  const edges = fence === 1 ? [0, 3] : [2, 1];
  const centre = corner(piece, fence === 1 ? 0 : 2);
  const radius = piece.radii[fence - 1] as number;
  const [first, last] = edges.map((edge) => cutOf(piece, edge).point);
  const between = arcAngles(piece, fence).map((angle) => add(centre, [Math.cos(angle), Math.sin(angle)], radius));
  return [first as Spot, ...between, last as Spot];
}

/** The closed line a fence runs from a piece on, with the pieces it passes; undefined where it has an end. */
export function fenceLine(pieces: readonly Piece[], start: number, fence: number) {
  const line = arc(pieces[start] as Piece, fence);
  const passed = [start];
  for (;;) {
    const end = line[line.length - 1] as Spot;
    if (passed.length > 1 && same(end, line[0] as Spot)) return { line, passed };
    const next = pieces.findIndex(
      (piece, number) => number !== passed[passed.length - 1] && meetsAt(piece, fence, end),
    );
    if (next < 0) return undefined;
    const further = arc(pieces[next] as Piece, fence);
    line.push(...(same(further[0] as Spot, end) ? further : further.reverse()).slice(1));
    passed.push(next);
  }
}

function meetsAt(piece: Piece, fence: number, point: Spot): boolean {
  return [0, 1, 2, 3].some((edge) => {
    const cut = cutOf(piece, edge);
    return cut.fence === fence && same(cut.point, point);
  });
}

/** A point well inside each of the four patches. */
export function patchPoint(piece: Piece, patch: number): Spot {
  const towards = (from: Spot, to: Spot, length: number): Spot =>
    add(from, [to[0] - from[0], to[1] - from[1]], length / away(from, to));
  if (patch === 0) return towards(corner(piece, 0), corner(piece, 2), piece.radii[0] / 2);
  if (patch === 3) return towards(corner(piece, 2), corner(piece, 0), piece.radii[1] / 2);
  return towards(corner(piece, patch === 1 ? 1 : 3), piece.centre, 0.05);
}

/** Whether a closed line goes round a point, by crossings of a ray. */
export function goesRound(line: readonly Spot[], point: Spot): boolean {
  let inside = false;
  line.forEach((p, i) => {
    const q = line[(i + 1) % line.length] as Spot;
    if (p[1] > point[1] === q[1] > point[1]) return;
    if (point[0] < p[0] + ((q[0] - p[0]) * (point[1] - p[1])) / (q[1] - p[1])) inside = !inside;
  });
  return inside;
}
