import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { sizeProblem } from "./pack-size.ts";
import { fixed, id, list, measure, name, note, packCheck, whole, words } from "./packs.ts";

describe("the size of a pack", () => {
  test("an ordinary one is looked at", () => {
    expect(sizeProblem({ counts: { water: 17 }, tiles: [{ id: "S01" }], note: "by the book" })).toBeUndefined();
  });

  test("deep, wide and wordy ones are turned away, and so is what is no plain data", () => {
    const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => ({ inner }), 1);
    expect(sizeProblem(deep)).toBe("the pack is nested deeper than 10 levels");
    expect(sizeProblem([new Array(401).fill(0)])).toBe("a list of the pack has more than 400 entries");
    const fields = Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`k${at}`, 1]));
    expect(sizeProblem(fields)).toContain("400 fields");
    expect(sizeProblem({ note: "x".repeat(1001) })).toBe("a text of the pack is longer than 1000 letters");
    expect(sizeProblem({ ["x".repeat(1001)]: 1 })).toContain("a name longer than 1000 letters");
    const wide = Array.from({ length: 100 }, () => new Array(100).fill(0));
    expect(sizeProblem(wide)).toBe("the pack has more than 6000 values");
    expect(sizeProblem(new Array(100).fill("x".repeat(1000)))).toBe("the pack has more than 60000 letters");
    expect(sizeProblem(JSON.parse("[1e400]"))).toContain("no plain number");
    expect(sizeProblem([-0])).toContain("no plain number");
    expect(sizeProblem(JSON.parse('{"a":{"__proto__":{"count":1}}}'))).toBe("no field may be called __proto__");
  });

  test("no more is read than the bounds allow", () => {
    const asked = { times: 0 };
    const list = new Proxy(new Array(1_000_000).fill(0), {
      get: (target, key) => {
        asked.times++;
        return Reflect.get(target, key);
      },
      ownKeys: (target) => {
        asked.times += target.length;
        return Reflect.ownKeys(target);
      },
    });
    expect(sizeProblem({ list })).toContain("400 entries");
    expect(asked.times).toBeLessThan(10);
  });
});

describe("complaints", () => {
  const tile = z.strictObject({ id, palms: whole(0, 9), at: measure(0, 1), remark: z.optional(words) });
  const schema = z.strictObject({
    game: z.literal("lagoon"),
    name: z.optional(name),
    note: z.optional(note),
    sides: fixed([1, 2]),
    tiles: list(tile, 1, 2),
  });
  const check = packCheck(schema, ({ tiles }, complain) => {
    if (tiles.length === 2) complain("two tiles are too many");
  });
  const good = { game: "lagoon", sides: [1, 2], tiles: [{ id: "S01", palms: 1, at: 0.5, remark: { en: ["x"] } }] };
  const problems = (changes: object): readonly string[] => {
    const checked = check({ ...good, ...changes });
    return checked.ok ? [] : checked.problems;
  };
  const withTile = (changes: object) => ({ tiles: [{ ...good.tiles[0], ...changes }] });

  test("nothing is said of a good pack, which comes back as it was", () => {
    expect(check(good)).toEqual({ ok: true, value: good });
  });

  test.each([
    [{ game: "moa" }, 'game is "moa", not "lagoon"'],
    [{ game: undefined }, 'game is missing, not "lagoon"'],
    [{ shells: 3 }, 'the pack has an unknown field "shells"'],
    [{ name: "x".repeat(81) }, `name is "${"x".repeat(59)}…, not a text of at most 80 letters`],
    [{ sides: [1, 3] }, "sides is [1,3], not [1,2], as the rules have it"],
    [{ tiles: {} }, "tiles is {}, not a list of 1 to 2"],
    [{ tiles: [] }, "tiles is [], not a list of 1 to 2"],
    [withTile({ palms: 10 }), "tiles[S01].palms is 10, not a whole number from 0 to 9"],
    [withTile({ palms: 1.5 }), "tiles[S01].palms is 1.5, not a whole number from 0 to 9"],
    [withTile({ palms: null }), "tiles[S01].palms is null, not a whole number from 0 to 9"],
    [withTile({ at: 2 }), "tiles[S01].at is 2, not a number from 0 to 1"],
    [withTile({ id: "S/1" }), 'tiles[0].id is "S/1", not an id of letters, digits, hyphens and underscores'],
    [
      withTile({ id: "constructor" }),
      'tiles[constructor].id is "constructor", not an id of letters, digits, hyphens and underscores',
    ],
    [withTile({ remark: { n: 1 } }), 'tiles[S01].remark is {"n":1}, not words without a number'],
    [{ tiles: [...good.tiles, ...good.tiles] }, "two tiles are too many"],
  ])("%j: %s", (changes, problem) => {
    expect(problems(changes)).toEqual([problem]);
  });

  test("of a hundred unknown fields the first fifty are named", () => {
    const fields = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`k${at}`, 1]));
    expect([problems(fields).length, problems(fields).at(-1)]).toEqual([51, "and more"]);
  });
});
