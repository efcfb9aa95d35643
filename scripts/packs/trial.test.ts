import { expect, test } from "vitest";
import { type Progress, tryShare } from "./trial.ts";

const share = { game: "maasai", first: 180, end: 230, seed: 1, moves: 5 };

test("a share of hostile packs is tried, and its figures told on the way and at the end", async () => {
  const said: Progress[] = [];
  await tryShare(share, (progress) => said.push(progress));
  expect(said.map(({ number }) => number)).toEqual([200, 230]);
  const last = said.at(-1) as Progress;
  expect(last.failure).toBeUndefined();
  expect(last.accepted).toBeGreaterThan(0);
  expect(last.decisions).toBe(5 * last.accepted);
  expect(last.slowest.figure).toBeGreaterThan(0);
});

test("a game without packs is named", async () => {
  await expect(tryShare({ ...share, game: "connect-four" }, () => {})).rejects.toThrow("connect-four has no component");
});
