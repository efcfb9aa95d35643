import { describe, expect, test } from "vitest";
import { DECAGON, HEXAGON, randomBelow, readPoses, WREATH } from "../testing/layouts.ts";
import { closedFence, fenceClosedBy, isRing, type Loop, patchesInside, surrounds } from "./fences.ts";
import { type Fit, type Layout, lay, layoutOf, obstacle } from "./layout.ts";
import { ANGLE, FENCE_EDGES, FENCES, type Fence, glue, newTile, SHAPES, type Shape, type Tile } from "./rhomb.ts";

const layoutFrom = (text: string) => layoutOf(readPoses(text));
const inside = (text: string, number: number, fence: Fence): number[] => {
  const layout = layoutFrom(text);
  return patchesInside(layout, closedFence(layout, number, fence) as Loop).sort((p, q) => p - q);
};

test("MAS-HEX-2: no fence is closed in the hexagon", () => {
  const layout = layoutFrom(HEXAGON);
  for (const fence of FENCES) for (const tile of [0, 1, 2]) expect(closedFence(layout, tile, fence)).toBeUndefined();
});

describe("MAS-GEO-18: rings of fence 2", () => {
  test.each([
    [3, "W@[1,0,1,0]/5; N@[0,-1,1,0]/7; N@[1,-1,0,0]/1"],
    [4, "W@[1,0,1,0]/5; W@[-1,1,0,1]/7; W@[-1,0,-1,1]/9; N@[1,-1,0,0]/1"],
    [5, "W@[1,0,1,0]/5; W@[-1,1,0,1]/7; W@[-1,0,-1,1]/9; W@[0,-1,0,-1]/1; W@[1,0,0,-1]/3"],
  ])("of %i tiles enclose one corner patch each", (size, poses) => {
    const layout = layoutFrom(poses);
    const loop = closedFence(layout, size - 1, 2) as Loop;
    expect(loop.tiles).toHaveLength(size);
    expect(isRing(loop)).toBe(true);
    expect(inside(poses, size - 1, 2)).toEqual(Array.from({ length: size }, (_, tile) => 4 * tile + 3));
  });
});

test("X20 MAS-GEO-18: one tile closes both fences", () => {
  const layout = layoutFrom(
    "W@[0,0,0,0]/2; W@[0,0,0,0]/4; W@[0,0,0,0]/6; W@[0,0,0,0]/8; N@[0,0,1,1]/4; W@[0,0,1,0]/1; N@[0,1,1,0]/6; N@[1,1,0,0]/2; W@[0,0,0,0]/0",
  );
  expect(closedFence(layout, 8, 1)?.tiles).toHaveLength(5);
  expect(closedFence(layout, 8, 2)?.tiles).toHaveLength(3);
});

test("X21 MAS-GEO-19: the decagon encloses the wide tiles but for their corner, and the narrow tiles' corners", () => {
  const layout = layoutFrom(DECAGON);
  const loop = closedFence(layout, 9, 1) as Loop;
  expect(loop.tiles).toHaveLength(10);
  expect(isRing(loop)).toBe(false);
  const wide = [0, 1, 2, 3, 4].flatMap((tile) => [4 * tile + 1, 4 * tile + 2, 4 * tile + 3]);
  const narrow = [5, 6, 7, 8, 9].map((tile) => 4 * tile);
  expect(inside(DECAGON, 9, 1)).toEqual([...wide, ...narrow]);
});

test("X23 MAS-GEO-20: a tile in the hole of a wreath lies inside, one beyond its rim outside", () => {
  const layout = layoutFrom(WREATH);
  const loop = closedFence(layout, 24, 1) as Loop;
  expect(loop.tiles).toHaveLength(25);
  expect(surrounds(loop, newTile({ shape: "N", at: [1, 1, 0, 0], turn: 2 }))).toBe(true);
  const outside = layout.fits.W.filter((fit) => !surrounds(loop, fit.tile));
  expect(outside.length).toBeGreaterThan(0);
  lay(layout, newTile({ shape: "N", at: [1, 1, 0, 0], turn: 2 }));
  expect(patchesInside(layout, loop)).toEqual(expect.arrayContaining([100, 101, 102, 103]));
});

