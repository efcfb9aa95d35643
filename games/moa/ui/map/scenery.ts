// What grows and stands on the island, and where badges lie: worked out from the outlines, so that any pack's map has its own.
import type { PrintedTerritory, Terrain } from "../../rules/index.ts";
import type { Point } from "./route.ts";

export interface Feature {
  readonly symbol: string;
  readonly at: Point;
  readonly size: number;
}

/** Drawings of a terrain: what is seen most stands most often. */
const KINDS: Readonly<Record<Terrain, readonly string[]>> = {
  forest: ["tree", "tree", "fern", "tree"],
  mountain: ["peak", "peak", "ridge"],
  plains: ["tussock", "tussock", "cabbage", "tussock"],
  coast: ["dune", "flax", "dune"],
  volcano: ["rock", "rock"],
};
const SIZE: Readonly<Record<Terrain, number>> = { forest: 40, mountain: 50, plains: 32, coast: 34, volcano: 28 };
const STEP: Readonly<Record<Terrain, number>> = { forest: 36, mountain: 44, plains: 42, coast: 44, volcano: 40 };
/** How far from the border, and from where pieces and tiles stand. */
const RIM = 15;
const CLEAR = 24;

const parse = (outline: string): Point[] =>
  outline.split(" ").map((corner): Point => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return [x, y];
  });

const sides = (corners: readonly Point[]): [Point, Point][] =>
  corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner]);

/** How far a point lies inside an outline; below zero outside of it. */
export function depthIn(corners: readonly Point[], [x, y]: Point): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [[ax, ay], [bx, by]] of sides(corners)) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    nearest = Math.min(nearest, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
  }
  return isInside ? nearest : -nearest;
}

/** The same for the same place: no luck, but no grid to be seen either. */
const scatter = (x: number, y: number, salt: number): number => {
  const value = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return value - Math.floor(value);
};

/** Drawings all over the land, from the back to the front, and none where something stands. */
export function sceneryOf({ terrain, outline, anchors }: PrintedTerritory, label: Point): Feature[] {
  const corners = parse(outline);
  const kinds = KINDS[terrain];
  const taken = [anchors.mammalTile, anchors.leaderTile, anchors.stronghold, ...anchors.pieces];
  const isFree = (at: Point): boolean =>
    depthIn(corners, at) > RIM &&
    Math.hypot(at[0] - label[0], at[1] - label[1]) > 44 &&
    taken.every(([x = 0, y = 0]) => Math.hypot(at[0] - x, at[1] - y) > CLEAR);
  return grid(corners, STEP[terrain])
    .filter(isFree)
    .map((at) => ({
      symbol: kinds[Math.floor(scatter(at[0], at[1], 3) * kinds.length)] ?? kinds[0] ?? "tree",
      at,
      size: Math.round(SIZE[terrain] * (0.85 + 0.3 * scatter(at[0], at[1], 4))),
    }));
}

/** Points all over the box of an outline, each a little out of line. */
function grid(corners: readonly Point[], step: number): Point[] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const points: Point[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step * 0.7)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step)
      points.push([Math.round(x + step * 0.7 * scatter(x, y, 1)), Math.round(y + step * 0.45 * scatter(x, y, 2))]);
  return points.sort((one, other) => one[1] - other[1]);
}

/** The ends of a badge about its point. */
const BADGE: readonly Point[] = [
  [0, -46],
  [-19, -30],
  [19, -30],
  [-37, 8],
  [33, 8],
  [0, 30],
];
const SHIFTS = [-36, -24, -12, 0, 12, 24, 36];

/** How deep a badge would reach over a thing that is so large from its middle. */
function overlap([x, y]: Point, [thingX = 0, thingY = 0]: readonly number[], half: number): number {
  const across = half + 37 - Math.abs(x - thingX);
  const down = half + 38 - Math.abs(y - 8 - thingY);
  return Math.max(0, Math.min(across, down));
}

/** Where number and values of a territory lie: at the printed spot, or so far from it that they cross no border. */
export function labelSpot({ outline, anchors }: PrintedTerritory): Point {
  const corners = parse(outline);
  const [left = 0, top = 0] = anchors.label;
  const worth = ([x, y]: Point): number => {
    const depth = Math.min(...BADGE.map(([dx, dy]) => depthIn(corners, [x + dx, y + dy])));
    const covered = [anchors.mammalTile, ...anchors.pieces, anchors.leaderTile, anchors.stronghold].map((thing, at) =>
      overlap([x, y], thing, at === 0 ? 33 : 20),
    );
    return 3 * Math.min(depth, 5) - Math.max(...covered) - Math.hypot(x - left, y - top) / 8;
  };
  const spots = SHIFTS.flatMap((dx) => SHIFTS.map((dy): Point => [left + dx, top + dy]));
  return spots.reduce((best, each) => (worth(each) > worth(best) ? each : best), [left, top]);
}

/** What is worked out from an island's outlines, in the order of its territories. */
export interface Island {
  readonly labels: readonly Point[];
  readonly scenery: readonly (readonly Feature[])[];
}

const islands = new Map<string, Island>();

/** The island whose territories read so as JSON. A board is built anew after every curtain, but its island is the same. */
export function islandOf(territories: string): Island {
  const known = islands.get(territories);
  if (known !== undefined) return known;
  const lands: readonly PrintedTerritory[] = JSON.parse(territories);
  const labels = lands.map(labelSpot);
  const island = { labels, scenery: lands.map((land, at) => sceneryOf(land, labels[at] ?? [0, 0])) };
  islands.set(territories, island);
  return island;
}
