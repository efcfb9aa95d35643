// Putting matches on the shelf and taking them down: new ones, record files, moments of a game, games forked off another.
import { checkPack } from "@outrigger/games";
import { historyOf, momentOf } from "@outrigger/host";
import { copyJson, fastChance, type Json, type MatchData, runningSegment, waitedFor } from "@outrigger/kernel";
import type { MatchHistory, MatchMoment } from "@outrigger/protocol";
import { commitmentOf, makeRecord, matchDataOf, parseRecord, recordOf, replayRecord } from "@outrigger/records";
import { createMatch, findMatch, type LocalHost, type Open, seatsHere, shelveData } from "./local-host.ts";
import type { StoredMatch } from "./shelf.ts";
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
      return recordText(await found(host, message.match));
    case "import":
      return importRecord(host, message.text);
    case "fork":
      return fork(host, message);
    case "history":
      return history(await found(host, message.match), message);
    case "moment":
      return moment(await found(host, message.match), message);
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

async function entryOf(host: LocalHost, { id, name, data, touched }: StoredMatch): Promise<ShelfEntry> {
  const open = data.end === undefined ? await findMatch(host, id) : undefined;
  return {
    match: id,
    game: data.game,
    name,
    seats: data.seats,
    touched,
    steps: runningSegment(data).steps.length,
    waitsFor: open === undefined ? [] : waitedFor(open.hosted.match),
    end: data.end ?? null,
  };
}

async function remove(host: LocalHost, id: string): Promise<void> {
  host.open.delete(id);
  await host.around.shelf.remove(id);
  host.around.send({ kind: "shelf" });
}

/** The seed goes with the record only once nothing depends on its being unknown. */
function recordText({ hosted, row }: Open): string {
  const { match } = hosted;
  const proof = { commitment: commitmentOf(row.seed), nonces: row.nonces };
  return makeRecord(recordOf(match, match.data.end === undefined ? proof : { ...proof, seed: row.seed }));
}

/** A record may go on here, with luck of its own from now on: the luck of its past is not ours to know. */
async function importRecord(host: LocalHost, text: string): Promise<string> {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Problem(parsed.problems);
  const record = parsed.value;
  const { data } = record.pack;
  const checked = data === undefined ? undefined : await checkPack(record.game, data);
  if (checked?.ok === false) throw new Problem(checked.problems);
  const rules = await host.around.loadRules(record.game);
  replayRecord(rules, record);
  return shelveData(host, matchDataOf(record), record.game);
}

async function fork(host: LocalHost, { match: id, at, seat, seats }: Asked<"fork">) {
  const { hosted, row } = await found(host, id);
  const { match } = hosted;
  const { game, pack, data } = match;
  // From what may be looked at: a sample of what a bot sees would tell what it holds.
  const { view } = momentOf(match, at, seat, seatsHere(match));
  const sampled = game.sample(view as object, fastChance(host.around.now()), pack);
  const fresh: MatchData = {
    ...data,
    seats: seats.map((occupant) => ({ ...occupant })),
    started: host.around.now(),
    segments: [{ rules: game.version, snapshot: copyJson(sampled) as unknown as Json, steps: [] }],
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

function history({ hosted: { match } }: Open, { viewer }: Asked<"history">): MatchHistory {
  return historyOf(match, viewer, seatsHere(match));
}

function moment({ hosted: { match } }: Open, { at, viewer }: Asked<"moment">): MatchMoment {
  return momentOf(match, at, viewer, seatsHere(match));
}
