// The checks of packs have to fail where a pack's check does: toy games with one fault each.
import type { Game, Json, Pack, Parsed } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { describe, expect, test } from "vitest";
import { type Reef, reef } from "../reference/reef.ts";
import { hostilePacks, spoiltPlace } from "./hostile.ts";
import { numberJudge } from "./numbers.ts";
import { kindOf, numbersOf, pathName, placesOf, withValue } from "./places.ts";
import { checkedPack, countedPack, playPack } from "./try.ts";

const OWN = { cards: 20, spare: 3, names: ["conch", "cone"] };
type Source = typeof OWN;

/** Reef with as many cards as its pack says; nothing reads `spare`. */
const game: Game<Reef> = {
  ...reef,
  pack: { source: OWN },
  preparePack: (source) => ({ source }),
  setup: (start) => {
    const { cards } = (start.pack as Pack).source as Source;
    if (cards === 13) throw new Error("unlucky");
    return reef.setup({ ...start, options: { ...start.options, cards } });
  },
};

const takesAll = (source: unknown): Parsed<Json> => ({ ok: true, value: source as Json });
const refusesSpare = (source: unknown): Parsed<Json> =>
  (source as Source).spare === OWN.spare ? takesAll(source) : { ok: false, problems: ["spare is not 3"] };

describe("places", () => {
  test("every field and entry, by its path and its kind", () => {
    expect(placesOf(OWN).map(pathName)).toEqual(["cards", "spare", "names", "names.0", "names.1"]);
    expect(kindOf(["names", 1])).toBe("names.*");
    expect(numbersOf(OWN)).toEqual([["cards"], ["spare"]]);
    expect(withValue(OWN, ["names", 1], "cowrie")).toEqual({ ...OWN, names: ["conch", "cowrie"] });
    expect(OWN.names).toEqual(["conch", "cone"]);
  });
});

describe("numbers", () => {
  test("that play shows, that are refused, and that nobody looks at", () => {
    const judge = numberJudge(game, takesAll, { games: 4 });
    expect([judge(["cards"]), judge(["spare"])]).toEqual(["shown", "ignored"]);
    expect(numberJudge(game, refusesSpare, { games: 4 })(["spare"])).toBe("refused");
  });

  test("that follow from others are set right before they count", () => {
    const adds = (source: unknown): Parsed<Json> => {
      const { cards, spare } = source as Source;
      return cards + spare === 23 ? takesAll(source) : { ok: false, problems: ["the sum is not 23"] };
    };
    const settle = (source: Json): Json => ({ ...(source as Source), spare: 23 - (source as Source).cards });
    const judge = numberJudge(game, adds, { games: 4, settle });
    expect([judge(["cards"]), judge(["spare"])]).toEqual(["shown", "refused"]);
    expect(numberJudge(game, adds, { games: 4 })(["cards"])).toBe("refused");
  });
});

describe("hostile packs", () => {
  test("are what a file could hold: nothing comes from a place that an earlier change took away", () => {
    const make = hostilePacks(OWN);
    for (let seed = 0; seed < 3_000; seed++) {
      const { source, what } = make(fastBelow(seed));
      const lost: string[] = [];
      // Some of them nest deeper than a stack allows: what is left to look at is a list.
      const left: unknown[] = [source];
      while (left.length > 0) {
        const next = left.pop();
        if (typeof next !== "object" || next === null) continue;
        for (const [key, value] of Object.entries(next))
          if (value === undefined) lost.push(`${what}: ${key}`);
          else left.push(value);
      }
      expect(lost).toEqual([]);
    }
  });

  test("are others than the game's own, the same for the same luck", () => {
    const make = hostilePacks(OWN);
    const whats = Array.from({ length: 40 }, (_, seed) => make(fastBelow(seed)).what);
    expect(new Set(whats).size).toBeGreaterThan(20);
    expect(make(fastBelow(7)).what).toBe(whats[7]);
    expect(spoiltPlace(OWN, ["cards"], 3).source).toEqual({ ...OWN, cards: 1e9 });
  });

  test("a check that throws, says nothing or never ends is found", () => {
    const found = { check: "pack" };
    const throws = () => {
      throw new TypeError("cannot read");
    };
    expect(() => checkedPack(game, throws, OWN)).toThrow(expect.objectContaining(found));
    expect(() => checkedPack(game, () => ({ ok: false, problems: [] }), OWN)).toThrow(expect.objectContaining(found));
    const endless = new Array<string>(1000).fill("no");
    expect(() => checkedPack(game, () => ({ ok: false, problems: endless }), OWN)).toThrow(
      expect.objectContaining(found),
    );
    expect(checkedPack(game, refusesSpare, { ...OWN, spare: 4 })).toBeUndefined();
  });

  test("whoever looks into a pack without end is stopped, whoever looks a few times is not", () => {
    const { source, looks } = countedPack(OWN, 100);
    const { names } = source as Source;
    expect([names[0], names.length]).toEqual(["conch", 2]);
    expect(looks()).toBe(3);
    expect(() => Array.from({ length: 1e9 }, () => (source as Source).cards)).toThrow("more than 100 times");
  });

  test("a pack that the rules cannot bear is found by playing with it", () => {
    expect(playPack(game, { source: OWN }, 1, 30)).toBeGreaterThan(0);
    expect(() => playPack(game, { source: { ...OWN, cards: 13 } }, 1, 30)).toThrow("unlucky");
  });
});
