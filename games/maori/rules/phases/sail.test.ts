import { given, type Scene } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../../arrange/index.ts";
import { pack } from "../components.ts";
import { rules } from "../index.ts";
import type { Maori } from "../maori.ts";

const stage = (wanted: Arrangement, options = {}): Scene<Maori> =>
  given(rules, { seats: 2, options }, (state) => arrange(state, pack, wanted));

/** Distances on offer with their prices. */
const prices = (scene: Scene<Maori>): [number, number][] =>
  scene.offers("sail").map((move) => [move[1] as number, (scene.note(move) as { price: number }).price]);

const FOURTEEN_SHIPS = "W15@r1c1 W16@r1c2 W17@r1c3 W08@r2c1 W09@r2c2 W10@r2c3 W11@r2c4 W12@r2c5 W13@r3c1";

describe("moving the explorer ship", () => {
  test("B1 MAO-SHIP-2 MAO-SHIP-4: two ships, no shells: one or two positions clockwise, nothing else", () => {
    const scene = stage({ shells: [0, 0], explorer: 2 });
    expect(prices(scene)).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(scene.note(["sail", 1])).toEqual({ price: 0, position: 3 });
    expect(scene.note(["sail", 2])).toEqual({ price: 0, position: 4 });
    expect(scene.refusal(["sail", 3])).toBe("MAO-SHIP-4");
    scene.play(["sail", 2]);
    expect(scene.state.explorer).toBe(4);
  });

  test("B2 MAO-SHIP-5 MAO-SHIP-9 MAO-SHELL-1 MAO-SHELL-2: a shell buys one position more and goes to the supply", () => {
    const scene = stage({ shells: [1, 0], explorer: 2 });
    expect(prices(scene)).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
    ]);
    expect(scene.refusal(["sail", 4])).toBe("MAO-SHIP-5");
    const { supply } = scene.state;
    scene.play(["sail", 3]);
    expect([scene.state.explorer, scene.state.seats[0]?.shells, scene.state.supply]).toEqual([5, 0, supply + 1]);
    expect(scene.events).toEqual([{ kind: "sailed", seat: 0, distance: 3, price: 1, from: 2, to: 5 }]);
    expect(scene.problems()).toEqual([]);
  });

  test("MAO-SHIP-2: after position 15 comes position 0", () => {
    const scene = stage({ explorer: 15 });
    scene.play(["sail", 2]);
    expect(scene.state.explorer).toBe(1);
  });

  test("MAO-SHIP-3: the ship may not stay where it is", () => {
    const scene = stage({});
    expect(scene.offers("sail")[0]).toEqual(["sail", 1]);
    expect(scene.refusal(["sail", 0])).toBe("MAO-SHIP-3");
  });

  test("E1 MAO-SHIP-7 MAO-ATOLL-5: without any ship and shell one position is free, and no more", () => {
    const scene = stage({ boards: ["W01@r4c1"], shells: [0, 0] }, { board: "atoll" });
    expect(prices(scene)).toEqual([[1, 0]]);
  });

  test("MAO-ATOLL-5: with lasting ships the covered ones still carry the explorer", () => {
    const scene = stage({ boards: ["W01@r4c1"], shells: [0, 0] }, { board: "atoll", atollShips: "persistent" });
    expect(prices(scene)).toHaveLength(2);
  });

  test("E2 MAO-SHIP-4 MAO-SHIP-5: ships carry first, shells pay for what is beyond them", () => {
    expect(prices(stage({ boards: ["W15@r1c1"], shells: [2, 0] }))).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 1],
      [6, 2],
    ]);
  });

  test("E3 MAO-SHIP-8: at most a full lap, which ends where it began", () => {
    const scene = stage({ boards: [FOURTEEN_SHIPS], shells: [9, 0], explorer: 6 });
    expect(prices(scene)).toHaveLength(16);
    expect(prices(scene).at(-1)).toEqual([16, 2]);
    expect(scene.refusal(["sail", 17])).toBe("MAO-SHIP-8");
    scene.play(["sail", 16]);
    expect([scene.state.explorer, scene.state.seats[0]?.shells]).toEqual([6, 7]);
  });

  test("MAO-SHIP-6: ships on own tiles count, also on unfinished islands; depot, coloured ship and rivals do not", () => {
    const scene = stage(
      {
        boards: ["EE05@r2c1 W08@r3c1", "W15@r1c1 W16@r1c2"],
        depots: ["W17"],
        ships: ["r2c1", "r1c1"],
        shells: [0, 0],
      },
      { variant: 1 },
    );
    expect(prices(scene).at(-1)).toEqual([4, 0]);
  });

  test("MAO-SHIP-9: what lies on the way has no effect", () => {
    const scene = stage({ explorer: 0, matrix: { m12: "V01", m13: "V02" } });
    const { matrix } = scene.state;
    const before = [...matrix];
    scene.play(["sail", 3]);
    expect(scene.state.matrix).toEqual(before);
    expect(scene.phase).toBe("action");
  });

  test("MAO-TURN-2 MAO-PASS-2: nothing can be done before the ship has moved", () => {
    const scene = stage({ boards: ["W01@r1c1"], depots: ["W02"] });
    expect(scene.refusal(["take", "m11"])).toBe("MAO-TURN-2");
    expect(scene.refusal(["playDepot"])).toBe("MAO-TURN-2");
    expect(scene.refusal(["discard", "r1c1"])).toBe("MAO-TURN-2");
    expect(scene.refusal(["pass"])).toBe("MAO-PASS-2");
    expect(scene.offers().every(([kind]) => kind === "sail")).toBe(true);
  });

  test("MAO-PLACE-11: ships on a placed tile count from the next explorer move on", () => {
    const scene = stage({ shells: [0, 0], matrix: { m12: "W15" } });
    scene.play(["sail", 1], ["take", "m12"], ["place", "r1c1"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]);
    expect(prices(scene).at(-1)).toEqual([4, 0]);
  });
});
