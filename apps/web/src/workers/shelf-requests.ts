// Putting matches on the shelf and taking them down: new ones, record files, moments of a game, games forked off another.
import { checkPack } from "@outrigger/games";
import {
  type Begun,
  beginFork,
  beginFromRecord,
  beginMatch,
  type ForkedAt,
  type Hosted,
  historyOf,
  makeSnapshot,
  momentOf,
  needsRules,
  playScripted,
  recordFor,
  resultOf,
} from "@outrigger/host";
import type { Seat, Viewer } from "@outrigger/kernel";
import { type MatchEnd, type NewMatch, type Occupant, stepCount, waitedFor } from "@outrigger/kernel/match";
import { type ClientMessage, type MatchHistory, Problem, type Question } from "@outrigger/protocol";
import { makeRecord, newSecret, parseRecord } from "@outrigger/records";
import { type LessonTable, openLesson } from "./lessons.ts";
import { type LocalHost, type LocalRoom, logOf, seatsHere, store } from "./local-host.ts";
import type { MatchRow } from "./shelf.ts";

export interface NewTable extends Pick<NewMatch, "seats" | "options" | "pack"> {
  readonly game: string;
  readonly name: string;
}

/** A match in a list. */
export interface ShelfEntry extends Pick<MatchRow, "game" | "name" | "seats" | "touched" | "steps"> {
  readonly match: string;
  /** The seats it waits for. */
  readonly waitsFor: readonly Seat[];
  readonly end: MatchEnd | null;
}

interface OfMatch {
  readonly match: string;
}

/** What the page asks of the host besides the protocol. */
export function shelfCalls(host: LocalHost) {
  return {
    create: (table: NewTable) => createMatch(host, table),
    list: () => list(host),
    remove: ({ match }: OfMatch) => remove(host, match),
    /** The match as the text of a record file. */
    record: ({ match }: OfMatch) => inRoom(host, match, recordText),
    /** A match from the text of a record file. */
    import: ({ text }: { readonly text: string }) => importRecord(host, text),
    /** Another match that goes on from step `at`; what `seat` could not know is sampled anew. */
    fork: (asked: OfMatch & ForkedAt) => fork(host, asked),
    /** Who played, and what each decision told a viewer; the match is only looked at, nobody plays on. */
    history: (asked: OfMatch & { readonly viewer: Viewer }) => history(host, asked.match, asked.viewer),
    /** What a viewer saw after `at` steps. */
    moment: ({ match, at, viewer }: OfMatch & { readonly at: number; readonly viewer: Viewer }) =>
      inRoom(host, match, ({ hosted }) => momentOf(hosted, at, viewer, seatsHere(hosted.match))),
    lesson: (table: LessonTable) => openLesson(host, table),
    /** At a lesson's table, whoever's they are. */
    lessonMoves: ({ match, moves }: OfMatch & Pick<LessonTable, "moves">) =>
      inRoom(host, match, (room) => playScripted(host.rooms, room, moves)),
  };
}

export type ShelfCalls = ReturnType<typeof shelfCalls>;
export type ToHost = ClientMessage | (Question<ShelfCalls> & { readonly id: string });

async function inRoom<Value>(host: LocalHost, id: string, work: (room: LocalRoom) => Promise<Value>): Promise<Value> {
  const done = await host.rooms.inRoom(id, async (room) => ({ value: await work(room) }));
  if (done === undefined) throw new Problem(["no-such-match"]);
  return done.value;
}

/** Where a match that is new here will lie, and whence its luck comes. */
function newHome({ around: { shelf, luck: chanceOf } }: LocalHost, { length }: readonly Occupant[]) {
  const id = newSecret().slice(0, 16);
  const luck = { seed: newSecret(), nonces: Array.from({ length }, newSecret) };
  return { id, luck, log: logOf(shelf, id), chance: chanceOf(luck.seed, luck.nonces) };
}

async function createMatch(host: LocalHost, { game, name, ...plan }: NewTable): Promise<string> {
  const home = newHome(host, plan.seats);
  return shelve(host, name, home, beginMatch(await host.around.rulesOf(game), plan, host.around.now(), home));
}

type Home = ReturnType<typeof newHome>;

async function shelve(
  { around }: LocalHost,
  name: string,
  { luck }: Home,
  begun: Begun | { problems: readonly string[] },
) {
  if ("problems" in begun) throw new Problem(begun.problems);
  const { hosted, entries, ...kept } = begun;
  await store(around, { hosted, name, luck }, entries, { snapshot: makeSnapshot(hosted), ...kept });
  return hosted.id;
}

async function list(host: LocalHost): Promise<ShelfEntry[]> {
  const entries: ShelfEntry[] = [];
  for (const row of await host.around.shelf.all()) entries.push(await entryOf(host, row));
  return entries;
}

async function entryOf(host: LocalHost, row: MatchRow): Promise<ShelfEntry> {
  const { id: match, game, name, seats, touched, end = null } = row;
  const { steps, waitsFor = [] } = row.waitsFor === undefined ? await look(host, row) : row;
  return { match, game, name, seats, touched, steps, waitsFor, end };
}

/** The first versions did not write down whom a match waits for: it is opened once. */
async function look({ rooms }: LocalHost, { id, steps }: MatchRow): Promise<Pick<ShelfEntry, "steps" | "waitsFor">> {
  const standing = ({ match }: Hosted) => ({ steps: stepCount(match.data), waitsFor: waitedFor(match) });
  // One that cannot be taken up must not keep the others off the list.
  const looked = await rooms.inRoom(id, ({ hosted }) => standing(hosted)).catch(console.error);
  return looked ?? { steps, waitsFor: [] };
}

async function remove({ rooms, around }: LocalHost, id: string): Promise<void> {
  await rooms.drop(id, () => around.shelf.remove(id));
  around.send({ kind: "shelf" });
}

async function recordText(room: LocalRoom): Promise<string> {
  const record = await recordFor(room);
  if (record === undefined) throw new Problem([needsRules(room.hosted.match.data)]);
  return makeRecord(record);
}

async function importRecord(host: LocalHost, text: string): Promise<string> {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Problem(parsed.problems);
  const record = parsed.value;
  const { data } = record.pack;
  const checked = data === undefined ? undefined : await checkPack(record.game, data);
  if (checked?.ok === false) throw new Problem(checked.problems);
  const home = newHome(host, record.seats);
  return shelve(host, record.game, home, beginFromRecord(await host.around.rulesOf(record.game), record, home));
}

function fork(host: LocalHost, { match, ...forked }: OfMatch & ForkedAt): Promise<string> {
  const { rulesOf, now } = host.around;
  return inRoom(host, match, async ({ hosted, name }) => {
    const rules = await rulesOf(hosted.match.data.game);
    const home = newHome(host, forked.seats);
    return shelve(host, name, home, await beginFork(rules, hosted, forked, seatsHere(hosted.match), now(), home));
  });
}

async function history({ rooms, around }: LocalHost, match: string, viewer: Viewer): Promise<MatchHistory> {
  const told = await rooms.inRoom(match, ({ hosted }) => historyOf(hosted, viewer, seatsHere(hosted.match)));
  if (told !== undefined) return told;
  const stored = await around.shelf.get(match);
  if (stored === undefined) throw new Problem(["no-such-match"]);
  return resultOf(stored.snapshot.data);
}
