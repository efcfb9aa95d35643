import { expect, test } from "vitest";
import { newDuel } from "./connect-four.ts";

test("our bot with a little thought beats boardgame.io's MCTS bot with less, whoever begins", async () => {
  let now = 0;
  const play = await newDuel("medium@iterations=200", 4, () => now++);
  for (const first of ["ours", "theirs"] as const) {
    const { share, ours, theirs } = await play(1, first);
    expect(share).toBe(1);
    expect(ours.moves - theirs.moves).toBe(first === "ours" ? 1 : 0);
    expect(ours.total).toBe(ours.moves);
  }
});
