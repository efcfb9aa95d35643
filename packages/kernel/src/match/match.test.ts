import { describe, expect, it } from "vitest";
import { copyJson } from "../json.ts";
import { changePhases } from "../play.ts";
import { dice, game, people, type Quarry, send, start, steps } from "../testing/quarry.ts";
import { actFor, decisionId } from "./act.ts";
import { followSteps, type Match, openMatch, replaySteps, restoreMatch, statesOf } from "./match.ts";
import { type MatchData, runningSegment, stepCount, stepCountsOf, withoutPast } from "./match-data.ts";
import { undo } from "./undo.ts";

describe("opening", () => {
  it("refuses options and packs that do not fit, naming what is wrong", () => {
    expect(openMatch(game, { seats: people(5), options: {} }, dice, 0)).toEqual({
      problems: ["quarry is for 1 to 4 players, not 5"],
    });
    expect(openMatch(game, { seats: people(2), options: { size: 1 } }, dice, 0)).toMatchObject({
      problems: ['quarry has no option "size"'],
    });
    expect(openMatch(game, { seats: people(2), options: {}, pack: {} }, dice, 0)).toEqual({
      problems: ["quarry has no component packs"],
    });
  });

  it("writes the setup's luck into the first segment", () => {
    const match = start();
    expect(match.data.segments[0]?.setup).toEqual(match.published.play.state.rolls);
    expect(match.data.calls).toBe(1);
  });
});

describe("replaying", () => {
  it("comes to the same state from the steps alone", () => {
    const match = start(3);
    send(match, 0, ["load", 1], ["roll"]);
    send(match, 2, ["cheer"]);
    send(match, 2, ["hum"], ["shout"]);
    send(match, 0, ["done"]);
    actFor(match, 1, [["load", 2], ["done"]], 9, "order");
    const told: string[] = [];
    const play = replaySteps(game, game.pack, match.data, steps(match).length, (_play, _step, news) => {
      told.push(...news.map(({ event }) => event.kind));
    });
    expect(play.state).toEqual(match.published.play.state);
    expect(told).toEqual(["loaded", "rolled", "cheered", "cheered", "done", "loaded", "done"]);
    expect(steps(match).at(-1)).toMatchObject({ by: "order" });
  });

  it("throws on a step that was never offered and on luck nobody asked for", () => {
    const match = start();
    send(match, 0, ["done"]);
    const wrong = copyJson(match.data) as MatchData;
    runningSegment(wrong).steps.push({ seat: 0, move: ["done"], at: 0 });
    expect(() => restoreMatch(game, wrong, dice)).toThrow("was not offered");
    const lucky = copyJson(match.data) as MatchData;
    runningSegment(lucky).steps.push({ seat: 1, move: ["done"], at: 0, chance: [3] });
    expect(() => restoreMatch(game, lucky, dice)).toThrow("not asked for");
  });
});

/** As a host keeps it: the steps before the barrier lie elsewhere. */
const thinned = (match: Match<Quarry>, rules = game) =>
  restoreMatch(rules, copyJson(withoutPast(match.data)), dice, copyJson(statesOf(match)));

/** Every kind of step: drafts, luck, moves off turn, and two publications that can still be undone. */
function playedOn(): Match<Quarry> {
  const match = start(3);
  send(match, 0, ["load", 1], ["roll"]);
  send(match, 2, ["cheer"]);
  send(match, 2, ["hum"], ["shout"]);
  send(match, 0, ["load", 1], ["done"]);
  send(match, 1, ["load", 1], ["seal"]);
  send(match, 1, ["load", 1], ["weigh"]);
  return match;
}

describe("a match whose past lies elsewhere", () => {
  it("is opened without asking any rule", () => {
    const match = playedOn();
    const fail = (): never => {
      throw new Error("a rule was asked");
    };
    const silent = changePhases(game, () => ({ publishes: "all", offers: fail, apply: fail }));
    const opened = thinned(match, { ...silent, setup: fail });
    expect(opened.published.play.state).toEqual(match.published.play.state);
    expect(opened.published.decision).toEqual(match.published.decision);
    expect(() => opened.published.offers).toThrow("a rule was asked");
  });

  it("asks and answers as the whole one does", () => {
    const match = playedOn();
    const opened = thinned(match);
    expect(steps(opened).length).toBeLessThan(steps(match).length);
    expect(stepCount(opened.data)).toBe(stepCount(match.data));
    expect(stepCountsOf(opened.data)).toEqual(stepCountsOf(match.data));
    expect(opened.published.offers.moves).toEqual(match.published.offers.moves);
    for (const seat of [0, 1, 2]) expect(decisionId(opened, seat)).toBe(decisionId(match, seat));
    for (const each of [match, opened]) expect(send(each, 1, ["load", 2], ["done"])).toMatchObject({ ok: true });
    expect(opened.published.play.state).toEqual(match.published.play.state);
    expect(decisionId(opened, 2)).toBe(decisionId(match, 2));
  });

  it("can be undone as far as the whole one", () => {
    const [match, opened] = [playedOn(), thinned(playedOn())];
    for (const each of [match, opened]) expect(undo(each, 1, true)).toMatchObject({ ok: true, published: true });
    expect(opened.published.play.state).toEqual(match.published.play.state);
    expect(stepCount(opened.data)).toBe(stepCount(match.data));
    expect(() => replaySteps(game, game.pack, opened.data, 1)).toThrow("steps are not at hand");
  });

  it("follows steps that were made elsewhere, luck and barrier included", () => {
    const match = playedOn();
    const other = thinned(match);
    const before = stepCount(match.data);
    send(match, 1, ["load", 1], ["roll"]);
    send(match, 1, ["load", 1], ["seal"]);
    send(match, 1, ["load", 1]);
    const { segments: _, ...after } = copyJson(match.data);
    followSteps(other, steps(match).slice(before), after);
    expect(other.published.play.state).toEqual(match.published.play.state);
    expect(other.anchor).toEqual(match.anchor);
    expect(other.luck.calls()).toBe(match.luck.calls());
    expect(other.drafts.get(1)?.told).toEqual(match.drafts.get(1)?.told);
    for (const seat of [0, 1, 2]) expect(decisionId(other, seat)).toBe(decisionId(match, seat));
  });
});

describe("what a step told", () => {
  it("is told with it, when it is played as when it is replayed", () => {
    const match = start(2);
    send(match, 0, ["load", 1]);
    const answer = send(match, 0, ["load", 2], ["seal"], ["roll"]);
    const live = answer.ok ? answer.steps.map(({ told }) => told.map(({ event }) => event.kind)) : [];
    const again: string[][] = [];
    replaySteps(game, game.pack, match.data, steps(match).length, (_play, step, told) => {
      if (step !== undefined) again.push(told.map(({ event }) => event.kind));
    });
    expect(live).toEqual([["loaded"], ["loaded"], ["sealed"], ["rolled"]]);
    expect(again).toEqual(live);
  });
});
