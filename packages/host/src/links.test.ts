// What a client keeps of the public log, held against records of honest hosts and of others.
import { rules } from "@outrigger/connect-four/rules";
import type { Game } from "@outrigger/kernel";
import { decisionId, openMatch } from "@outrigger/kernel/match";
import { type GameRecord, type KeptLink, verifiableChance, verifyRecord } from "@outrigger/records";
import { expect, it } from "vitest";
import { hostOpened, shownTo, updateFor } from "./hosted.ts";
import { type Input, take } from "./input.ts";
import { firstLink } from "./links.ts";
import { type LuckSource, recordFor } from "./stored/archive.ts";
import { newMemoryLog } from "./stored/log.ts";

const game = rules as unknown as Game;
const LUCK: LuckSource = { seed: "5e".repeat(32), nonces: ["a".repeat(64), "b".repeat(64)] };
const complain = (error: unknown): never => {
  throw error;
};

/** The columns by turns; "back" is a take-back that both agree to. */
type Course = readonly (number | "back")[];

/** A game up to a resignation, and what somebody who looked on was sent. */
async function played(course: Course, luck = LUCK): Promise<{ record: GameRecord; kept: KeptLink[] }> {
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person" as const, name }));
  const opened = openMatch(game, { seats, options: {} }, verifiableChance(luck.seed, luck.nonces), 0);
  if ("problems" in opened) throw new Error(opened.problems.join("; "));
  const log = newMemoryLog();
  const link = firstLink(opened.match, opened.match.published.play, luck);
  const { hosted, entry } = hostOpened("m", opened, log, link);
  log.entries.push(entry);
  const kept = new Map<number, string>();
  const hear = (message: Awaited<ReturnType<typeof updateFor>>): void => {
    if (message === undefined || !("link" in message) || message.link === undefined) return;
    for (const entries of kept.keys()) if (entries > hosted.entries) kept.delete(entries);
    kept.set(hosted.entries, message.link);
  };
  hear(await shownTo(hosted, "spectator"));
  const send = async (input: Input): Promise<void> => {
    const taken = await take(hosted, input, 1, { luck, snapshotDue: 0, complain });
    if (taken.entry === undefined) throw new Error(JSON.stringify(taken.outcome.reply));
    log.entries.push(taken.entry);
    hear(await updateFor(hosted, "spectator", taken.outcome.news));
  };
  const by = { id: "x", match: "m" };
  for (const column of course) {
    const seat = hosted.match.published.decision?.seat ?? 0;
    if (column === "back") {
      const asker = { ...by, seat: 1 - seat, request: "takeBack" } as const;
      await send({ kind: "seat", message: { ...asker, kind: "request" } });
      await send({ kind: "seat", message: { ...asker, seat, kind: "consent", yes: true } });
      continue;
    }
    const base = decisionId(hosted.match, seat);
    await send({ kind: "seat", message: { ...by, kind: "move", seat, base, moves: [["drop", column]] } });
  }
  await send({ kind: "seat", message: { ...by, kind: "resign", seat: 1 } });
  const record = await recordFor({ hosted, luck, kept: async () => undefined });
  if (record === undefined) throw new Error("no record");
  return { record, kept: [...kept].map(([entries, newest]) => ({ entries, link: newest })) };
}

const COURSE: Course = [3, 3, 2, 4, 0, 6];

it.each<[string, Course]>([
  ["a plain game", COURSE],
  ["a game with steps taken back", [3, 3, 2, "back", 5, 4, "back", 1, 0]],
])("an honest host's record holds against every link that was kept of %s", async (_, course) => {
  const { record, kept } = await played(course);
  const back = course.filter((column) => column === "back").length;
  expect(kept).toHaveLength(course.length - 2 * back + 1);
  expect(verifyRecord(game, record, kept)).toMatchObject({ problems: [], luck: "checked" });
});

it.each<[string, Course, LuckSource]>([
  ["a move is another one", [3, 3, 2, 5, 0, 6], LUCK],
  ["a move is left out, and the rest moved up", [3, 3, 2, 4, 0], LUCK],
  ["a move is slipped in", [3, 3, 5, 5, 2, 4, 0, 6], LUCK],
  ["a move is added at the end", [...COURSE, 5], LUCK],
  ["the order of two moves is another", [2, 3, 3, 4, 0, 6], LUCK],
  ["the seed of the luck is another", COURSE, { ...LUCK, seed: "0f".repeat(32) }],
  ["a seat's part of the luck is another", COURSE, { ...LUCK, nonces: ["a".repeat(64), "c".repeat(64)] }],
])("a record that is sound by itself is found out by the links where %s", async (_, course, luck) => {
  const { kept } = await played(COURSE);
  const { record } = await played(course, luck);
  expect(verifyRecord(game, record).problems).toEqual([]);
  expect(verifyRecord(game, record, kept).problems.join()).toMatch(
    /publicLog: (is not what was told|goes on after what was told)/,
  );
});
