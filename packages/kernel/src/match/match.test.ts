import { type Reef, reef } from "@outrigger/testkit/reef";
import { describe, expect, it } from "vitest";
import { copyJson } from "../json.ts";
import { changePhases } from "../play.ts";
import { calling, inOrder, people, send, start, steps, thinned } from "../testing/reef-match.ts";
import { actFor, decisionId } from "./act.ts";
import { followSteps, type Match, openMatch, replaySteps, restoreMatch } from "./match.ts";
import { type MatchData, runningSegment, stepCount, stepCountsOf } from "./match-data.ts";
import { undo } from "./undo.ts";

describe("opening", () => {
  it("refuses options and packs that do not fit, naming what is wrong", () => {
    expect(openMatch(reef, { seats: people(5), options: {} }, inOrder, 0)).toEqual({
      problems: ["reef is for 2 to 4 players, not 5"],
    });
    expect(openMatch(reef, { seats: people(2), options: { size: 1 } }, inOrder, 0)).toMatchObject({
      problems: ['reef has no option "size"'],
    });
    expect(openMatch(reef, { seats: people(2), options: {}, pack: {} }, inOrder, 0)).toEqual({
      problems: ["reef has no component packs"],
    });
  });

  it("writes the setup's luck into the first segment", () => {
    const match = start();
    expect(match.data.segments[0]?.setup).toEqual(match.published.play.state.hands.flat());
    expect(match.data.calls).toBe(6);
  });
});

describe("replaying", () => {
  it("comes to the same state from the steps alone", () => {
    const match = start({ seats: 3 });
    send(match, 0, ["boast", 3]);
    send(match, 2, ["shout"]);
    send(match, 2, ["bury", 7], ["sink"]);
    send(match, 0, ["choose", 1], ["lay"]);
    actFor(match, 1, [["choose", 4], ["lay"]], 9, "order");
    const told: string[] = [];
    const play = replaySteps(reef, reef.pack, match.data, steps(match).length, (_play, _step, news) => {
      told.push(...news.map(({ event }) => event.kind));
    });
    expect(play.state).toEqual(match.published.play.state);
    const dealt = new Array<string>(9).fill("drawn");
    expect(told).toEqual([...dealt, "boasted", "shouted", "buried", "drawn", "laid", "drawn", "laid", "drawn"]);
    expect(steps(match).at(-1)).toMatchObject({ by: "order" });
  });

  it("throws on a step that was never offered and on luck nobody asked for", () => {
    const match = start();
    send(match, 0, ["pass"]);
    const wrong = copyJson(match.data) as MatchData;
    runningSegment(wrong).steps.push({ seat: 0, move: ["pass"], at: 0 });
    expect(() => restoreMatch(reef, wrong, inOrder)).toThrow("was not offered");
    const lucky = copyJson(match.data) as MatchData;
    runningSegment(lucky).steps.push({ seat: 1, move: ["pass"], at: 0, chance: [3] });
    expect(() => restoreMatch(reef, lucky, inOrder)).toThrow("not asked for");
  });
});

/** Every kind of step: drafts, luck, moves off turn, and a publication that can still be undone. */
function playedOn(): Match<Reef> {
  const match = start({ game: calling, seats: 3 });
  send(match, 0, ["choose", 1], ["lay"]);
  send(match, 2, ["shout"]);
  send(match, 2, ["bury", 7], ["sink"]);
  send(match, 1, ["boast", 5]);
  return match;
}

describe("a match whose past lies elsewhere", () => {
  it("is opened without asking any rule", () => {
    const match = playedOn();
    const fail = (): never => {
      throw new Error("a rule was asked");
    };
    const silent = changePhases(reef, () => ({ publishes: "all", offers: fail, apply: fail }));
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
    for (const each of [match, opened]) expect(send(each, 1, ["choose", 4], ["lay"])).toMatchObject({ ok: true });
    expect(opened.published.play.state).toEqual(match.published.play.state);
    expect(decisionId(opened, 2)).toBe(decisionId(match, 2));
  });

  it("can be undone as far as the whole one", () => {
    const [match, opened] = [playedOn(), thinned(playedOn())];
    for (const each of [match, opened]) expect(undo(each, 1, true)).toMatchObject({ ok: true, published: true });
    expect(opened.published.play.state).toEqual(match.published.play.state);
    expect(stepCount(opened.data)).toBe(stepCount(match.data));
    expect(() => replaySteps(reef, reef.pack, opened.data, 1)).toThrow("steps are not at hand");
  });

  it("follows steps that were made elsewhere, luck and barrier included", () => {
    const match = playedOn();
    const other = thinned(match);
    const before = stepCount(match.data);
    send(match, 1, ["choose", 4], ["lay"]);
    send(match, 2, ["boast", 8], ["choose", 9]);
    const { segments: _, ...after } = copyJson(match.data);
    followSteps(other, steps(match).slice(before), after);
    expect(other.published.play.state).toEqual(match.published.play.state);
    expect(other.anchor).toEqual(match.anchor);
    expect(other.luck.calls()).toBe(match.luck.calls());
    expect(other.drafts.get(2)?.told).toEqual(match.drafts.get(2)?.told);
    for (const seat of [0, 1, 2]) expect(decisionId(other, seat)).toBe(decisionId(match, seat));
  });
});

describe("what a step told", () => {
  it("is told with it, when it is played as when it is replayed", () => {
    const match = start({ game: calling });
    const answers = [send(match, 0, ["boast", 3], ["choose", 1]), send(match, 0, ["choose", 2], ["lay"])];
    const published = answers.flatMap((answer) => (answer.ok ? answer.steps : []));
    const live = published.map(({ told }) => told.map(({ event }) => event.kind));
    const again: string[][] = [];
    replaySteps(calling, calling.pack, match.data, steps(match).length, (_play, step, told) => {
      if (step !== undefined) again.push(told.map(({ event }) => event.kind));
    });
    expect(live).toEqual([["boasted"], ["boasted"], ["boasted"], ["laid", "drawn", "drawn"]]);
    expect(again).toEqual(live);
  });
});
