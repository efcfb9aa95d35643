import { copyJson } from "@outrigger/kernel";
import { describe, expect, test } from "vitest";
import { hashJson } from "./hash.ts";
import { recordOf } from "./make.ts";
import { matchDataOf } from "./record.ts";
import { ReplayError, replayRecord } from "./replay.ts";
import { openReef, plainChance, playedReef, playOn, proofFor, reef } from "./testing/play.ts";

describe("a replay", () => {
  test("comes to the state, the hash and the result of the match", () => {
    const match = playedReef();
    const record = recordOf(match, proofFor(2));
    const replayed = replayRecord(reef, record);
    expect(replayed.state).toEqual(match.published.play.state);
    expect(replayed.hash).toBe(hashJson(match.published.play.state));
    expect(replayed.result).toEqual(match.data.end?.result);
    expect(replayed.over).toBe(true);
  });

  test("shows every point on the way, the setup first", () => {
    const match = openReef(plainChance(1));
    const states = [copyJson(match.published.play.state)];
    for (let seed = 0; match.data.end === undefined; seed++) {
      const before = match.data.segments[0]?.steps.length;
      playOn(match, seed, 1);
      if (match.data.segments[0]?.steps.length !== before) states.push(copyJson(match.published.play.state));
    }
    const seen: unknown[] = [];
    const numbers: number[] = [];
    replayRecord(reef, recordOf(match), ({ play, step, number }) => {
      numbers.push(number);
      if (step?.draft !== true) seen.push(copyJson(play.state));
    });
    expect(seen).toEqual(states);
    expect(numbers).toEqual([...numbers.keys()]);
  });

  test("tells a fault of the record from a fault of whoever looks on", () => {
    const record = recordOf(playedReef());
    const looker = (): never => {
      throw new TypeError("my own fault");
    };
    expect(() => replayRecord(reef, record, looker)).toThrow(TypeError);
    const steps = [{ seat: 0, move: ["fly"] as const, at: 0 }];
    const broken = { ...record, segments: [{ rules: 1, setup: record.segments[0]?.setup ?? [], steps }] };
    expect(() => replayRecord(reef, broken)).toThrow(ReplayError);
    const unlucky = { ...record, segments: [{ rules: 1, setup: [], steps: [] }] };
    expect(() => replayRecord(reef, unlucky)).toThrow("its start: chance outcome 0 is missing");
  });
});

test("a saved match goes on where it stopped, drafts included", () => {
  const match = openReef(plainChance(5));
  for (let made = 0; match.drafts.size === 0; made++) playOn(match, made, 1);
  const saved = recordOf(match);
  const data = matchDataOf(saved);
  expect(data.drafts).toEqual(match.data.drafts);
  expect(data.calls).toBe(match.data.calls);
  expect(data.segments).toEqual(match.data.segments);
});
