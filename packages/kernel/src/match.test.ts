import { describe, expect, it } from "vitest";
import { actFor } from "./act.ts";
import { copyJson } from "./json.ts";
import { openMatch, replaySteps, restoreMatch } from "./match.ts";
import { type MatchData, runningSegment } from "./match-data.ts";
import { dice, game, people, send, start, steps } from "./testing/quarry.ts";

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
