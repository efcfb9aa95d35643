import { act, decisionId } from "@outrigger/kernel/match";
import { eventFor, type Told } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { recordOf } from "./make.ts";
import { extendPublicLog, followPublicLog, openPublicLog } from "./public-log.ts";
import { replayRecord } from "./replay.ts";
import { lagoon } from "./testing/lagoon.ts";
import { must, openLagoon, playedLagoon, proofFor, provenChance } from "./testing/play.ts";

test("the links a host sends while the match runs are those of the final record", () => {
  const proof = proofFor(2);
  const match = openLagoon(provenChance(2));
  const links = [openPublicLog(match, match.published.play, proof)];
  while (match.data.end === undefined) {
    const seat = match.published.decision?.seat ?? 0;
    must(act(match, seat, decisionId(match, seat), [["bet", 2]], 5_000));
    const answer = act(match, seat, decisionId(match, seat), [["throw"]], 6_000);
    if (!answer.ok) throw new Error(answer.code);
    links.push(extendPublicLog(links.at(-1) ?? "", answer.others));
  }
  const record = recordOf(match, proof);
  const log = followPublicLog(lagoon, record);
  replayRecord(lagoon, record, log.watch);
  const steps = record.segments[0]?.steps ?? [];
  expect(log.links.filter((_, at) => steps[at - 1]?.draft !== true)).toEqual(links);
  expect(record.publicLog).toBe(links.at(-1));
});

test("an event changed, left out or slipped in changes the last link", () => {
  const told: Told[] = [];
  const match = playedLagoon();
  replayRecord(lagoon, recordOf(match), (moment) => {
    told.push(...moment.told);
  });
  const start = openPublicLog(match, match.published.play, undefined);
  const whole = extendPublicLog(start, told);
  const other: Told = { event: { kind: "waved" } };
  expect(extendPublicLog(start, told.slice(1))).not.toBe(whole);
  expect(extendPublicLog(start, told.toSpliced(2, 0, other))).not.toBe(whole);
  expect(extendPublicLog(start, [told[1] ?? other, told[0] ?? other, ...told.slice(2)])).not.toBe(whole);
});

test("what an event notes besides is not bound, so that rules may come to say more", () => {
  const thrown = (die: number, note?: object): Told => ({
    event: { kind: "threw", die, ...(note === undefined ? {} : { note }) } as Told["event"],
  });
  expect(extendPublicLog("start", [thrown(4, { modifier: -2 })])).toBe(extendPublicLog("start", [thrown(4)]));
  expect(extendPublicLog("start", [thrown(5, { modifier: -2 })])).not.toBe(extendPublicLog("start", [thrown(4)]));
});

test("a private event leaves only what the others got", () => {
  const secret = (shell: string): Told => ({
    event: { kind: "drew", shell } as Told["event"],
    to: 0,
    others: { kind: "drew" },
  });
  expect(extendPublicLog("start", [secret("cone")])).toBe(extendPublicLog("start", [secret("conch")]));
  expect(extendPublicLog("start", [{ event: { kind: "peeked" }, to: 0 }])).toBe("start");
  expect(eventFor(secret("cone"), "spectator")).toEqual({ kind: "drew" });
});

test("the first link binds the table, the luck and what a spectator sees", () => {
  const match = openLagoon(provenChance(2));
  const first = openPublicLog(match, match.published.play, proofFor(2));
  expect(openPublicLog(match, match.published.play, undefined)).not.toBe(first);
  const options = { ...match.data.options, dealt: false };
  expect(openPublicLog({ ...match, data: { ...match.data, options } }, match.published.play, proofFor(2))).not.toBe(
    first,
  );
});
