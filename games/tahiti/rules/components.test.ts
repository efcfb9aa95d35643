import { QUIET } from "@outrigger/kernel";
import { expect, test } from "vitest";
import { pack } from "./components.ts";
import { drawElder } from "./island/elders.ts";
import { AREAS, COMBAT_VALUES, LEVEL_STEPS, OFFERS } from "./names.ts";
import source from "./pack.json" with { type: "json" };
import { commanderValues } from "./pieces.ts";
import { find, situation } from "./testing/situation.ts";

test("TAH-COMP-1: 246 counters", () => {
  const count = (counters: readonly { qty: number }[]) => counters.reduce((sum, { qty }) => sum + qty, 0);
  expect(4 * count(source.counters.perColour) + count(source.counters.common)).toBe(246);
});

test("TAH-COMP-2: Head Chieftain 1-3-4, Shaman 1-0-0", () => {
  expect(pack.chieftain).toEqual({ combat: 1, leadership: 3, movement: 4 });
  expect(pack.values.shaman).toBe(1);
});

test("TAH-COMP-3: eight Elders, leadership 1 to 3, movement 2 to 4, combat 0 or 1", () => {
  expect(pack.elders).toHaveLength(8);
  for (const { combat, leadership, movement } of pack.elders) {
    expect([0, 1]).toContain(combat);
    expect([1, 2, 3]).toContain(leadership);
    expect([2, 3, 4]).toContain(movement);
  }
  const scene = situation({ pieces: "0@407 E5" });
  expect(commanderValues(pack, find(scene, 0, "elder"))).toMatchObject({ combat: 0, leadership: 2, movement: 3 });
});

test("TAH-COMP-4: an empty pool is filled again with all eight", () => {
  const { state } = situation();
  const play = { state, pack, chance: { draw: (bag: number[]) => bag.splice(0, 1)[0] }, ...QUIET } as never;
  const drawn = Array.from({ length: 9 }, () => drawElder(play, 0));
  expect(drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1]);
  expect(state.players[0]?.elders).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test("TAH-COMP-5, TAH-DEF-2: combat values 0, 1, 2, 3, 4", () => {
  const { population, militia, slingers, fighters, heavy } = pack.values;
  expect([population, militia, slingers, fighters, heavy]).toEqual([0, 1, 2, 3, 4]);
});

test("TAH-VIC-1, TAH-NEG-2: what names say of Areas, Units, levels and offers is what the pack says", () => {
  expect(pack.areas.map(({ id }) => id)).toEqual(AREAS);
  expect(pack.values).toMatchObject(COMBAT_VALUES);
  expect(pack.tables.victory.rows.map(({ min }) => min).reverse()).toEqual([0, ...LEVEL_STEPS]);
  expect(pack.negotiation.offersPerSide).toBe(OFFERS);
});

test("TAH-COMP-10: six turns make a season, four seasons a year", () => {
  expect([pack.tracks.turnsPerSeason, pack.tracks.seasonsPerYear]).toEqual([6, 4]);
});
