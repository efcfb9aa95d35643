import { expect, it } from "vitest";
import { newRecentCounts } from "./recent-counts.ts";

function newCounted() {
  let [now, asked] = [0, 0];
  const counts = newRecentCounts<number>(1_000, () => now);
  const isFar = (value: number): boolean => value < 50;
  return {
    /** What is answered while there are so many, and how often they have been counted. */
    ask: async (network: string, there: number): Promise<[number, number]> => {
      const answer = await counts.of(network, isFar, async () => {
        asked++;
        return there;
      });
      return [answer, asked];
    },
    fail: (network: string) => counts.of(network, isFar, () => Promise.reject(new Error("no database"))),
    pass: (milliseconds: number): void => {
      now += milliseconds;
    },
  };
}

it("an answer far from the limit holds for a while, for its own address", async () => {
  const { ask, pass } = newCounted();
  expect(await ask("a", 10)).toEqual([10, 1]);
  pass(999);
  expect(await ask("a", 20)).toEqual([10, 1]);
  expect(await ask("b", 30)).toEqual([30, 2]);
  pass(1);
  expect(await ask("a", 20)).toEqual([20, 3]);
});

it("near the limit everything is counted every time", async () => {
  const { ask } = newCounted();
  expect(await ask("a", 60)).toEqual([60, 1]);
  expect(await ask("a", 61)).toEqual([61, 2]);
});

it("those who ask at the same time are answered by one count, and a count that fails is no answer", async () => {
  const { ask, fail } = newCounted();
  await expect(fail("a")).rejects.toThrow("no database");
  expect(await Promise.all([ask("a", 1), ask("a", 1), ask("a", 1)])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

it("what may have come since is counted by how often was asked", async () => {
  const counts = newRecentCounts<number>(1_000, () => 0);
  let counted = 0;
  const ask = () =>
    counts.of(
      "a",
      (value, asked) => value + asked < 4,
      async () => {
        counted++;
        return 1;
      },
    );
  for (const counts of [1, 1, 1, 2, 2, 2, 3]) {
    await ask();
    expect(counted).toBe(counts);
  }
});
