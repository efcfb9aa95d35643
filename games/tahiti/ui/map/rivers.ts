// Rivers that run: from a thread at the spring to their full breadth at the mouth, winding on their way.
import type { Spot } from "./geometry.ts";

/** How far a bend swings out, and how many points lie between two of them. */
const SWING = 11;
const FINE = 6;
const THREAD = 0.9;
const BREADTH = 4.6;

const along = (from: Spot, to: Spot, part: number, aside = 0): Spot => {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + (to.x - from.x) * part - ((to.y - from.y) / long) * aside,
    y: from.y + (to.y - from.y) * part + ((to.x - from.x) / long) * aside,
  };
};

/** A bend to the left, the next to the right; which comes first is as good as chance, but always the same. */
function wound(points: readonly Spot[]): Spot[] {
  const [first, second] = points;
  if (first === undefined || second === undefined) return [...points];
  const spring = along(first, second, -0.22, SWING);
  let side = Math.round(first.x + first.y) % 2 === 0 ? 1 : -1;
  const course: Spot[] = [spring];
  points.forEach((point, at) => {
    const next = points[at + 1];
    if (next === undefined) {
      course.push(point);
      return;
    }
    course.push(along(point, next, 0.06, side * SWING * 0.5), along(point, next, 0.52, side * -SWING));
    side = -side;
  });
  return course;
}

/** A curve through all points (Catmull and Rom), finely cut. */
function curved(points: readonly Spot[]): Spot[] {
  const at = (place: number): Spot => points[Math.min(Math.max(place, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const bend = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const spots = points.slice(0, -1).flatMap((_, place) => {
    const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    return Array.from({ length: FINE }, (__, step) => ({
      x: bend(a.x, b.x, c.x, d.x, step / FINE),
      y: bend(a.y, b.y, c.y, d.y, step / FINE),
    }));
  });
  return [...spots, at(points.length - 1)];
}

/** The outline of a river through these points, the mouth last. */
export function riverOf(points: readonly Spot[]): string {
  const course = curved(wound(points));
  const bank = (side: 1 | -1): string[] =>
    course.map((spot, place) => {
      const ahead = course[place + 1] ?? spot;
      const behind = course[place - 1] ?? spot;
      const long = Math.hypot(ahead.x - behind.x, ahead.y - behind.y) || 1;
      const half = (side * (THREAD + (BREADTH - THREAD) * (place / course.length))) / long;
      return `${(spot.x - (ahead.y - behind.y) * half).toFixed(1)} ${(spot.y + (ahead.x - behind.x) * half).toFixed(1)}`;
    });
  return course.length < 2 ? "" : `M${[...bank(1), ...bank(-1).reverse()].join("L")}Z`;
}
