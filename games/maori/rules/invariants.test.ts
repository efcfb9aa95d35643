import { copyJson } from "@outrigger/kernel";
import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { type Arrangement, arrange } from "../arrange/index.ts";
import { pack } from "./components.ts";
import { rules } from "./index.ts";
import { invariants } from "./invariants.ts";
import type { MaoriState } from "./vocabulary.ts";

/** What is found broken after a change to an arranged table. */
function broken(change: (state: MaoriState) => void, wanted: Arrangement = {}, variant = 0): string[] {
  const { state } = given(rules, { seats: 2, options: { variant } }, (fresh) => arrange(fresh, pack, wanted));
  const changed = copyJson(state);
  expect(invariants(changed, pack)).toEqual([]);
  change(changed);
  return invariants(changed, pack);
}

const layoutOf = (state: MaoriState): (string | null)[] => state.seats[0]?.layout ?? [];

/** A tile lies elsewhere on the first board. */
const shifted = (from: number, to: number) => (state: MaoriState) => {
  const layout = layoutOf(state);
  [layout[from], layout[to]] = [null, layout[from] as string];
};

describe("invariants", () => {
  test("a lost and a doubled tile are found", () => {
    expect(broken((state) => state.pile.shift())).toEqual([
      expect.stringMatching(/^tile \w+ is there 0 times$/),
      "96 tiles instead of 97",
    ]);
    expect(broken((state) => state.box.push("V01"))).toEqual(["tile V01 is there 2 times", "98 tiles instead of 97"]);
  });

  test("MAO-SHELL-2: shells lost, doubled or below zero are found", () => {
    expect(broken((state) => state.supply++)).toEqual(["31 shells instead of 30"]);
    expect(
      broken((state) => {
        state.supply = -10;
        (state.seats[0] as { shells: number }).shells = 35;
      }),
    ).toEqual(["shells below zero"]);
  });

  test("a pile out of order is found", () => {
    expect(broken((state) => state.pile.reverse())).toEqual(["the pile is not in order"]);
  });

  test("MAO-PLACE-1 MAO-VOLC-1: a tile on printed land and a volcano on a board or in a depot are found", () => {
    const onLand = broken(shifted(0, 3), { boards: ["W01@r1c1"] });
    expect(onLand).toEqual(["seat 0: W01 lies on printed land"]);
    const volcano = broken((state) => {
      state.pile.splice(state.pile.indexOf("V01"), 1);
      layoutOf(state)[0] = "V01";
    });
    expect(volcano).toEqual(["seat 0: V01 lies on the board"]);
    const stored = broken((state) => {
      state.pile.splice(state.pile.indexOf("V01"), 1);
      (state.seats[1] as { depot: string }).depot = "V01";
    });
    expect(stored).toEqual(["seat 1: V01 lies in the depot"]);
  });

  test("MAO-PLACE-5: tiles that do not agree are found", () => {
    const misfit = broken(shifted(12, 1), { boards: ["EE02@r1c1 W01@r3c3"] });
    expect(misfit).toEqual([
      "seat 0: EE02 does not agree with its neighbours",
      "seat 0: W01 does not agree with its neighbours",
    ]);
  });

  test("MAO-VAR-1 MAO-VAR-4: a coloured ship without a variant, on an empty space or missing is found", () => {
    const ship = (space: string | null) => (state: MaoriState) => {
      (state.seats[0] as { ship: string | null }).ship = space;
    };
    expect(broken(ship("r1c1"), { boards: ["W01@r1c1"] })).toEqual(["seat 0: a coloured ship without a variant"]);
    const wanted = { boards: ["W01@r1c1"], ships: ["r1c1"] };
    expect(broken(ship("r1c2"), wanted, 1)).toEqual(["seat 0: the coloured ship stands on an empty space"]);
    expect(broken(ship(null), wanted, 1)).toEqual(["seat 0: the coloured ship is not on the board"]);
  });

  test("counters that do not agree with the phase are found", () => {
    expect(broken((state) => Object.assign(state, { explorer: null }))).toHaveLength(1);
    expect(broken((state) => Object.assign(state, { passes: 6 }))).toEqual(["the game should have stagnated"]);
    expect(broken((state) => Object.assign(state, { stack: [] }))).toEqual(["the game is over without an end"]);
    const ending = { reason: "completed", seat: 0, turnsLeft: 0 };
    expect(broken((state) => Object.assign(state, { ending }))).toEqual(["last turns out of step"]);
  });
});
