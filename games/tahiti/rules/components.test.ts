import { expect, test } from "vitest";
import source from "./components.json" with { type: "json" };
import { pack, parsePack } from "./components.ts";
import { drawElder } from "./elders.ts";
import { commanderValues } from "./pieces.ts";
import { find, situation } from "./testing/situation.ts";

type Change = (draft: typeof source) => void;

/** The first problem of a pack with a change. */
function problemOf(change: Change): string {
  const draft = structuredClone(source);
  change(draft);
  const parsed = parsePack(draft);
  return parsed.ok ? "none" : (parsed.problems[0] ?? "none");
}

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
  const scene = situation({ pieces: [[0, 407, "E5"]] });
  expect(commanderValues(pack, find(scene, 0, "elder"))).toMatchObject({ combat: 0, leadership: 2, movement: 3 });
});

test("TAH-COMP-4: an empty pool is filled again with all eight", () => {
  const { state } = situation();
  const play = { state, pack, chance: { draw: (bag: number[]) => bag.splice(0, 1)[0] }, telling: false } as never;
  const drawn = Array.from({ length: 9 }, () => drawElder(play, 0));
  expect(drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1]);
  expect(state.players[0]?.elders).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test("TAH-COMP-5, TAH-DEF-2: combat values 0, 1, 2, 3, 4", () => {
  const { population, militia, slingers, fighters, heavy } = pack.values;
  expect([population, militia, slingers, fighters, heavy]).toEqual([0, 1, 2, 3, 4]);
});

test("TAH-COMP-10: six turns make a season, four seasons a year", () => {
  expect([pack.tracks.turnsPerSeason, pack.tracks.seasonsPerYear]).toEqual([6, 4]);
});

test("a pack is checked: every kind of fault is named", () => {
  expect(problemOf(() => {})).toBe("none");
  expect(problemOf((draft) => Object.assign(draft, { schema: 2 }))).toContain("schema is 2");
  expect(problemOf((draft) => Object.assign(draft, { game: "moa" }))).toContain('not "tahiti"');
  expect(problemOf((draft) => void draft.map.hexes.push({ ...draft.map.hexes[0] } as never))).toContain("twice");
  expect(problemOf((draft) => void draft.map.mountainSides.push(["0401", "0501"]))).toContain(
    "mountain side 0401/0501",
  );
  expect(problemOf((draft) => void draft.map.deepJungle.hexes.pop())).toContain("clear neighbour");
  expect(problemOf((draft) => void (draft.map.areas[0] as { hexes: string[] }).hexes.pop())).toContain(
    "faaa lists other",
  );
  expect(problemOf((draft) => Object.assign(draft.map.rivers[0] as object, { mouth: "E" }))).toContain("Tipaerui");
  expect(problemOf((draft) => void draft.counters.clanElderMix.perColour.splice(0))).toContain("no clan elders");
  expect(
    problemOf((draft) => Object.assign(draft.counters.clanElderMix.perColour[0] as object, { movement: 9 })),
  ).toContain("movement of elder E1 is 9");
  expect(problemOf((draft) => void draft.homeAreas.standard["2"].pop())).toContain("2 players need 2");
  expect(problemOf((draft) => void draft.tables.build.rows.pop())).toContain("lacks village");
  expect(
    problemOf((draft) => Object.assign(draft.tables.expeditionC.rows, { "8": ["TD", "TD", "TD", "TD"] })),
  ).toContain("gets worse at row 8");
  expect(problemOf((draft) => void draft.tables.victory.rows.pop())).toContain("for 0 areas");
  expect(problemOf((draft) => void draft.tables.sinking.rows.pop())).toContain("sinking table");
  expect(problemOf((draft) => Object.assign(draft.tracks, { turnsPerSeason: 0 }))).toContain("turns of a season is 0");
  expect(problemOf((draft) => Object.assign(draft, { tracks: null }))).toContain("tracks is missing");
  expect(problemOf((draft) => Object.assign(draft.tables, { build: null }))).toContain("cannot be read");
  expect(parsePack("nonsense")).toEqual({ ok: false, problems: ["the pack is not an object"] });
});

test("a modifier of a thousand million is refused without going through as many rows", () => {
  const asked = { times: 0 };
  const counting = new Proxy(structuredClone(source.tables.expeditionC.rows), {
    get: (rows, key) => {
      if (++asked.times > 10_000) throw new Error("asked for too many rows");
      return Reflect.get(rows, key);
    },
  });
  const problem = problemOf((draft) => {
    Object.assign(draft.tables.expeditionB.rows["1"], { drm: 1e9 });
    draft.tables.expeditionC.rows = counting;
  });
  expect(problem).toContain("a modifier of table B is 1000000000");
});

test("complaints are capped", () => {
  const draft = structuredClone(source);
  for (const hex of draft.map.hexes) Object.assign(hex, { q: 99 });
  const parsed = parsePack(draft);
  expect(parsed.ok ? [] : parsed.problems.length).toBe(51);
  expect(parsed.ok ? [] : parsed.problems.at(-1)).toBe("and more");
});

test("a pack with a corrected number plays with it", () => {
  const draft = structuredClone(source);
  Object.assign(draft.counters.perColour.find((counter) => counter.type === "militia") as object, { combat: 2 });
  const parsed = parsePack(draft);
  expect(parsed.ok && parsed.value.values.militia).toBe(2);
});
