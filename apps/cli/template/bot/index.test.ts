import { findBot } from "@outrigger/bots";
import { given } from "@outrigger/testkit";
import { expect, test } from "vitest";
import { type PebblesMove, rules } from "../rules/index.ts";
import { guide } from "./index.ts";

function answer(name: "greedy" | "hard", ...taken: PebblesMove[]): unknown {
  const scene = given(rules, { seats: 2 });
  scene.play(...taken);
  const seat = taken.length % 2;
  const view = rules.view(scene.state, seat, rules.pack);
  return findBot(name, guide).choose({ game: rules, pack: rules.pack, seat, view, seed: 1 }).moves[0];
}

test.each(["greedy", "hard"] as const)("%s leaves a multiple of four", (name) => {
  expect(answer(name)).toEqual(["take", 3]);
  expect(answer(name, ["take", 3], ["take", 1])).toEqual(["take", 3]);
  expect(answer(name, ["take", 3], ["take", 3])).toEqual(["take", 1]);
});
