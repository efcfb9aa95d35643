import { describe, expect, test } from "vitest";
import type { MaoriEvent } from "../rules/index.ts";
import { berthAt, follow, type Voyage } from "./voyage.ts";

const sailed = (from: number, distance: number): MaoriEvent => ({
  kind: "sailed",
  seat: 0,
  distance,
  price: 0,
  from,
  to: (from + distance) % 16,
});
const shown = (explorer: number | null, turns: number, phase: string) => ({
  explorer,
  turns,
  stack: [{ phase, seat: 0 }] as never,
});
const placed: Voyage = follow(undefined, shown(14, 0, "sail"), []);

describe("the explorer's way", () => {
  test("begins where the ship is placed", () => {
    expect(follow(undefined, shown(null, 0, "placeExplorer"), [])).toEqual({ at: -1 });
    expect(follow({ at: -1 }, shown(5, 0, "confirmExplorer"), [])).toEqual({ at: 5 });
  });

  test("goes on past the last berth", () => {
    const after = follow(placed, shown(1, 0, "action"), [sailed(14, 3)]);
    expect([after.at, berthAt(after.at)]).toEqual([17, 1]);
  });

  test("a sail taken back leads back, not on round the matrix", () => {
    const after = follow(placed, shown(1, 0, "action"), [sailed(14, 3)]);
    const taken = follow(after, shown(1, 0, "destination"), []);
    expect(taken.at).toBe(17);
    expect(follow(taken, shown(14, 0, "sail"), [])).toEqual({ at: 14 });
  });

  test("a full lap is a way of sixteen berths, and back again when it is taken back", () => {
    const lap = follow(placed, shown(14, 0, "action"), [sailed(14, 16)]);
    expect(lap.at).toBe(30);
    expect(follow(lap, shown(14, 0, "sail"), [])).toEqual({ at: 14 });
  });

  test("a whole turn of somebody else is followed, and nothing of it counts as taken back", () => {
    const after = follow(placed, shown(4, 1, "sail"), [sailed(14, 6)]);
    expect(after).toEqual({ at: 20 });
    expect(follow(after, shown(4, 1, "sail"), [])).toEqual({ at: 20 });
    expect(follow(after, shown(6, 2, "sail"), [sailed(4, 1), sailed(5, 1)])).toEqual({ at: 22 });
  });

  test("a jump to an earlier moment leads back", () => {
    expect(follow({ at: 20 }, shown(2, 0, "sail"), [])).toEqual({ at: 18 });
    expect(berthAt(follow({ at: 3 }, shown(9, 0, "sail"), []).at)).toBe(9);
  });
});
