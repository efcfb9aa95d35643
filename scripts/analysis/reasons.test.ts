import { expect, test } from "vitest";
import { isTrue, loadReasoning } from "./reasons.ts";

const GAMES = ["maori", "moa", "tahiti", "maasai"] as const;

test.each(GAMES)("%s: what is quoted as a reason changes most, on other samples too", async (game) => {
  const { quick, reasonIn } = await loadReasoning(game);
  const all = quick.map(reasonIn);
  expect(all.filter((each) => !isTrue(each))).toEqual([]);
  expect(all.filter(({ quoted }) => quoted !== undefined).length).toBeGreaterThan(all.length / 2);
});
