import { act, decisionId, viewFor } from "@outrigger/kernel/match";
import { eventFor, type Told } from "@outrigger/kernel/play";
import { expect, test } from "vitest";
import { recordOf } from "./make.ts";
import { extendPublicLog, followPublicLog, openPublicLog } from "./public-log.ts";
import { replayRecord } from "./replay.ts";
import { openReef, playedReef, proofFor, provenChance, reef } from "./testing/play.ts";

test("the links a host sends while the match runs are those of the final record", () => {
  const proof = proofFor(2);
  const match = openReef(provenChance(2));
  /** The newest link, by how many steps were made when it was sent. */
  const sent = new Map([[0, openPublicLog(match, match.published.play, proof)]]);
  let link = sent.get(0) ?? "";
  while (match.data.end === undefined) {
    const seat = match.published.decision?.seat ?? 0;
    const answer = act(
      match,
      seat,
      decisionId(match, seat),
      viewFor(match, seat).offers?.moves.slice(0, 1) ?? [],
      5_000,
    );
    if (!answer.ok) throw new Error(answer.code);
    link = extendPublicLog(link, answer.others);
    if (answer.published) sent.set(match.data.segments[0]?.steps.length ?? 0, link);
  }
  const record = recordOf(match, proof);
  const log = followPublicLog(reef, record);
  replayRecord(reef, record, log.watch);
  expect(record.segments[0]?.steps.some(({ draft }) => draft === true)).toBe(true);
  expect([...sent.keys()].map((at) => log.links[at])).toEqual([...sent.values()]);
  expect(record.publicLog).toBe(link);
});

test("an event changed, left out or slipped in changes the last link", () => {
  const told: Told[] = [];
  const match = playedReef();
  replayRecord(reef, recordOf(match), (moment) => {
    told.push(...moment.told);
  });
  const start = openPublicLog(match, match.published.play, undefined);
  const whole = extendPublicLog(start, told);
  const other: Told = { event: { kind: "shouted" } };
  expect(extendPublicLog(start, told.slice(1))).not.toBe(whole);
  expect(extendPublicLog(start, told.toSpliced(2, 0, other))).not.toBe(whole);
  expect(extendPublicLog(start, told.toReversed())).not.toBe(whole);
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
  const match = openReef(provenChance(2));
  const first = openPublicLog(match, match.published.play, proofFor(2));
  expect(openPublicLog(match, match.published.play, undefined)).not.toBe(first);
  const options = { ...match.data.options, cards: 24 };
  expect(openPublicLog({ ...match, data: { ...match.data, options } }, match.published.play, proofFor(2))).not.toBe(
    first,
  );
});
