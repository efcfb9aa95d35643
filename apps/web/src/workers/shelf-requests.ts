// Putting matches on the shelf and taking them down: new ones, record files, moments of a game, games forked off another.
import { checkPack } from "@outrigger/games";
import {
  adopt,
  beginMatch,
  type Entry,
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
import { copyJson, type Json } from "@outrigger/kernel";
import { type MatchData, runningSegment, stepCount, waitedFor } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import type { MatchHistory, MatchMoment } from "@outrigger/protocol";
import { type GameRecord, makeRecord, matchDataOf, newSecret, parseRecord, verifyRecord } from "@outrigger/records";
import { type LocalHost, type LocalRoom, logOf, seatsHere, store } from "./local-host.ts";
import type { MatchRow } from "./shelf.ts";
import type { ShelfEntry, ShelfRequest, ToHost } from "./shelf-messages.ts";

const KINDS = ["create", "list", "remove", "record", "import", "fork", "history", "moment"] as const;

export function isShelfRequest(message: ToHost): message is ShelfRequest {
  return (KINDS as readonly string[]).includes(message.kind);
}

/** What could not be done, in words for the player. */
class Problem extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("; "));
    this.problems = problems;
  }
}

export async function handleShelf(host: LocalHost, message: ShelfRequest): Promise<void> {
  const { id } = message;
  try {
    host.around.send({ kind: "done", id, value: await carryOut(host, message) });
  } catch (error) {
    const problems =
      error instanceof Problem ? error.problems : [error instanceof Error ? error.message : String(error)];
    host.around.send({ kind: "failed", id, problems });
  }
}

async function carryOut(host: LocalHost, message: ShelfRequest): Promise<unknown> {
  switch (message.kind) {
    case "create":
      return createMatch(host, message);
    case "list":
      return list(host);
    case "remove":
      return remove(host, message.match);
    case "record":
      return inRoom(host, message.match, recordText);
    case "import":
      return importRecord(host, message.text);
    case "fork":
      return fork(host, message);
    case "history":
      return history(host, message);
    case "moment":
      return moment(host, message);
  }
}

/** Sets a match up and puts it on the shelf. */
async function createMatch(host: LocalHost, { game, name, seats, options, pack }: Asked<"create">): Promise<string> {
  const { loadRules, luck: luckOf, now, shelf } = host.around;
  const luck = newLuck(seats.length);
  const id = newMatchId();
  const plan = { seats, options, ...(pack === undefined ? {} : { pack }) };
  const home = { id, luck, log: logOf(shelf, id) };
  const begun = beginMatch(await loadRules(game), plan, luckOf(luck.seed, luck.nonces), now(), home);
  if ("problems" in begun) throw new Problem(begun.problems);
  return shelve(host, { hosted: begun.hosted, luck, name }, [begun.entry]);
}

const newMatchId = (): string => newSecret().slice(0, 16);
const newLuck = (seats: number) => ({ seed: newSecret(), nonces: Array.from({ length: seats }, newSecret) });

async function shelve(
  host: LocalHost,
  match: Parameters<typeof store>[1],
  entries: readonly Entry[],
  kept?: Keepsake,
): Promise<string> {
  const { hosted } = match;
  await store(host.around, match, entries, { snapshot: makeSnapshot(hosted), ...(kept === undefined ? {} : { kept }) });
  return hosted.id;
}

/** Puts a match that was played elsewhere, or forked off another, on the shelf. */
async function shelveData(host: LocalHost, data: MatchData, name: string, record?: GameRecord): Promise<string> {
  const { loadRules, luck: luckOf, shelf } = host.around;
  const luck = newLuck(data.seats.length);
  const taken = takeUp(await loadRules(data.game), { data }, luckOf(luck.seed, luck.nonces));
  if (taken === undefined) throw new Problem([needsRules(data)]);
  // Who played it has proved its luck; ours is another.
  const kept = record === undefined ? undefined : { chronicle: makeChronicle(taken.match), record };
  const id = newMatchId();
  const { hosted, entries } = adopt(id, -1, taken, { log: logOf(shelf, id), luck });
  return shelve(host, { hosted, luck, name }, entries, kept);
}

async function inRoom<Value>(host: LocalHost, id: string, work: (room: LocalRoom) => Promise<Value>): Promise<Value> {
  const done = await host.rooms.inRoom(id, async (room) => ({ value: await work(room) }));
  if (done === undefined) throw new Problem(["no-such-match"]);
  return done.value;
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
async function look(host: LocalHost, { id, steps }: MatchRow): Promise<Pick<ShelfEntry, "steps" | "waitsFor">> {
  const looked = host.rooms.inRoom(id, ({ hosted: { match } }) => ({
    steps: stepCount(match.data),
    waitsFor: waitedFor(match),
  }));
  // One that cannot be taken up must not keep the others off the list.
  return (await looked.catch(console.error)) ?? { steps, waitsFor: [] };
}

async function remove(host: LocalHost, id: string): Promise<void> {
  await host.rooms.drop(id, () => host.around.shelf.remove(id));
  host.around.send({ kind: "shelf" });
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

function fork(host: LocalHost, asked: Asked<"fork">): Promise<string> {
  return inRoom(host, asked.match, async ({ hosted, name }) =>
    shelveData(host, await forkOf(host, hosted, asked), name),
  );
}

async function forkOf(host: LocalHost, hosted: Hosted, { at, seat, seats }: Asked<"fork">): Promise<MatchData> {
  const { match } = hosted;
  const { game, pack, data } = match;
  const { version } = await host.around.loadRules(data.game);
  // From what may be looked at: a sample of what a bot sees would tell what it holds.
  const { view } = await momentOf(hosted, at, seat, seatsHere(match));
  const sampled = game.sample(view as object, fastChance(host.around.now()), pack);
  const fresh: MatchData = {
    ...data,
    seats: seats.map((occupant) => ({ ...occupant })),
    started: host.around.now(),
    segments: [{ rules: version, snapshot: copyJson(sampled) as unknown as Json, steps: [] }],
    drafts: [],
    requests: [],
    resigned: [],
    calls: 0,
    epoch: 0,
    undos: seats.map(() => 0),
    barrier: 0,
    paused: false,
  };
  const { end: _, clock: __, ...open } = fresh;
  return open;
}

type Asked<Kind extends ShelfRequest["kind"]> = Extract<ShelfRequest, { kind: Kind }>;

async function history({ rooms, around }: LocalHost, { match, viewer }: Asked<"history">): Promise<MatchHistory> {
  const told = await rooms.inRoom(match, ({ hosted }) => historyOf(hosted, viewer, seatsHere(hosted.match)));
  if (told !== undefined) return told;
  const stored = await around.shelf.get(match);
  if (stored === undefined) throw new Problem(["no-such-match"]);
  return resultOf(stored.snapshot.data);
}

function moment(host: LocalHost, { match, at, viewer }: Asked<"moment">): Promise<MatchMoment> {
  return inRoom(host, match, ({ hosted }) => momentOf(hosted, at, viewer, seatsHere(hosted.match)));
}
