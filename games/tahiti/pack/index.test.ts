import { packs } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { preparePack } from "../rules/components.ts";
import { rules } from "../rules/index.ts";
import source from "../rules/pack.json" with { type: "json" };
import { checkPack } from "./index.ts";
import { numbers } from "./testing/numbers.ts";

packs(rules, checkPack, { numbers });

type Change = (draft: typeof source) => void;

/** The first problem of a pack with a change. */
function problemOf(change: Change): string {
  const draft = structuredClone(source);
  change(draft);
  const parsed = checkPack(draft);
  return parsed.ok ? "none" : (parsed.problems[0] ?? "none");
}

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
    "map.areas[faaa] lists other",
  );
  expect(problemOf((draft) => Object.assign(draft.map.rivers[0] as object, { mouth: "E" }))).toContain("Tipaerui");
  expect(problemOf((draft) => void draft.counters.clanElderMix.perColour.splice(0))).toContain("not a list of 8");
  expect(
    problemOf((draft) => Object.assign(draft.counters.clanElderMix.perColour[0] as object, { movement: 9 })),
  ).toContain("perColour[E1].movement is 9");
  expect(problemOf((draft) => void draft.homeAreas.standard["2"].pop())).toContain("homeAreas.standard.2");
  expect(problemOf((draft) => void draft.tables.build.rows.pop())).toContain("tables.build.rows is");
  expect(
    problemOf((draft) => Object.assign(draft.tables.expeditionC.rows, { "8": ["TD", "TD", "TD", "TD"] })),
  ).toContain("gets worse at row 8");
  expect(problemOf((draft) => void draft.tables.victory.rows.pop())).toContain("no one result for 0");
  expect(problemOf((draft) => void draft.tables.sinking.rows.pop())).toContain("sinking table");
  expect(problemOf((draft) => Object.assign(draft.tracks, { turnsPerSeason: 0 }))).toContain(
    "tracks.turnsPerSeason is 0",
  );
  expect(problemOf((draft) => Object.assign(draft, { tracks: null }))).toContain("tracks is null, not an object");
  expect(problemOf((draft) => Object.assign(draft.tables, { build: null }))).toContain(
    "tables.build is null, not an object",
  );
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
  expect(problem).toContain("tables.expeditionB.rows.1.drm is 1000000000, not a whole number from -5 to 5");
});

test("complaints are capped", () => {
  const draft = structuredClone(source);
  for (const hex of draft.map.hexes) Object.assign(hex, { q: 99 });
  const parsed = checkPack(draft);
  expect(parsed.ok ? [] : parsed.problems.length).toBe(51);
  expect(parsed.ok ? [] : parsed.problems.at(-1)).toBe("and more");
});

test("a pack with a corrected number plays with it", () => {
  const draft = structuredClone(source);
  Object.assign(draft.counters.perColour.find((counter) => counter.type === "militia") as object, { combat: 2 });
  const parsed = checkPack(draft);
  expect(parsed.ok && preparePack(parsed.value).values.militia).toBe(2);
});
