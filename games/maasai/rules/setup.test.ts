import { given } from "@outrigger/testkit";
import { describe, expect, test } from "vitest";
import { pack, preparePack } from "./components.ts";
import { rules } from "./index.ts";
import { countShape } from "./supply.ts";

describe("MAS-GEN: what there is", () => {
  test("MAS-GEN-1: two or three players", () => {
    expect(rules.seats).toEqual([2, 3]);
  });

  test.each([
    [2, "long", 20],
    [2, "short", 14],
    [3, "long", 14],
    [3, "short", 10],
  ])("MAS-GEN-2: %i players, %s game: %i animals of each kind", (seats, length, each) => {
    const { state } = given(rules, { seats, options: { length } });
    for (const { pen } of state.seats) expect(pen).toEqual({ zebu: each, goat: each, sheep: each });
  });

  test("MAS-GEN-4: four warriors and seven boys", () => {
    const { state } = given(rules, { seats: 3 });
    for (const { stock } of state.seats) expect(stock).toEqual({ warrior: 4, boy: 7 });
  });

  test("MAS-GEN-5: 102 shields: 39 narrow, 27 and 36 wide, 127 animal spots of each colour", () => {
    const infos = [...pack.shields.values()];
    const count = (kind: string): number => infos.filter(({ printed }) => printed.kind === kind).length;
    expect([infos.length, count("N"), count("W3"), count("W4")]).toEqual([102, 39, 27, 36]);
    const spots = { R: 0, G: 0, Y: 0 };
    for (const info of infos) info.colours.forEach((colour, at) => void (info.spots[at] && spots[colour]++));
    expect(spots).toEqual({ R: 127, G: 127, Y: 127 });
  });

  test("MAS-GEN-6: patches are named a, m, c, and m1, m3 where the middle is split", () => {
    const scene = given(rules, { seats: 2 });
    const names = new Set(scene.offers("place").map(([, number, patch]) => `${number}.${patch}`));
    expect(names).toEqual(new Set(["0.a", "0.m", "0.c", "1.a", "1.m", "1.c", "2.a", "2.m1", "2.m3", "2.c"]));
  });
});

describe("MAS-SET: setup", () => {
  test("MAS-SET-1: the turn order is random, or follows the seats if so agreed", () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; seed++) orders.add(given(rules, { seats: 3, seed }).state.order.join());
    expect(orders.size).toBe(6);
    for (let seed = 0; seed < 5; seed++)
      expect(given(rules, { seats: 3, seed, options: { firstPlayer: "seat" } }).state.order).toEqual([0, 1, 2]);
  });

  test("MAS-SET-2, MAS-SET-3: eight wide and five narrow shields each, from two piles", () => {
    for (const seats of [2, 3]) {
      const { state } = given(rules, { seats });
      for (const { hand } of state.seats)
        expect([countShape(pack, hand, "W"), countShape(pack, hand, "N")]).toEqual([8, 5]);
      expect([state.wide.length, state.narrow.length]).toEqual([63 - 8 * seats - 2, 39 - 5 * seats - 1]);
      expect(countShape(pack, state.wide, "N") + countShape(pack, state.narrow, "W")).toBe(0);
    }
  });

  test("MAS-SET-4: the hexagon comes from what was not dealt", () => {
    const { state } = given(rules, { seats: 3 });
    const hands = state.seats.flatMap(({ hand }) => hand);
    for (const { shield } of state.laid) expect([...hands, ...state.wide, ...state.narrow]).not.toContain(shield);
  });

  test("MAS-HEX-1: should every shield of several colours have been dealt, one of a single colour has to do", () => {
    const source = structuredClone(pack.source) as { shields: { kind: string; land: string }[] };
    for (const shield of source.shields) if (shield.kind === "W3") shield.land = "RRR";
    const { state } = given(rules, { seats: 3, pack: preparePack(source) });
    expect(state.laid[1]?.shield.startsWith("W3")).toBe(true);
  });
});
