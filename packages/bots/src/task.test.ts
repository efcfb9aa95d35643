import type { Game } from "@outrigger/kernel";
import { fastChance, startPlay } from "@outrigger/kernel/play";
import { toyGuide, treeGame } from "@outrigger/testkit/tree-game";
import { describe, expect, it } from "vitest";
import type { Guide } from "./guide.ts";
import { answerTask, type BotTask } from "./task.ts";

const toy = treeGame({ seat: 0, moves: { good: [9, 1], bad: [0, 9] } });
const find = async (id: string) =>
  id === "toy"
    ? { rules: async () => ({ rules: toy as Game }), bot: async () => ({ guide: toyGuide(toy) as Guide }) }
    : undefined;

function taskFor(more: Partial<BotTask> = {}): BotTask {
  const { state } = startPlay(toy, { seats: 2, options: {} }, toy.pack, fastChance(1));
  const view = JSON.parse(JSON.stringify(toy.view(state, 0, toy.pack)));
  return { id: 7, asks: "moves", game: "toy", pack: undefined, seat: 0, view, level: "hard", seed: 1, ...more };
}

describe("a bot's turn as a task", () => {
  it("is answered with the moves, under the number it was asked with", async () => {
    expect(await answerTask(taskFor(), find, () => 0)).toEqual({ id: 7, moves: [["good"]], late: false });
  });

  it("is asked whether it agrees to an end, in its turn or not", async () => {
    expect(await answerTask(taskFor({ asks: "end" }), find, () => 0)).toEqual({
      id: 7,
      moves: [],
      agrees: false,
      late: false,
    });
    expect(await answerTask(taskFor({ asks: "end", seat: 1 }), find, () => 0)).toMatchObject({ agrees: false });
  });

  it("says when the ceiling has cut the thinking short", async () => {
    let time = 0;
    const now = () => (time += 5_000);
    expect(await answerTask(taskFor(), find, now)).toMatchObject({ id: 7, late: true });
  });

  it("answers what went wrong instead of throwing in its thread", async () => {
    const problem = async (more: Partial<BotTask>) => (await answerTask(taskFor(more), find, () => 0)).problem;
    expect(await problem({ game: "chess" })).toBe('there is no game "chess"');
    expect(await problem({ seat: 1 })).toContain("nothing to decide");
  });
});
