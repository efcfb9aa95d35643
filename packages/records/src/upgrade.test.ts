import type { Game, Json } from "@outrigger/kernel";
import { upgradeMatch } from "@outrigger/kernel/match";
import type { Reef, ReefState } from "@outrigger/testkit/reef";
import { expect, test } from "vitest";
import { makeRecord, recordOf } from "./make.ts";
import { parseRecord } from "./parse.ts";
import { replayRecord } from "./replay.ts";
import { openReef, playOn, proofFor, provenChance, reef } from "./testing/play.ts";
import { verifyRecord } from "./verify.ts";

/** Version 2 counts hands at the end double, and its states hold whether anybody has shouted. */
const newer: Game<Reef> = {
  ...reef,
  version: 2,
  upgrade: (state) => ({ ...(state as unknown as ReefState), anybody: true }) as ReefState,
  result: (state, pack) => {
    const old = reef.result(state, pack);
    return { ...old, scores: old.scores.map((score, seat) => score + (state.hands[seat]?.length ?? 0)) };
  },
};

test("a running match goes on in a new segment under new rules, and its record verifies under them", () => {
  const running = openReef(provenChance(2));
  playOn(running, 3, 6);
  const state = JSON.parse(JSON.stringify(running.published.play.state)) as Json;
  const match = upgradeMatch(newer, running.data, provenChance(2), state);
  playOn(match, 4);
  expect(match.data.end?.how).toBe("played");

  const parsed = parseRecord(makeRecord(recordOf(match, proofFor(2))));
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  const record = parsed.value;
  expect(record.segments.map(({ rules }) => rules)).toEqual([1, 2]);
  expect(record.segments[1]?.snapshot).toMatchObject({ anybody: true });
  expect(verifyRecord(newer, record)).toMatchObject({ problems: [], luck: "checked", passedOver: [0], takenBack: [] });
  expect(replayRecord(newer, record).result).toEqual(match.data.end?.result);
});

test("chance goes on counting across the segments", () => {
  const running = openReef(provenChance(2));
  playOn(running, 3, 6);
  const { calls } = running.data;
  const match = upgradeMatch(
    newer,
    running.data,
    provenChance(2),
    JSON.parse(JSON.stringify(running.published.play.state)),
  );
  playOn(match, 4);
  const numbers = match.data.segments[1]?.steps.flatMap((step) => step.calls ?? []) ?? [];
  expect(numbers[0]).toBe(calls);
});

test("a record of older rules is not replayed by newer ones, and says so", () => {
  const match = openReef(provenChance(2));
  playOn(match, 3);
  const problems = verifyRecord(newer, recordOf(match, proofFor(2))).problems;
  expect(problems).toEqual(["needs rules version 1 of reef, and these are version 2"]);
});

test("a segment under the same rules must begin where the one before ended", () => {
  const running = openReef(provenChance(2));
  playOn(running, 3, 6);
  const state = JSON.parse(JSON.stringify(running.published.play.state));
  const match = upgradeMatch(reef, running.data, provenChance(2), { ...state, pearls: [5, 5] });
  playOn(match, 4);
  expect(() => recordOf(match, proofFor(2))).toThrow("is not the state in which the segment before ended");
  const honest = upgradeMatch(reef, running.data, provenChance(2), state);
  playOn(honest, 4);
  expect(verifyRecord(reef, recordOf(honest, proofFor(2))).problems).toEqual([]);
});
