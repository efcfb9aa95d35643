import { describe, expect, test } from "vitest";
import { BLOCKED, HEXAGON, randomBelow, readPoses, WREATH } from "../testing/layouts.ts";
import { copyLayout, deadEdges, type Fit, fitAt, type Layout, lay, layoutOf, obstacle, openEdges } from "./layout.ts";
import { newTile, type Pose, SHAPES, type Shape } from "./rhomb.ts";

const at = (text: string) => newTile(readPoses(text)[0] as Pose);

test("MAS-HEX-2: the hexagon has six open edges, and six places for each shape", () => {
  const layout = layoutOf(readPoses(HEXAGON));
  expect(openEdges(layout)).toHaveLength(6);
  expect([layout.fits.W.length, layout.fits.N.length]).toEqual([6, 6]);
});

test("MAS-GEO-9: an edge map entry pairs two edges of opposite sides", () => {
  const { facing } = layoutOf(readPoses(WREATH));
  facing.forEach((across, slot) => {
    if (across !== -1) expect(facing[across]).toBe(slot);
  });
  expect(facing.filter((across) => across !== -1)).toHaveLength(2 * 35);
});

describe("X28: positions that do not fit", () => {
  const layout = layoutOf(readPoses("W@[0,0,0,0]/0; W@[0,0,0,0]/2; W@[0,1,1,0]/4; W@[2,-1,1,-1]/2; N@[2,-1,2,0]/4"));
  test.each([
    ["MAS-LAY-7", "N@[-1,2,0,1]/9", "partial"],
    ["MAS-LAY-5", "W@[1,0,1,0]/5", "overlap"],
    ["MAS-LAY-3", "N@[5,0,0,0]/0", "apart"],
  ])("%s: %s is refused: %s", (_, pose, reason) => {
    expect(obstacle(layout, at(pose))).toBe(reason);
  });
});

test("X29 MAS-LAY-6: fence must meet fence on every joined edge", () => {
  const layout = layoutOf(readPoses("N@[0,0,0,0]/0; W@[1,1,0,0]/4; W@[1,1,0,0]/6"));
  expect(obstacle(layout, at("W@[0,0,0,0]/8"))).toBe("mismatch");
});

test("X07 MAS-GEO-14: two 144-degree corners leave a gap that stays dead", () => {
  const layout = layoutOf(readPoses("N@[0,0,0,0]/0; N@[0,0,0,0]/4"));
  expect(deadEdges(layout)).toEqual(expect.arrayContaining([0, 7]));
  expect(SHAPES.map((shape) => fitAt(layout, shape, 0))).toEqual([undefined, undefined]);
});

test("X39 MAS-LAY-10: on the blocked layout no narrow tile fits and a wide one in ten ways", () => {
  const layout = layoutOf([]);
  for (const pose of readPoses(BLOCKED)) {
    const tile = newTile(pose);
    if (layout.tiles.length > 0) expect(obstacle(layout, tile)).toBeUndefined();
    lay(layout, tile);
  }
  expect([layout.fits.W.length, layout.fits.N.length]).toEqual([10, 0]);
});

test("MAS-GEO-13: a pose is found once, with every edge it joins, lowest first", () => {
  const layout = layoutOf(readPoses("N@[0,0,0,0]/0; W@[-1,1,-1,2]/8"));
  const joining = layout.fits.N.filter((fit) => fit.joins.length > 1);
  expect(joining.map((fit) => [fit.tile.at, fit.tile.turn, fit.joins])).toEqual([[[1, 0, 0, 1], 4, [1, 6]]]);
});

/** Every legal pose from the open edges alone: no history, no memory. */
function fitsFromScratch(layout: Layout, shape: Shape): string[] {
  const poses: string[] = [];
  for (const slot of openEdges(layout)) {
    const fit = fitAt(layout, shape, slot);
    if (fit !== undefined) poses.push(`${fit.tile.at}/${fit.tile.turn} at ${slot}`);
  }
  return poses.sort();
}

test("MAS-GEO-14: an edge that takes a shape no longer never takes it again, and legal poses stay legal only while they fit", () => {
  const below = randomBelow(7);
  const layout = layoutOf(readPoses(HEXAGON));
  const lost = new Set<string>();
  for (let step = 0; step < 80; step++) {
    const shape = SHAPES[below(2)] as Shape;
    const fits = layout.fits[shape];
    if (fits.length > 0) lay(layout, (fits[below(fits.length)] as Fit).tile);
    for (const shape of SHAPES) {
      for (const slot of openEdges(layout)) {
        if (fitAt(layout, shape, slot) === undefined) lost.add(`${shape}${slot}`);
        else expect(lost.has(`${shape}${slot}`)).toBe(false);
      }
      for (const fit of layout.fits[shape]) {
        expect(obstacle(layout, fit.tile)).toBeUndefined();
        expect([...fit.joins]).toEqual([...fit.joins].sort((p, q) => p - q));
      }
    }
  }
});

test("a copy goes its own way", () => {
  const layout = layoutOf(readPoses(HEXAGON));
  const before = fitsFromScratch(layout, "W");
  const copy = copyLayout(layout);
  for (let step = 0; step < 10; step++) lay(copy, (copy.fits.W[0] as Fit).tile);
  expect(fitsFromScratch(layout, "W")).toEqual(before);
  expect(layout).toEqual(layoutOf(readPoses(HEXAGON)));
  expect(copy.tiles).toHaveLength(13);
});
