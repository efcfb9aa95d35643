import { expect, it } from "vitest";
import { runAttacks, SCENE_NAMES } from "./run.ts";

// How long anybody waits is for the long run to say; here everybody honest is served under every attack, and whatever is
// tried is answered as it should be.
it.each(SCENE_NAMES)("%s: those who only want to play are answered, and nothing gives way", async (name) => {
  const all = await runAttacks({ seconds: 1, seed: 1, stride: 17, only: [name] }, () => {});
  const [figures] = all;
  expect(all).toHaveLength(1);
  expect(figures?.problems).toEqual([]);
  expect(figures?.samples).toBeGreaterThan(0);
  // Something was tried.
  expect(figures?.said).not.toMatch(/^0 |after 0 words|set 0 times/);
});
