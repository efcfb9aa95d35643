import { describe, expect, test } from "vitest";
import { ANGLE, EDGE_FENCES, EDGE_TURNS, fencesMeet, glue, newTile, SHAPES, type Shape } from "./rhomb.ts";
import { isSame, type Point } from "./ring.ts";

test("MAS-GEO-4: four corners, counter-clockwise, from v0 and a direction", () => {
  expect(newTile({ shape: "W", at: [1, 2, 3, 4], turn: 0 }).corners).toEqual([
    [1, 2, 3, 4],
    [2, 2, 3, 4],
    [2, 2, 4, 4],
    [1, 2, 4, 4],
  ]);
  expect(newTile({ shape: "N", at: [0, 0, 0, 0], turn: 8 }).corners).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, -1],
    [0, 0, 1, -1],
    [0, 0, 1, 0],
  ]);
});

test("MAS-GEO-4: every physical position has one pose, because the fences tell v0 from v2", () => {
  for (const shape of SHAPES) {
    const here = newTile({ shape, at: [0, 0, 0, 0], turn: 0 });
    const turned = newTile({ shape, at: here.corners[2], turn: 5 });
    for (const corner of here.corners) expect(turned.corners.some((other) => isSame(corner, other))).toBe(true);
    expect(turned.corners[0]).not.toEqual(here.corners[0]);
  }
});

test("MAS-GEO-5: on every edge of either shape exactly one edge of each shape fits", () => {
  for (const shape of SHAPES) {
    for (const other of SHAPES) {
      for (let edge = 0; edge < 4; edge++) {
        const fitting = [0, 1, 2, 3].filter((facing) => fencesMeet(shape, edge, other, facing));
        expect(fitting).toHaveLength(1);
      }
    }
  }
  // W.e0 carries fence 1 near its end: N.e0, near its start, lies against it; W.e0 itself would not.
  expect(fencesMeet("W", 0, "N", 0)).toBe(true);
  expect(fencesMeet("W", 0, "W", 0)).toBe(false);
  expect(fencesMeet("W", 1, "N", 2)).toBe(true);
  expect(fencesMeet("W", 1, "W", 3)).toBe(false);
});

test("MAS-GEO-13: a glued tile runs along the edge the other way", () => {
  for (const shape of SHAPES) {
    for (const other of SHAPES) {
      for (let edge = 0; edge < 4; edge++) {
        const tile = newTile({ shape, at: [2, -1, 0, 3], turn: 7 });
        const glued = glue(tile, edge, other);
        const own = [0, 1, 2, 3].find((facing) => fencesMeet(shape, edge, other, facing)) as number;
        expect(glued.corners[own]).toEqual(tile.corners[(edge + 1) % 4]);
        expect(glued.corners[(own + 1) % 4]).toEqual(tile.corners[edge]);
      }
    }
  }
});

test("positions beyond the exact range are refused", () => {
  expect(() => newTile({ shape: "W", at: [513, 0, 0, 0], turn: 0 })).toThrow(RangeError);
});

/** A corner of a shape: the labels of its two edge ends (fence number, near or far), and its angle. */
interface Corner {
  readonly name: string;
  readonly clockwise: string;
  readonly counter: string;
  readonly units: number;
}

/** The label of an edge at its end or start; near where an edge of fence `f` is crossed close to that point. */
function label(shape: Shape, edge: number, atEnd: boolean): string {
  // W.e0 is known to be crossed near its end, which fixes what every other edge's side is.
  const nearEnd = fencesMeet(shape, edge, "W", EDGE_FENCES[edge] === 1 ? 3 : 2);
  return `${EDGE_FENCES[edge]}${nearEnd === atEnd ? "n" : "f"}`;
}

const corners: Corner[] = SHAPES.flatMap((shape) =>
  [0, 1, 2, 3].map((number) => {
    const [into, out] = [(number + 3) % 4, number];
    const turn = (EDGE_TURNS[shape][out] as number) - (EDGE_TURNS[shape][into] as number);
    return {
      name: `${shape}.v${number}`,
      clockwise: label(shape, out, false),
      counter: label(shape, into, true),
      units: 5 - ((turn + 10) % 10),
    };
  }),
);

describe("MAS-GEO-12: corners", () => {
  test("labels and angles", () => {
    expect(corners.map(({ name, clockwise, counter, units }) => `${name} ${clockwise}>${counter} ${units}`)).toEqual([
      "W.v0 1f>1f 2",
      "W.v1 2f>1n 3",
      "W.v2 2n>2n 2",
      "W.v3 1n>2f 3",
      "N.v0 1n>1n 4",
      "N.v1 2f>1f 1",
      "N.v2 2n>2n 4",
      "N.v3 1f>2f 1",
    ]);
    expect([ANGLE.W, ANGLE.N]).toEqual([2, 4]);
  });

  test("exactly 14 full vertices up to rotation and mirror image", () => {
    const figures = new Set<string>();
    const grow = (names: string[], open: string, first: string, left: number): void => {
      if (left === 0) {
        if (open === first) figures.add(normal(names));
        return;
      }
      for (const corner of corners) {
        if (corner.clockwise === open && corner.units <= left)
          grow([...names, corner.name], corner.counter, first, left - corner.units);
      }
    };
    for (const start of new Set(corners.map(({ clockwise }) => clockwise))) grow([], start, start, 10);
    expect(figures.size).toBe(14);
    expect(figures).toContain(normal(["N.v0", "W.v3", "W.v1"]));
    expect(figures).toContain(normal(["N.v2", "W.v2", "W.v2", "W.v2"]));
  });

  test.each([
    ["2n", "2n", [2, 4, 6, 8]],
    ["1n", "1n", [4, 6, 8]],
    ["1f", "1f", [2, 4, 6, 8]],
    ["2f", "2f", [2, 4, 6, 8]],
    ["1n", "2f", [3, 5, 7, 9]],
    ["1f", "2f", [1, 3, 5, 7, 9]],
    ["1n", "1f", [4, 6, 8]],
    ["2n", "1n", []],
    ["2n", "2f", []],
  ])("a gap between %s and %s can only be filled at angles %j", (from, to, angles) => {
    const fillable = (open: string, left: number): boolean =>
      left === 0
        ? open === to
        : corners.some((it) => it.clockwise === open && it.units <= left && fillable(it.counter, left - it.units));
    const found = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((units) => fillable(from, units));
    expect(found).toEqual(angles);
  });
});

/** The least among all rotations of a vertex figure and of its mirror image, in which v1 and v3 change places. */
function normal(names: readonly string[]): string {
  const mirrored = [...names].reverse().map((name) => name.replace(/[13]$/, (digit) => (digit === "1" ? "3" : "1")));
  const turns = [names, mirrored].flatMap((list) =>
    list.map((_, at) => [...list.slice(at), ...list.slice(0, at)].join(" ")),
  );
  return turns.sort()[0] as string;
}

test("the fixed-point centre is close to the true one", () => {
  const [a, b, c, d]: Point = [200, -180, 150, -120];
  const tile = newTile({ shape: "W", at: [a, b, c, d], turn: 3 });
  const cos = (k: number): number => Math.cos((k * Math.PI) / 5);
  const x = 2 * (a + b * cos(1) + c * cos(2) + d * cos(3)) + cos(3) + cos(5);
  expect(Math.abs(tile.x / 65536 - x)).toBeLessThan(0.01);
});
