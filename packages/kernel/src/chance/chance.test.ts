import { describe, expect, test } from "vitest";
import {
  type Chance,
  ChanceStop,
  chanceFrom,
  enumerateChance,
  fastBelow,
  fastChance,
  type Outcome,
  recordingChance,
  replayingChance,
  stoppingChance,
} from "./chance.ts";

const calls = (chance: Chance, bag: string[]): Outcome[] => [
  chance.die(6),
  chance.pick(10),
  chance.draw(bag),
  chance.draw(bag, (item) => item !== "moa"),
];
const birds = () => ["kea", "kiwi", "moa", "moa", "tui", "weka"];

describe("the fast generator", () => {
  test("says the same for the same seed and something else for another", () => {
    const stream = (seed: number) => Array.from({ length: 50 }, fastStep(seed));
    expect(stream(7)).toEqual(stream(7));
    expect(stream(7)).not.toEqual(stream(8));
    expect(stream(2 ** 40)).not.toEqual(stream(0));
  });

  function fastStep(seed: number): () => number {
    const below = fastBelow(seed);
    return () => below(1000);
  }

  test("reaches every number below the bound, and none beyond, about equally often", () => {
    const below = fastBelow(1);
    const counts = new Array<number>(7).fill(0);
    for (let roll = 0; roll < 70_000; roll++) {
      const value = below(7);
      counts[value] = (counts[value] ?? Number.NaN) + 1;
    }
    expect(counts).toHaveLength(7);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test("is fair where the bound does not divide what the generator gives", () => {
    const below = fastBelow(3);
    const bound = 3 * 2 ** 30;
    let low = 0;
    for (let roll = 0; roll < 30_000; roll++) if (below(bound) < 2 ** 30) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(400);
  });

  test("does not look for ever for a number below nothing", () => {
    expect(() => fastBelow(1)(0)).toThrow("a choice from nothing");
    expect(() => fastChance(1).pick(0)).toThrow("a choice from nothing");
  });
});

describe("drawing", () => {
  test("takes the item out and leaves the others in their order", () => {
    const bag = birds();
    const third = chanceFrom(() => 2);
    expect(third.draw(bag)).toBe("moa");
    expect(bag).toEqual(["kea", "kiwi", "moa", "tui", "weka"]);
  });

  test("counts only the eligible items", () => {
    const bag = birds();
    const last = chanceFrom((bound) => bound - 1);
    expect(last.draw(bag, (item) => item.startsWith("k"))).toBe("kiwi");
    expect(bag).toEqual(["kea", "moa", "moa", "tui", "weka"]);
  });

  test("throws on an empty bag and on one without an eligible item", () => {
    expect(() => fastChance(1).draw([])).toThrow("empty bag");
    expect(() => fastChance(1).draw(birds(), () => false)).toThrow("without an eligible item");
  });

  test("a die begins at one, an index at nought", () => {
    const lowest = chanceFrom(() => 0);
    expect([lowest.die(6), lowest.pick(6)]).toEqual([1, 0]);
  });
});

describe("recording and replaying", () => {
  test("what was recorded replays without the seed", () => {
    const outcomes: Outcome[] = [];
    const bag = birds();
    const recorded = calls(recordingChance(fastChance(5), outcomes), bag);
    expect(outcomes).toEqual(recorded);
    const replayed = replayingChance(outcomes);
    const again = birds();
    expect(calls(replayed, again)).toEqual(recorded);
    expect(again).toEqual(bag);
    expect(replayed.left()).toBe(0);
  });

  test("an outcome that cannot have happened throws", () => {
    expect(() => replayingChance([]).die(6)).toThrow("outcome 0 is missing");
    expect(() => replayingChance([7]).die(6)).toThrow("outcome 0 is 7, not from 1 to 6");
    expect(() => replayingChance([0]).die(6)).toThrow("not from 1 to 6");
    expect(() => replayingChance([6]).pick(6)).toThrow("not from 0 to 5");
    expect(() => replayingChance([1.5]).pick(6)).toThrow("is 1.5");
    expect(() => replayingChance(["3"]).die(6)).toThrow("is 3, not from 1 to 6");
    expect(() => replayingChance(["huia"]).draw(birds())).toThrow("is huia, which cannot be drawn");
    expect(() => replayingChance(["moa"]).draw(birds(), (item) => item !== "moa")).toThrow("cannot be drawn");
  });

  test("what was not asked for is left", () => {
    const luck = replayingChance([1, 2, 3]);
    luck.die(6);
    expect(luck.left()).toBe(2);
  });
});

test("a preview stops where luck begins", () => {
  const luck = stoppingChance();
  expect(() => luck.die(6)).toThrow(ChanceStop);
  expect(() => luck.pick(6)).toThrow(ChanceStop);
  expect(() => luck.draw(["kea"])).toThrow(ChanceStop);
});

describe("enumerating", () => {
  test("two dice have 36 courses", () => {
    const branches = enumerateChance((chance) => chance.die(6) + chance.die(6));
    expect(branches).toHaveLength(36);
    const sevens = branches.filter(({ value }) => value === 7);
    expect(sevens.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1 / 6);
    expect(sevens[0]?.factors).toEqual([
      [1, 6],
      [1, 6],
    ]);
  });

  test("equal items of a bag are one course with their weight", () => {
    const branches = enumerateChance((chance) => chance.draw(birds(), (item) => item !== "weka"));
    expect(branches.map(({ value, factors }) => [value, factors])).toEqual([
      ["kea", [[1, 5]]],
      ["kiwi", [[1, 5]]],
      ["moa", [[2, 5]]],
      ["tui", [[1, 5]]],
    ]);
  });

  test("courses may differ in length, and their probabilities add up to one", () => {
    const branches = enumerateChance((chance) => (chance.pick(3) === 0 ? chance.die(4) : 0));
    expect(branches).toHaveLength(6);
    expect(branches.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  });

  test("no luck is one course", () => {
    expect(enumerateChance(() => "sure")).toEqual([{ value: "sure", factors: [], probability: 1 }]);
  });

  test("a choice from nothing throws", () => {
    expect(() => enumerateChance((chance) => chance.draw([]))).toThrow("without an eligible item");
    expect(() => enumerateChance((chance) => chance.pick(0))).toThrow("a choice from nothing");
  });
});
