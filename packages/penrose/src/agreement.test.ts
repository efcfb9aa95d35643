// The exact geometry against brute force, placement by placement. CI looks at a few thousand; OUTRIGGER_PLACEMENTS asks for more.
import { expect, test } from "vitest";
import { fenceLine, goesRound, type Piece, patchPoint, pieceOf, waysAt, whyNot } from "../testing/brute-force.ts";
import { BruteLand } from "../testing/brute-land.ts";
import { DECAGON, HEXAGON, randomBelow, randomGround, readPoses, WREATH } from "../testing/layouts.ts";
import {
  closedFence,
  deadEdges,
  FENCES,
  type Fit,
  fencedBy,
  fitAt,
  type Layout,
  type Loop,
  landOf,
  lay,
  layoutOf,
  newTile,
  obstacle,
  openEdges,
  type Pose,
  patchesInside,
  SHAPES,
  surrounds,
  type Tile,
} from "./index.ts";

const PLACEMENTS = Number(process.env["OUTRIGGER_PLACEMENTS"] ?? 2500);
const PER_LAYOUT = 100;

interface Table {
  readonly layout: Layout;
  readonly brute: BruteLand;
  readonly below: (bound: number) => number;
  /** Fences that were closed and built, with the line brute force found. */
  readonly built: { readonly loop: Loop; readonly line: NonNullable<ReturnType<typeof fenceLine>>["line"] }[];
}

test(`MAS-GEO-13: ${PLACEMENTS} random placements agree with brute force on every question`, {
  timeout: 3_600_000,
}, () => {
  const seen = {
    undefined: 0,
    overlap: 0,
    mismatch: 0,
    partial: 0,
    apart: 0,
    dead: 0,
    enclosed: 0,
    closed: 0,
    large: 0,
  };
  const below = randomBelow(1);
  for (let made = 0; made < PLACEMENTS; made += PER_LAYOUT) {
    const start = [HEXAGON, HEXAGON, DECAGON, WREATH][below(4)] as string;
    const table: Table = { layout: layoutOf([]), brute: new BruteLand(), below, built: [] };
    for (const pose of readPoses(start)) place(table, newTile(pose), seen);
    for (let step = 0; step < PER_LAYOUT; step++) {
      const reason = compareProbe(table);
      seen[reason ?? "undefined"]++;
      const fits = table.layout.fits[SHAPES[below(8) < 5 ? 0 : 1] as "W" | "N"];
      if (fits.length > 0) place(table, (fits[below(fits.length)] as Fit).tile, seen);
      seen.dead += compareEdges(table);
    }
  }
  for (const [question, times] of Object.entries(seen)) expect(times, question).toBeGreaterThan(0);
});

function place(table: Table, tile: Tile, seen: { closed: number; large: number; enclosed: number }): void {
  const number = lay(table.layout, tile);
  table.brute.add(pieceOf(tile), randomGround(table.below, tile.shape));
  for (const { loop, line } of table.built) {
    if (loop.tiles.includes(number)) continue;
    expect(surrounds(loop, tile)).toBe(goesRound(line, pieceOf(tile).centre));
  }
  for (const fence of FENCES) compareFence(table, number, fence, seen);
  seen.enclosed += compareLand(table);
}

function compareFence(table: Table, number: number, fence: 1 | 2, seen: { closed: number; large: number }): void {
  const loop = closedFence(table.layout, number, fence);
  const found = fenceLine(table.brute.pieces, number, fence);
  expect(loop === undefined).toBe(found === undefined);
  if (loop === undefined || found === undefined) return;
  expect([...loop.tiles].sort()).toEqual([...found.passed].sort());
  const inside = table.brute.pieces.flatMap((piece, other) =>
    [0, 1, 2, 3].filter((patch) => goesRound(found.line, patchPoint(piece, patch))).map((patch) => 4 * other + patch),
  );
  expect(patchesInside(table.layout, loop).sort((p, q) => p - q)).toEqual(inside);
  seen.closed++;
  if (loop.tiles.length >= 10) seen.large++;
  if (table.below(2) === 0) return;
  table.built.push({ loop, line: found.line });
  table.brute.build(fence, found.passed);
}

/** Same parcels, same openings. Says how many parcels are enclosed. */
function compareLand({ layout, brute, built }: Table): number {
  const fenced = fencedBy(
    layout.tiles.length,
    built.map(({ loop }) => loop),
  );
  const land = landOf(layout, brute.grounds, fenced);
  const { names, open } = brute.parcels();
  expect(land.parcel).toEqual(names);
  const isEnclosed = land.openings.map((openings, patch) => land.parcel[patch] === patch && openings === 0);
  expect(isEnclosed).toEqual(names.map((name, patch) => name === patch && !open.has(name)));
  return isEnclosed.filter(Boolean).length;
}

/** One pose somewhere on or beside the table: does it fit, and if not, why. */
function compareProbe({ layout, brute, below }: Table) {
  const tile = newTile(probe(layout, below));
  const reason = obstacle(layout, tile);
  expect(whyNot(brute.pieces, pieceOf(tile)), JSON.stringify(tile)).toBe(reason);
  return reason;
}

function probe({ tiles, fits }: Layout, below: (bound: number) => number): Pose {
  const shape = SHAPES[below(2)] as "W" | "N";
  const laid = tiles[below(tiles.length)] as Tile;
  const some = fits[shape];
  if (below(3) === 0 && some.length > 0) return (some[below(some.length)] as Fit).tile;
  const [a, b, c, d] = laid.corners[below(4)] as Tile["at"];
  const nudge = (): number => (below(3) === 0 ? below(3) - 1 : 0);
  return { shape, at: [a + nudge(), b + nudge(), c + nudge(), d + nudge()], turn: below(10) };
}

/** The last tile's open edges and two others: which shapes fit there, and how. Says how many of them are dead. */
function compareEdges({ layout, brute, below }: Table): number {
  const open = openEdges(layout);
  const dead = new Set(deadEdges(layout));
  const last = 4 * (layout.tiles.length - 1);
  const asked = [
    ...open.filter((slot) => slot >= last),
    open[below(open.length)] as number,
    open[below(open.length)] as number,
  ];
  for (const slot of asked) {
    const piece = brute.pieces[slot >> 2] as Piece;
    const ways = SHAPES.map((shape) => waysAt(brute.pieces, piece, slot & 3, shape === "W"));
    SHAPES.forEach((shape, at) => {
      compareWays(ways[at] as Piece[], fitAt(layout, shape, slot));
    });
    expect(dead.has(slot)).toBe(ways.every((list) => list.length === 0));
  }
  return asked.filter((slot) => dead.has(slot)).length;
}

function compareWays(ways: readonly Piece[], fit: Fit | undefined): void {
  expect(ways.length).toBe(fit === undefined ? 0 : 1);
  if (fit === undefined) return;
  const [way, exact] = [ways[0] as Piece, pieceOf(fit.tile)];
  expect(Math.hypot(way.centre[0] - exact.centre[0], way.centre[1] - exact.centre[1])).toBeLessThan(1e-6);
}
