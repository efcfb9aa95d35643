import { copyJson, sameJson } from "@outrigger/kernel";
import { fastChance, randomPlayout, startPlay } from "@outrigger/kernel/play";
import { completeOptions, given, type Scene } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../arrange/index.ts";
import { pack } from "./components.ts";
import { rules } from "./index.ts";
import type { Maori } from "./maori.ts";

const stage = (wanted: Arrangement, options = {}): Scene<Maori> =>
  given(rules, { seats: 2, options }, (state) => arrange(state, pack, wanted));

describe("what everybody may know", () => {
  test("MAO-INFO-1: shells lie in the open, for rivals and spectators alike", () => {
    const scene = stage({ shells: [3, 7] });
    for (const viewer of [0, 1, "spectator"] as const) {
      const { seats, supply } = scene.view(viewer);
      expect([seats.map((seat) => seat.shells), supply]).toEqual([[3, 7], 20]);
    }
  });

  test("MAO-INFO-2: matrix, boards, depots, ships, box and explorer are public, and of the pile what it holds", () => {
    const scene = stage({ boards: ["W15@r1c1", "S01@r2c2"], depots: ["S02", null], explorer: 7 });
    const seen = scene.view(1);
    const { matrix, box, explorer, pile } = scene.state;
    expect([seen.matrix, seen.box, seen.explorer, seen.pile]).toEqual([matrix, box, explorer, pile]);
    expect(seen.seats.map(({ layout, depot, ships }) => [layout, depot, ships])).toEqual([
      [scene.state.seats[0]?.layout, "S02", 4],
      [scene.state.seats[1]?.layout, null, 2],
    ]);
    expect(seen).toEqual(scene.view(0));
  });

  test("MAO-INFO-2: the order of the pile shows nowhere", () => {
    const scene = stage({});
    const turned = copyJson(scene.state);
    turned.pile.reverse();
    expect(rules.view(turned, 0, pack)).toEqual(rules.view(scene.state, 0, pack));
  });

  test("the view carries prices, the printed board and every tile of the pack in use", () => {
    const scene = stage({ explorer: 5, matrix: { m22: "V01" }, phase: "action" }, { board: "atoll" });
    const { prices, board, tiles } = scene.view("spectator");
    expect(prices.flatMap((price, cell) => (price === null ? [] : [[cell, price]]))).toEqual([
      [6, 1],
      [7, 0],
    ]);
    expect(board.plan).toEqual([".....", ".ooo.", ".ooo.", "....."]);
    expect([board.printedShips.space, Object.keys(tiles).length]).toEqual(["r4c1", 97]);
    expect(
      given(rules, { seats: 2 })
        .view(0)
        .prices.every((price) => price === null),
    ).toBe(true);
  });

  test("a view shares nothing with the state that a later move changes", () => {
    const scene = stage({ phase: "action", boards: ["W01@r1c1"] });
    const seen = scene.view(0);
    const before = copyJson(seen);
    scene.play(["take", "m11"], ["depot"], ["confirm"], ["sail", 1], ["pass"], ["confirm"]);
    expect(seen).toEqual(before);
  });

  test("a sample of a view is the state itself", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const options = completeOptions(rules, { seats: 3, options: { variant: seed % 3 } });
      const play = startPlay(rules, { seats: 3, options }, pack, fastChance(seed));
      randomPlayout(rules, play, seed, 40 * seed);
      const state = rules.sample(rules.view(play.state, 1, pack), fastChance(1), pack);
      expect(sameJson(state, play.state)).toBe(true);
    }
  });
});