test("MAS-GEO-18: what a tile would close is what it closes once it is laid", () => {
  const below = randomBelow(11);
  let closed = 0;
  for (let game = 0; game < 15; game++) {
    const layout = layoutFrom([HEXAGON, DECAGON][game % 2] as string);
    for (let step = 0; step < 60; step++) {
      const fits = layout.fits[SHAPES[below(2)] as Shape];
      if (fits.length === 0) continue;
      const fit = fits[below(fits.length)] as Fit;
      const foreseen = FENCES.map((fence) => fenceClosedBy(layout, fit, fence));
      const number = lay(layout, fit.tile);
      expect(foreseen).toEqual(FENCES.map((fence) => closedFence(layout, number, fence)));
      closed += foreseen.filter((loop) => loop !== undefined).length;
    }
  }
  expect(closed).toBeGreaterThan(10);
});

test("MAS-GEO-21: two closed fences are nested or apart", () => {
  const below = randomBelow(3);
  let pairs = 0;
  for (let game = 0; game < 30; game++) {
    const layout = layoutFrom([HEXAGON, DECAGON, WREATH][game % 3] as string);
    const found = new Map<string, Set<number>>();
    for (let step = 0; step < 70; step++) {
      const fits = layout.fits[SHAPES[below(2)] as Shape];
      if (fits.length > 0) lay(layout, (fits[below(fits.length)] as Fit).tile);
    }
    layout.tiles.forEach((_, tile) => {
      for (const fence of FENCES) {
        const loop = closedFence(layout, tile, fence);
        if (loop === undefined) continue;
        found.set(`${fence}:${[...loop.tiles].sort()}`, new Set(patchesInside(layout, loop)));
      }
    });
    const sets = [...found.values()];
    for (const one of sets) {
      for (const other of sets) {
        if (one === other) continue;
        const common = [...one].filter((patch) => other.has(patch)).length;
        expect([0, one.size, other.size]).toContain(common);
        pairs++;
      }
    }
  }
  expect(pairs).toBeGreaterThan(1000);
});

/** Walks one fence over new tiles, trying both shapes at each step, and collects the lengths at which it closes. */
function closedLengths(fence: Fence, longest: number): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  const walk = (shapes: readonly Shape[]): void => {
    if (shapes.length > longest) return;
    const layout = chainOf(fence, shapes);
    if (layout === undefined) return;
    if (closedFence(layout, 0, fence)?.tiles.length === shapes.length) {
      const names = found.get(shapes.length) ?? new Set<string>();
      found.set(shapes.length, names.add([...shapes].sort().join("")));
      return;
    }
    for (const shape of SHAPES) walk([...shapes, shape]);
  };
  for (const shape of SHAPES) walk([shape]);
  return found;
}

/** The tiles a fence passes when it always leaves by the far edge; undefined when one does not fit. */
function chainOf(fence: Fence, shapes: readonly Shape[]): Layout | undefined {
  const layout = layoutOf([{ shape: shapes[0] as Shape, at: [0, 0, 0, 0], turn: 0 }]);
  let leave: number = FENCE_EDGES[fence][1];
  for (const shape of shapes.slice(1)) {
    const tile = glue(layout.tiles[leave >> 2] as Tile, leave & 3, shape);
    if (obstacle(layout, tile) !== undefined) return undefined;
    const number = lay(layout, tile);
    const entry = layout.facing[leave] as number;
    leave = 4 * number + FENCE_EDGES[fence][0] + FENCE_EDGES[fence][1] - (entry & 3);
    if (layout.facing[leave] !== -1) break;
  }
  return layout.tiles.length === shapes.length ? layout : undefined;
}

describe("MAS-GEO-22: every closed fence up to 12 tiles", () => {
  test("fence 2 makes rings of 3, 4 and 5 and nothing else", () => {
    expect([...closedLengths(2, 12)].map(([size, kinds]) => [size, [...kinds]])).toEqual([
      [5, ["WWWWW"]],
      [4, ["NWWW"]],
      [3, ["NNW"]],
    ]);
  });

  test("fence 1 makes one ring of 5 and one of 10", () => {
    expect([...closedLengths(1, 12)].map(([size, kinds]) => [size, [...kinds]])).toEqual([
      [5, ["WWWWW"]],
      [10, ["NNNNNWWWWW"]],
    ]);
    expect([ANGLE.W * 5, (ANGLE.N - ANGLE.W) * 5]).toEqual([10, 10]);
  });
});
