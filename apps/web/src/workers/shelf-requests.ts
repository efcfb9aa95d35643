// Putting matches on the shelf and taking them down: new ones, record files, moments of a game, games forked off another.
import { checkPack } from "@outrigger/games";
import {
  adopt,
  beginMatch,
  type Entry,
  forkData,
  type Hosted,
  historyOf,
  type Keepsake,
  makeChronicle,
  makeSnapshot,
  momentOf,
  recordFor,
  resultOf,
  takeUp,
} from "@outrigger/host";
import type { Json, Seat, Viewer } from "@outrigger/kernel";
import {
  type MatchData,
  type MatchEnd,
  type Occupant,
  runningSegment,
  stepCount,
  waitedFor,
} from "@outrigger/kernel/match";
import { type ClientMessage, type MatchHistory, Problem, type Question } from "@outrigger/protocol";
import { type GameRecord, makeRecord, matchDataOf, newSecret, parseRecord, verifyRecord } from "@outrigger/records";
import { type LocalHost, type LocalRoom, logOf, seatsHere, store } from "./local-host.ts";
import type { MatchRow } from "./shelf.ts";

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly seats: readonly Occupant[];
  readonly options: Readonly<Record<string, unknown>>;
  /** A component pack other than the game's own. */
  readonly pack?: Json;
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

interface Fork extends OfMatch {
  readonly at: number;
  readonly seat: Seat;
  readonly seats: readonly Occupant[];
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
    fork: (asked: Fork) => fork(host, asked),
    /** Who played, and what each decision told a viewer; the match is only looked at, nobody plays on. */
    history: (asked: OfMatch & { readonly viewer: Viewer }) => history(host, asked.match, asked.viewer),
    /** What a viewer saw after `at` steps. */
    moment: ({ match, at, viewer }: OfMatch & { readonly at: number; readonly viewer: Viewer }) =>
      inRoom(host, match, ({ hosted }) => momentOf(hosted, at, viewer, seatsHere(hosted.match))),
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

async function createMatch(host: LocalHost, { game, name, seats, options, pack }: NewTable): Promise<string> {
  const home = newHome(host, seats);
  const plan = { seats, options, ...(pack === undefined ? {} : { pack }) };
  const begun = beginMatch(await host.around.loadRules(game), plan, home.chance, host.around.now(), home);
  if ("problems" in begun) throw new Problem(begun.problems);
  return shelve(host, { hosted: begun.hosted, name, luck: home.luck }, [begun.entry]);
}

/** Puts a match that was played elsewhere, or forked off another, on the shelf. */
async function shelveData(host: LocalHost, data: MatchData, name: string, record?: GameRecord): Promise<string> {
  const home = newHome(host, data.seats);
  const taken = takeUp(await host.around.loadRules(data.game), { data }, home.chance);
  if (taken === undefined) throw new Problem([needsRules(data)]);
  // Who played it has proved its luck; ours is another.
  const kept = record === undefined ? undefined : { chronicle: makeChronicle(taken.match), record };
  const { hosted, entries } = adopt(home.id, -1, taken, home);
  return shelve(host, { hosted, name, luck: home.luck }, entries, kept);
}

type New = Pick<LocalRoom, "hosted" | "name" | "luck">;

async function shelve({ around }: LocalHost, match: New, entries: readonly Entry[], kept?: Keepsake): Promise<string> {
  const snapshot = makeSnapshot(match.hosted);
  await store(around, match, entries, { snapshot, ...(kept === undefined ? {} : { kept }) });
  return match.hosted.id;
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

const needsRules = (data: MatchData): string => `needs rules version ${runningSegment(data).rules} of ${data.game}`;

/** A record may go on here, with luck of its own from now on: the luck of its past is not ours to know. */
async function importRecord(host: LocalHost, text: string): Promise<string> {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Problem(parsed.problems);
  const record = parsed.value;
  const { data } = record.pack;
  const checked = data === undefined ? undefined : await checkPack(record.game, data);
  if (checked?.ok === false) throw new Problem(checked.problems);
  const rules = await host.around.loadRules(record.game);
  const match = matchDataOf(record);
  // Older rules are not here to replay it; what it holds is taken up as far as these agree with it.
  if (runningSegment(match).rules === rules.version) {
    const { problems } = verifyRecord(rules, record);
    if (problems.length > 0) throw new Problem(problems);
  }
  return shelveData(host, match, record.game, match.end === undefined ? undefined : record);
}

function fork(host: LocalHost, { match, ...from }: Fork): Promise<string> {
  return inRoom(host, match, async ({ hosted, name }) => {
    const rules = await host.around.loadRules(hosted.match.data.game);
    return shelveData(host, await forkData(hosted, rules, from, seatsHere(hosted.match), host.around.now()), name);
  });
}

async function history({ rooms, around }: LocalHost, match: string, viewer: Viewer): Promise<MatchHistory> {
  const told = await rooms.inRoom(match, ({ hosted }) => historyOf(hosted, viewer, seatsHere(hosted.match)));
  if (told !== undefined) return told;
  const stored = await around.shelf.get(match);
  if (stored === undefined) throw new Problem(["no-such-match"]);
  return resultOf(stored.snapshot.data);
}
