import type { Guide } from "@outrigger/bots";
import { at, type Game, type Move, sameJson } from "@outrigger/kernel";
import { fastChance, newPlay, newWalk, startPlay, take } from "@outrigger/kernel/play";
import { describe, expect, test } from "vitest";
import { adviseOn, lossesAt, type SeenTable, standingOf } from "./coach.ts";
import { answerCoach, type CoachQuestion } from "./coach-task.ts";
import { blind, game as diceGame, guide as diceGuide } from "./testing/dice-game.ts";

const game: Game = diceGame as Game;
const guide: Guide = diceGuide as Guide;

/** The table after these moves, as its next seat sees it. */
function tableAfter(...moves: Move[]): SeenTable {
  const play = startPlay(game, { seats: 2, options: {} }, game.pack, fastChance(4));
  const walk = newWalk(game, newPlay(game, game.pack, play.state, fastChance(4)));
  for (const move of moves) take(walk, move);
  const seat = walk.decision?.seat ?? 0;
  return { game, pack: game.pack, seat, view: game.view(play.state, seat, game.pack) };
}

function lossesIn(table: SeenTable, drafted: readonly Move[], best: readonly Move[], by = guide) {
  const weighing = lossesAt(table, by, drafted, best);
  let parts = 0;
  for (let part = weighing.next(); ; part = weighing.next()) {
    if (part.done === true) return { losses: part.value, parts };
    parts++;
  }
}

describe("advice", () => {
  test("is a whole plan in steps that can be told, and the part of the score that speaks for it", () => {
    const advice = adviseOn(tableAfter(), guide);
    expect(advice?.moves.at(-1)).toEqual(["safe"]);
    expect(advice?.steps.map(({ move }) => move)).toEqual(advice?.moves);
    expect(advice?.reason).toMatchObject({ seat: 0, part: "turns" });
    expect(advice?.reason?.change).toBeGreaterThan(1);
  });

  test("is given to nobody who is not asked", () => {
    expect(adviseOn({ ...tableAfter(), seat: 1 }, guide)).toBeUndefined();
  });
});

describe("what a decision gives away", () => {
  const best: readonly Move[] = [["safe"]];

  test("is told of what loses a lot, and of nothing else", () => {
    const { losses } = lossesIn(tableAfter(), [], best);
    expect(losses.map(({ move }) => move)).toEqual([["nothing"]]);
    expect(at(losses, 0).lost).toBeCloseTo(0.25, 1);
    expect(at(losses, 0).reason).toMatchObject({ seat: 0, part: "turns" });
  });

  test("is weighed as far ahead as the analysis would, whatever level found the plan", () => {
    expect(lossesIn(tableAfter(), [], best, blind as Guide).losses.map(({ move }) => move)).toContainEqual(["nothing"]);
  });

  test("counts what was drafted before, and is not asked of what stays in the draft", () => {
    const { losses, parts } = lossesIn(tableAfter(), [["think"], ["think"]], best);
    expect(losses.map(({ move }) => move)).toEqual([["nothing"]]);
    expect(parts).toBe(1);
    expect(lossesIn(tableAfter(), [["fly"]], best)).toEqual({ losses: [], parts: 0 });
  });
});

test("who is ahead stands better, and all shares add up to one", () => {
  const even = standingOf(tableAfter(), guide);
  const ahead = standingOf(tableAfter(["safe"], ["nothing"], ["safe"]), guide);
  expect(ahead[0]).toBeGreaterThan(even[0] ?? 1);
  for (const shares of [even, ahead]) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

describe("a question to the coach", () => {
  const entry = { rules: async () => ({ rules: game }), bot: async () => ({ guide }) };
  const findGame = async (id: string) => (id === "dice" ? entry : undefined);
  const { seat, view } = tableAfter();
  const seated = { game: "dice", pack: undefined, seat, view };
  const wanted = async (): Promise<boolean> => true;

  test("is answered with what was asked", async () => {
    const asked = (question: CoachQuestion) => answerCoach(question, findGame, wanted);
    const table = tableAfter();
    const { advice } = await asked({ ...seated, asks: "advice" });
    expect(sameJson(advice?.moves ?? [], adviseOn(table, guide)?.moves ?? [])).toBe(true);
    expect(await asked({ ...seated, asks: "standing" })).toEqual({ standing: standingOf(table, guide) });
    const { losses } = await asked({ ...seated, asks: "losses", drafted: [], best: [["safe"]] });
    expect(losses?.map(({ move }) => move)).toEqual([["nothing"]]);
    expect(await asked({ ...seated, game: "chess", asks: "standing" })).toEqual({});
  });

  test("is dropped at the next pause when nobody wants to know any more", async () => {
    let pauses = 0;
    const unwanted = async (): Promise<boolean> => ++pauses < 2;
    const question: CoachQuestion = { ...seated, asks: "losses", drafted: [], best: [["safe"]] };
    expect(await answerCoach(question, findGame, unwanted)).toEqual({});
    expect(await answerCoach({ ...seated, asks: "advice" }, findGame, async () => false)).toEqual({});
  });
});
