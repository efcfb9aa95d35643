// Putting matches on the shelf and taking them down: new ones, record files, moments of a game, games forked off another.
import { checkPack } from "@outrigger/games";
import { historyOf, momentOf, recordFor, resultOf } from "@outrigger/host";
import { copyJson, type Json } from "@outrigger/kernel";
import { type MatchData, runningSegment, stepCount, waitedFor } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import type { MatchHistory, MatchMoment } from "@outrigger/protocol";
import { makeRecord, matchDataOf, parseRecord, verifyRecord } from "@outrigger/records";
import { createMatch, findMatch, type LocalHost, type Open, seatsHere, shelveData } from "./local-host.ts";
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
      return created(await createMatch(host, message));
    case "list":
      return list(host);
    case "remove":
      return remove(host, message.match);
    case "record":
      return recordText(host, await found(host, message.match));
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

function created(answer: string | readonly string[]): string {
  if (typeof answer === "string") return answer;
  throw new Problem(answer);
}

async function found(host: LocalHost, id: string): Promise<Open> {
  const open = await findMatch(host, id);
  if (open === undefined) throw new Problem(["no-such-match"]);
  return open;
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
  // One that cannot be taken up must not keep the others off the list.
  const match = (await findMatch(host, id).catch(console.error))?.hosted.match;
  return match === undefined ? { steps, waitsFor: [] } : { steps: stepCount(match.data), waitsFor: waitedFor(match) };
}

async function remove(host: LocalHost, id: string): Promise<void> {
  host.open.delete(id);
  await host.around.shelf.remove(id);
  host.around.send({ kind: "shelf" });
}

/** What was kept at the end is what was played, whatever the rules are now. */
async function recordText(host: LocalHost, { hosted, row }: Open): Promise<string> {
  const record = await recordFor(hosted, row, await host.around.shelf.kept(row.id));
  if (record === undefined) throw new Problem([needsRules(hosted.match.data)]);
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
  const shelved = await shelveData(host, match, record.game, match.end === undefined ? undefined : record);
  if (shelved === undefined) throw new Problem([needsRules(match)]);
  return shelved;
}

async function fork(host: LocalHost, { match: id, at, seat, seats }: Asked<"fork">) {
  const { hosted, row } = await found(host, id);
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
  return shelveData(host, open, row.name);
}

type Asked<Kind extends ShelfRequest["kind"]> = Extract<ShelfRequest, { kind: Kind }>;

async function history(host: LocalHost, { match, viewer }: Asked<"history">): Promise<MatchHistory> {
  const open = await findMatch(host, match);
  if (open !== undefined) return historyOf(open.hosted, viewer, seatsHere(open.hosted.match));
  const stored = await host.around.shelf.get(match);
  if (stored === undefined) throw new Problem(["no-such-match"]);
  return resultOf(stored.snapshot.data);
}

async function moment(host: LocalHost, { match, at, viewer }: Asked<"moment">): Promise<MatchMoment> {
  const { hosted } = await found(host, match);
  return momentOf(hosted, at, viewer, seatsHere(hosted.match));
}
