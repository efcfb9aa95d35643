import { given, type Scene } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { COLUMNS, type ConnectFour, type ConnectFourMove, rules } from "./index.ts";

const drops = (...columns: number[]): ConnectFourMove[] => columns.map((column) => ["drop", column]);

/** A table where these columns were played in turn. */
function played(...columns: number[]): Scene<ConnectFour> {
  const scene = given(rules, { seats: 2 });
  scene.play(...drops(...columns));
  return scene;
}

/** A board as it is drawn, top row first: x for seat 0, who is to move, and o for seat 1. */
function drawn(...rows: string[]): Scene<ConnectFour> {
  return given(rules, { seats: 2 }, (state) => {
    rows.reverse().forEach((row, height) => {
      [...row].forEach((cell, column) => {
        if (cell === ".") return;
        state.cells[height * COLUMNS + column] = cell === "x" ? 1 : 2;
        state.heights[column] = height + 1;
      });
    });
  });
}

describe("turns", () => {
  test("C4-TURN: seat 0 begins and the seats take turns", () => {
    expect(played().seat).toBe(0);
    expect(played(3).seat).toBe(1);
    expect(played(3, 3).seat).toBe(0);
  });

  test("C4-DROP: a disc falls to the lowest free cell of its column", () => {
    const scene = played(2, 2);
    expect(scene.state.cells[2]).toBe(1);
    expect(scene.state.cells[COLUMNS + 2]).toBe(2);
    expect(scene.events).toEqual([
      { kind: "dropped", seat: 0, column: 2, row: 0 },
      { kind: "dropped", seat: 1, column: 2, row: 1 },
    ]);
  });

  test("C4-FULL: a full column is refused, the other six are offered", () => {
    const scene = played(0, 0, 0, 0, 0, 0);
    expect(scene.refusal(["drop", 0])).toBe("C4-FULL");
    expect(scene.offers()).toEqual(drops(1, 2, 3, 4, 5, 6));
  });
});

describe("the end", () => {
  test.each([
    { line: "level at its end", board: ["xxx...."], column: 3 },
    { line: "level in its middle", board: ["...xx.x"], column: 5 },
    { line: "upright", board: ["......x", "......x", "......x"], column: 6 },
    { line: "rising", board: ["...x...", "...o...", ".xoo...", "xooo..."], column: 2 },
    { line: "falling", board: ["...ox..", "...oox.", "...ooox"], column: 3 },
  ])("C4-FOUR: a line of four $line wins at once", ({ board, column }) => {
    const scene = drawn(...board);
    scene.play(["drop", column]);
    expect(scene.over).toBe(true);
    expect(scene.result()).toEqual({ places: [1, 2], scores: [1, 0], details: null });
    expect(scene.events.at(-1)).toEqual({ kind: "ended", winner: 0 });
  });

  test("C4-FOUR: three in a row do not win, nor do four that go on over the edge", () => {
    const three = drawn("....xx.");
    three.play(["drop", 3]);
    expect(three.over).toBe(false);
    const overTheEdge = drawn("x......", "o...xx.");
    overTheEdge.play(["drop", 6]);
    expect(overTheEdge.over).toBe(false);
  });

  test("C4-FOUR: the other seat wins as well", () => {
    const scene = played(0, 1, 0, 1, 0, 1, 2, 1);
    expect(scene.state.winner).toBe(1);
    expect(scene.result()).toEqual({ places: [2, 1], scores: [0, 1], details: null });
  });

  test("C4-DRAW: a full board without four in a row is a draw", () => {
    const scene = drawn("xoxoxo.", "xoxoxox", "oxoxoxo", "oxoxoxo", "xoxoxox", "xoxoxox");
    scene.play(["drop", 6]);
    expect(scene.over).toBe(true);
    expect(scene.result()).toEqual({ places: [1, 1], scores: [0, 0], details: null });
    expect(scene.events.at(-1)).toEqual({ kind: "ended", winner: -1 });
  });
});
