import { describe, expect, test } from "vitest";
import { HEXAGON, readPoses } from "../testing/layouts.ts";
import { closedFence, type Loop } from "./fences.ts";
import { endPatch, fencedBy, type Ground, type Land, landOf, startPatch } from "./land.ts";
import { layoutOf } from "./layout.ts";

/** `RYG` for three patches, `YGRR` for four: a, m1, m3, c. */
function ground(colours: string): Ground {
  const [a, m1, m3, c] = colours.length === 4 ? colours : [colours[0], colours[1], colours[1], colours[2]];
  return { colours: [a, m1, m3, c] as unknown as Ground["colours"], split: colours.length === 4 };
}

function land(poses: string, colours: string, loops: Loop[] = []): Land {
  const layout = layoutOf(readPoses(poses));
  return landOf(layout, colours.split(" ").map(ground), fencedBy(layout.tiles.length, loops));
}

const parcelOf = ({ parcel }: Land, patch: number): number[] =>
  parcel.flatMap((name, other) => (name === parcel[patch] ? [other] : []));

test("MAS-GEO-7: the patches on the two segments of each edge", () => {
  expect([0, 1, 2, 3].map((edge) => [startPatch(8 + edge), endPatch(8 + edge)])).toEqual([
    [8, 9],
    [9, 11],
    [11, 10],
    [10, 8],
  ]);
});

describe("the hexagon of the book: N-RYG, W3-YRY, W4-YGRR", () => {
  const hexagon = land(HEXAGON, "RYG YRY YGRR");

  test("X01 MAS-ADJ-1: the red parcel is 0.a and 1.m", () => {
    expect(parcelOf(hexagon, 5)).toEqual([0, 5, 6]);
  });

  test("X01 MAS-GEO-16: the yellow parcel runs over all three tiles", () => {
    expect(parcelOf(hexagon, 1)).toEqual([1, 2, 4, 8]);
  });

  test("X02 MAS-GEO-17: 2.m1 touches inner edges only and is enclosed", () => {
    expect(parcelOf(hexagon, 9)).toEqual([9]);
    expect(hexagon.openings[9]).toBe(0);
  });

  test("X05 MAS-ENC-2: the yellow parcel reaches four open edges", () => {
    expect(hexagon.openings[1]).toBe(4);
  });
});

test("MAS-GEO-8: a and c never touch on a tile, the halves of a middle neither", () => {
  const split = land("W@[0,0,0,0]/0", "RGYR");
  expect(new Set(split.parcel).size).toBe(4);
  const joined = land("W@[0,0,0,0]/0", "RRYR");
  expect(joined.parcel).toEqual([0, 0, 2, 0]);
});

const RING = "W@[1,0,1,0]/5; W@[-1,1,0,1]/7; W@[-1,0,-1,1]/9; W@[0,-1,0,-1]/1; W@[1,0,0,-1]/3";

test("X27 MAS-ADJ-4: patches that meet in a point are not joined", () => {
  const five = land(RING, "RYG YGR YRG GYR RGY");
  expect(five.parcel[3]).toBe(3);
  expect(five.parcel[11]).toBe(11);
  expect([five.openings[3], five.openings[11]]).toEqual([0, 0]);
});

test("MAS-ADJ-2: land runs across a foundation and stops at a built fence", () => {
  const layout = layoutOf(readPoses(RING));
  const loop = closedFence(layout, 4, 2) as Loop;
  const colours = "RGG YGR YRG GYR RGY";
  expect(land(RING, colours).parcel[3]).toBe(land(RING, colours).parcel[1]);
  const fenced = land(RING, colours, [loop]);
  expect(fenced.parcel[3]).toBe(3);
  expect(fenced.parcel[1]).toBe(1);
  expect(fenced.openings[3]).toBe(0);
});
