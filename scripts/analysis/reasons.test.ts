import { expect, test } from "vitest";
import { isTrue, type Reasoned, reasonsIn } from "./reasons.ts";

const GAMES = ["maori", "moa", "tahiti", "maasai"] as const;

test.each(GAMES)("%s: what is quoted as a reason changes most, on other samples too", async (game) => {
  const all: Reasoned[] = [];
  for await (const each of reasonsIn(game, true)) all.push(each);
  expect(all.filter((each) => !isTrue(each))).toEqual([]);
  expect(all.filter(({ quoted }) => quoted !== undefined).length).toBeGreaterThan(all.length / 2);
});
