// The host in the page: matches run here, behind the protocol the server speaks, and are kept on the shelf.
import type { BotReply, BotTask } from "@outrigger/bots";
import {
  adopt,
  BREATH,
  type Duty,
  dutiesOf,
  type Entry,
  errandFor,
  firstLink,
  HOST,
  type Hosted,
  handleMatch,
  hostOpened,
  type Input,
  inputOf,
  type Keepsake,
  type Log,
  makeChronicle,
  makeSnapshot,
  mayLookThrough,
  type OpenedMatch,
  type Outcome,
  openStored,
  shownTo,
  successorOf,
  type Taken,
  take,
  takeUp,
  updateFor,
  watchers,
} from "@outrigger/host";
import type { Game, Json, Seat, Viewer } from "@outrigger/kernel";
import {
  type ChanceAt,
  type Match,
  type MatchData,
  type Occupant,
  openMatch,
  stepCount,
  waitedFor,
} from "@outrigger/kernel/match";
import { type ClientMessage, type HostRefusalCode, parseClientMessage } from "@outrigger/protocol";
import { type GameRecord, newSecret } from "@outrigger/records";
import type { Found, MatchRow, Shelf } from "./shelf.ts";
import type { FromHost } from "./shelf-messages.ts";

/** What the host needs from its surroundings. */
export interface Surroundings {
  readonly shelf: Shelf;
  loadRules(game: string): Promise<Game>;
  /** Whence the luck of a match comes. */
  luck(seed: string, nonces: readonly string[]): ChanceAt;
  /** To the page. */
  send(message: FromHost): void;
  think(task: Omit<BotTask, "id">): Promise<BotReply>;
  now(): number;
  pause(milliseconds: number): Promise<void>;
  /** After everything that was begun before: whatever changes a match goes through here, one after another. */
  inLine<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** A match in hand, with what its row on the shelf holds besides. */
export interface Open {
  readonly hosted: Hosted;
  readonly row: Pick<MatchRow, "id" | "name" | "seed" | "nonces">;
  /** What the row on the shelf was last known to hold. */
  stored: number | undefined;
  thinking: boolean;
}

export interface LocalHost {
  readonly around: Surroundings;
  readonly open: Map<string, Open>;
}

export async function handleProtocol(host: LocalHost, raw: unknown): Promise<void> {
  const parsed = parseClientMessage(raw);
  if (!parsed.ok) return refuse(host, parsed.id, "malformed");
  const { message } = parsed;
  const open = await findMatch(host, message.match);
  if (open === undefined) return refuse(host, message.id, "no-such-match");
  const { hosted } = open;
  if (message.kind === "watch")
    return isForeign(open, message.viewer) ? refuse(host, message.id, "not-your-seat") : watch(host, open, message);
  if (message.kind === "leave") {
    hosted.pictures.clear();
    host.around.send({ kind: "accepted", id: message.id });
    return;
  }
  if (hosted.match.data.seats[message.seat]?.kind === "bot") return refuse(host, message.id, "not-your-seat");
  if (message.kind === "whyNot") {
    const successor = successorOf(hosted, message.seat);
    host.around.send(handleMatch(hosted, message, successor, host.around.now()).reply);
  } else await carryOut(host, open, { kind: "seat", message });
}

function refuse(host: LocalHost, id: string, code: HostRefusalCode): void {
  host.around.send({ kind: "refused", id, code });
}

/** Whoever sits at this screen speaks for every seat that is not a bot's. */
export function seatsHere({ data }: Match): Seat[] {
  return [...data.seats.keys()].filter((seat) => data.seats[seat]?.kind === "person");
}

/** A bot's seat: nobody looks into its hand while the game runs. */
function isForeign({ hosted: { match } }: Open, viewer: Viewer): boolean {
  return typeof viewer === "number" && !mayLookThrough(match.data, viewer, seatsHere(match));
}

async function watch(host: LocalHost, open: Open, message: Extract<ClientMessage, { kind: "watch" }>): Promise<void> {
  host.around.send({ kind: "accepted", id: message.id });
  // The page looks through one pair of eyes at a time.
  open.hosted.pictures.clear();
  host.around.send(await shownTo(open.hosted, message.viewer, message.seen));
  void nudge(host, open);
}

/** Stores what was accepted, then answers, then tells the watchers: nothing is acknowledged that could be lost. */
async function carryOut(host: LocalHost, open: Open, input: Input): Promise<Outcome> {
  const { hosted, row } = open;
  const taken = await take(hosted, input, host.around.now(), { luck: row, complain: console.error });
  const { outcome, entry } = taken;
  if (entry !== undefined && !(await store(host, open, [entry], taken))) await readAgain(host, open, outcome);
  else await tell(host, open, outcome);
  return outcome;
}

async function tell(host: LocalHost, open: Open, { reply, changed, news }: Outcome): Promise<void> {
  const { hosted } = open;
  if (!("id" in reply) || reply.id !== HOST) host.around.send(reply);
  if (!changed) return;
  for (const viewer of watchers(hosted)) {
    const update = await updateFor(hosted, viewer, news);
    if (update !== undefined) host.around.send(update);
  }
  if (hosted.match.data.end !== undefined) host.around.send({ kind: "shelf" });
  void nudge(host, open);
}

/** Another page played on: what this one holds is old. */
async function readAgain(host: LocalHost, open: Open, { reply }: Outcome): Promise<void> {
  host.open.delete(open.hosted.id);
  const fresh = await findMatch(host, open.hosted.id);
  if ("id" in reply) refuse(host, reply.id, "stale");
  if (fresh === undefined) return;
  for (const viewer of watchers(open.hosted)) host.around.send(await shownTo(fresh.hosted, viewer));
}

type Stored = Pick<Taken, "snapshot" | "kept">;

async function store(host: LocalHost, open: Open, entries: readonly Entry[], { snapshot, kept }: Stored) {
  const { hosted, row, stored } = open;
  const { seq, match } = hosted;
  const { game, seats, end, pack } = match.data;
  const played = { game, seats, steps: stepCount(match.data), waitsFor: waitedFor(match) };
  const written = {
    row: { ...row, seq, touched: host.around.now(), ...played, ...(end === undefined ? {} : { end }) },
    entries,
    snapshot: snapshot && { id: row.id, seq, snapshot, ...(pack === undefined ? {} : { pack }) },
    kept,
  };
  // What a power cut may take away is a turn still in hand, never one that was played.
  const isStored = await host.around.shelf.put(written, stored, match.drafts.size > 0 ? "relaxed" : "strict");
  if (isStored) open.stored = seq;
  return isStored;
}

/** Undefined where there is no such match, or where it is over and these rules can show nothing of it. */
export async function findMatch(host: LocalHost, id: string): Promise<Open | undefined> {
  const known = host.open.get(id);
  if (known !== undefined) return known;
  const found = await host.around.shelf.get(id);
  const taken = found && (await takeDown(host, found));
  if (found === undefined || taken === undefined) return undefined;
  const { hosted, behind } = taken;
  const open: Open = { hosted, row: pickRow(found.row), stored: found.row.seq, thinking: false };
  const isKept = behind.length === 0 || (await store(host, open, behind, { snapshot: makeSnapshot(hosted) }));
  if (!isKept) return findMatch(host, id);
  host.open.set(id, open);
  return open;
}

const pickRow = ({ id, name, seed, nonces }: MatchRow): Open["row"] => ({ id, name, seed, nonces });

const logOf = (host: LocalHost, id: string): Log => ({ read: () => host.around.shelf.log(id) });

async function takeDown(host: LocalHost, found: Found): Promise<OpenedMatch | undefined> {
  const { row, ...stored } = found;
  const luck = host.around.luck(row.seed, row.nonces);
  const { shelf, loadRules } = host.around;
  const kept = () => shelf.kept(row.id);
  return openStored(
    await loadRules(row.game),
    { id: row.id, ...stored, log: logOf(host, row.id), luck: row, kept },
    luck,
  );
}

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly seats: readonly Occupant[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly pack?: Json;
}

/** Sets a match up and puts it on the shelf; answers with its id or with all that is wrong. */
export async function createMatch(host: LocalHost, table: NewTable): Promise<string | readonly string[]> {
  const rules = await host.around.loadRules(table.game);
  const row = newRow(table.name, table.seats.length);
  const { pack, options, seats } = table;
  const plan = { seats, options, ...(pack === undefined ? {} : { pack }) };
  const opened = openMatch(rules, plan, host.around.luck(row.seed, row.nonces), host.around.now());
  if ("problems" in opened) return opened.problems;
  const link = firstLink(opened.match, opened.match.published.play, row);
  const { hosted, entry } = hostOpened(row.id, opened, logOf(host, row.id), link);
  return shelve(host, hosted, row, [entry]);
}

/** Puts a match that was played elsewhere, or forked off another, on the shelf; undefined where these rules cannot show it. */
export async function shelveData(
  host: LocalHost,
  data: MatchData,
  name: string,
  record?: GameRecord,
): Promise<string | undefined> {
  const rules = await host.around.loadRules(data.game);
  const row = newRow(name, data.seats.length);
  const taken = takeUp(rules, { data }, host.around.luck(row.seed, row.nonces));
  if (taken === undefined) return undefined;
  // Who played it has proved its luck; ours is another.
  const kept = record === undefined ? undefined : { chronicle: makeChronicle(taken.match), record };
  const { hosted, entries } = adopt(row.id, -1, taken, { log: logOf(host, row.id), luck: row });
  return shelve(host, hosted, row, entries, kept);
}

function newRow(name: string, seats: number): Open["row"] {
  const nonces = Array.from({ length: seats }, newSecret);
  return { id: newSecret().slice(0, 16), name, seed: newSecret(), nonces };
}

async function shelve(
  host: LocalHost,
  hosted: Hosted,
  row: Open["row"],
  entries: readonly Entry[],
  kept?: Keepsake,
): Promise<string> {
  const open: Open = { hosted, row, stored: undefined, thinking: false };
  await store(host, open, entries, { snapshot: makeSnapshot(hosted), ...(kept === undefined ? {} : { kept }) });
  host.open.set(row.id, open);
  host.around.send({ kind: "shelf" });
  return row.id;
}

/** Lets the bots and the orders of those who are waited for decide, one after another, as long as somebody watches. */
async function nudge(host: LocalHost, open: Open): Promise<void> {
  if (open.thinking) return;
  open.thinking = true;
  try {
    for (let duty = nextDuty(host, open); duty !== undefined; duty = nextDuty(host, open))
      await doDuty(host, open, duty);
  } catch (error) {
    // The match stands as it stood; the next look at it starts the bots anew.
    console.error(error);
  } finally {
    open.thinking = false;
  }
}

function nextDuty(host: LocalHost, open: Open): Duty | undefined {
  const { match, pictures, id } = open.hosted;
  return host.open.get(id) !== open || pictures.size === 0 ? undefined : dutiesOf(match)[0];
}

/** A bot thinks beside the line and answers in it; before an order answers, the player has a breath to withdraw it. */
async function doDuty(host: LocalHost, open: Open, duty: Duty): Promise<void> {
  const { hosted } = open;
  const before = hosted.seq;
  const errand = duty.kind === "order" ? undefined : errandFor(hosted, duty);
  const [reply] = await Promise.all([errand && host.around.think(errand.question), host.around.pause(BREATH)]);
  if (reply?.problem !== undefined) throw new Error(`bot: ${reply.problem}`);
  await host.around.inLine(async () => {
    if (host.open.get(hosted.id) !== open) return;
    const order = hosted.seq === before ? ({ kind: "order", seat: duty.seat } as const) : undefined;
    const input = errand !== undefined && reply !== undefined ? inputOf(hosted, errand, reply) : order;
    const outcome = input && (await carryOut(host, open, input));
    if (outcome?.changed === false) throw new Error(`a ${duty.kind} was refused: ${JSON.stringify(outcome.reply)}`);
  });
}
