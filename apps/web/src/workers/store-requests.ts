// Putting matches in the local store and taking them down: new ones, record files, moments of a game, games forked off another.
import { checkPack } from "@outrigger/games";
import {
  type Begun,
  beginFork,
  beginFromRecord,
  beginFromView,
  beginMatch,
  type ForkedAt,
  type Home,
  historyOf,
  type MatchSummary,
  makeSnapshot,
  momentOf,
  needsRules,
  type Problems,
  playScripted,
  recordFor,
  resultOf,
  type SeenAt,
  summaryOf,
} from "@outrigger/host";
import type { Viewer } from "@outrigger/kernel";
import type { MatchEnd, NewMatch, Occupant } from "@outrigger/kernel/match";
import { type ClientMessage, type MatchHistory, needParsed, Problem, type Question } from "@outrigger/protocol";
import { makeRecord, newSecret, parseRecord } from "@outrigger/records";
import { type LessonTable, openLesson } from "./lessons.ts";
import { type LocalHost, type LocalRoom, seatsHere, store } from "./local-host.ts";
import type { MatchRow } from "./local-store.ts";

export interface NewTable extends Pick<NewMatch, "seats" | "options" | "pack"> {
  readonly game: string;
  readonly name: string;
}

/** A match in a list. */
export interface StoredMatch extends Omit<MatchSummary, "end">, Pick<MatchRow, "name" | "touched"> {
  readonly match: string;
  readonly end: MatchEnd | null;
}

interface OfMatch {
  readonly match: string;
}

/** What the page asks of the host besides the protocol. */
export function storeCalls(host: LocalHost) {
  return {
    create: (table: NewTable) => createMatch(host, table),
    list: async () => Promise.all((await host.around.localStore.all()).map((row) => entryOf(host, row))),
    remove: ({ match }: OfMatch) => remove(host, match),
    /** The match as the text of a record file. */
    record: ({ match }: OfMatch) => inRoom(host, match, recordText),
    /** A match from the text of a record file. */
    import: ({ text }: { readonly text: string }) => importRecord(host, text),
    /** Another match that goes on from step `at`; what `seat` could not know is sampled anew. */
    fork: (asked: OfMatch & ForkedAt) => fork(host, asked),
    /** The same of a match elsewhere, from what the seat saw of it. */
    forkSeen: (asked: SeenAt & { readonly game: string }) => forkSeen(host, asked),
    /** Who played, and what each decision told a viewer; the match is only looked at, nobody plays on. */
    history: (asked: OfMatch & { readonly viewer: Viewer }) => history(host, asked.match, asked.viewer),
    /** What a viewer saw after `at` steps. */
    moment: ({ match, at, viewer }: OfMatch & { readonly at: number; readonly viewer: Viewer }) =>
      inRoom(host, match, (room) => momentOf(room.hosted, at, viewer, seatsHere(room))),
    analysis: ({ match }: OfMatch) => host.around.localStore.analysis(match),
    keepAnalysis: ({ match, analysis }: OfMatch & { readonly analysis: unknown }) =>
      host.around.localStore.keepAnalysis(match, analysis),
    lesson: (table: LessonTable) => openLesson(host, table),
    /** At a lesson's table, whoever's they are. */
    lessonMoves: ({ match, moves }: OfMatch & Pick<LessonTable, "moves">) =>
      inRoom(host, match, (room) => playScripted(host.rooms, room, moves)),
  };
}

export type StoreCalls = ReturnType<typeof storeCalls>;
export type ToHost = ClientMessage | (Question<StoreCalls> & { readonly id: string });

async function inRoom<Value>(host: LocalHost, id: string, work: (room: LocalRoom) => Promise<Value>): Promise<Value> {
  const done = await host.rooms.inRoom(id, async (room) => ({ value: await work(room) }));
  if (done === undefined) throw new Problem(["no-such-match"]);
  return done.value;
}

function newHome({ rooms }: LocalHost, { length }: readonly Occupant[]): Home {
  return rooms.home(newSecret().slice(0, 16), { seed: newSecret(), nonces: Array.from({ length }, newSecret) });
}

async function createMatch(host: LocalHost, { game, name, ...plan }: NewTable): Promise<string> {
  const home = newHome(host, plan.seats);
  return shelve(host, name, home, beginMatch(await host.around.rulesOf(game), plan, host.around.now(), home));
}

async function shelve({ around }: LocalHost, name: string, { luck }: Home, begun: Begun | Problems): Promise<string> {
  if ("problems" in begun) throw new Problem(begun.problems);
  const { hosted, entries, ...kept } = begun;
  await store(around, { hosted, name, luck }, entries, { snapshot: makeSnapshot(hosted), ...kept });
  return hosted.id;
}

async function entryOf({ rooms }: LocalHost, row: MatchRow): Promise<StoredMatch> {
  const { id: match, name, touched } = row;
  // The first versions did not write down whom a match waits for: it is opened once. One that cannot be must not keep the
  // others off the list.
  const look = () => rooms.inRoom(match, ({ hosted }) => summaryOf(hosted.match)).catch(console.error);
  const { game, seats, steps, waitsFor = [], end = null } = (row.waitsFor === undefined && (await look())) || row;
  return { match, name, touched, game, seats, steps, waitsFor, end };
}

async function remove({ rooms, around }: LocalHost, id: string): Promise<void> {
  await rooms.drop(id, () => around.localStore.remove(id));
  around.send({ kind: "store" });
}

async function recordText(room: LocalRoom): Promise<string> {
  const record = await recordFor(room);
  if (record === undefined) throw new Problem([needsRules(room.hosted.match.data)]);
  return makeRecord(record);
}

async function importRecord(host: LocalHost, text: string): Promise<string> {
  const record = needParsed(parseRecord(text));
  const { game, seats, pack } = record;
  if (pack.data !== undefined) needParsed(await checkPack(game, pack.data));
  const home = newHome(host, seats);
  return shelve(host, game, home, beginFromRecord(await host.around.rulesOf(game), record, home));
}

function fork(host: LocalHost, { match, ...forked }: OfMatch & ForkedAt): Promise<string> {
  const { rulesOf, now } = host.around;
  return inRoom(host, match, async (room) => {
    const rules = await rulesOf(room.hosted.match.data.game);
    const home = newHome(host, forked.seats);
    return shelve(host, room.name, home, await beginFork(rules, room.hosted, forked, seatsHere(room), now(), home));
  });
}

async function forkSeen(host: LocalHost, { game, ...seen }: SeenAt & { readonly game: string }): Promise<string> {
  const { rulesOf, now } = host.around;
  const home = newHome(host, seen.seats);
  return shelve(host, game, home, beginFromView(await rulesOf(game), seen, now(), home));
}

async function history({ rooms, around }: LocalHost, match: string, viewer: Viewer): Promise<MatchHistory> {
  const told = await rooms.inRoom(match, (room) => historyOf(room.hosted, viewer, seatsHere(room)));
  if (told !== undefined) return told;
  const stored = await around.localStore.get(match);
  if (stored === undefined) throw new Problem(["no-such-match"]);
  return resultOf(stored.snapshot.data);
}
