// The host in the page: matches run here, behind the protocol the server speaks, and are kept on the shelf.
import type { BotReply, BotTask } from "@outrigger/bots";
import {
  botQuestion,
  type Hosted,
  handleMatch,
  hostMatch,
  hostOpened,
  makeChronicle,
  mayLookThrough,
  type Outcome,
  settleAnswer,
  shownTo,
  takeUp,
  updateFor,
  watchers,
} from "@outrigger/host";
import {
  act,
  answerRequest,
  botsAsked,
  type ChanceAt,
  decisionId,
  followOrder,
  type Game,
  type Json,
  type Match,
  type MatchData,
  type Occupant,
  openMatch,
  orderedMoves,
  type Seat,
  type Viewer,
  waitedFor,
} from "@outrigger/kernel";
import { type ClientMessage, type HostRefusalCode, parseClientMessage } from "@outrigger/protocol";
import { type ChanceProof, commitmentOf, type GameRecord, newSecret, recordOf } from "@outrigger/records";
import type { Shelf, StoredMatch } from "./shelf.ts";
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
  row: Omit<StoredMatch, "data" | "state" | "seq" | "touched">;
  /** What the row on the shelf was last known to hold. */
  stored: number | undefined;
  thinking: boolean;
}

export interface LocalHost {
  readonly around: Surroundings;
  readonly open: Map<string, Open>;
}

/** The id of inputs that are the host's own; nobody waits for their answer. */
const HOST = "host";

/** Bots answer after at least this long, whatever they hold: a table is easier to follow, and haste tells nothing. */
const BREATH = 450;

export async function handleProtocol(host: LocalHost, raw: unknown): Promise<void> {
  const parsed = parseClientMessage(raw);
  if (!parsed.ok) return refuse(host, parsed.id, "malformed");
  const { message } = parsed;
  const open = await findMatch(host, message.match);
  if (open === undefined) return refuse(host, message.id, "no-such-match");
  if (message.kind === "watch")
    return isForeign(open, message.viewer) ? refuse(host, message.id, "not-your-seat") : watch(host, open, message);
  if (message.kind === "leave") {
    open.hosted.pictures.clear();
    host.around.send({ kind: "accepted", id: message.id });
    return;
  }
  const occupant = open.hosted.match.data.seats[message.seat];
  if (occupant?.kind === "bot") return refuse(host, message.id, "not-your-seat");
  const successor: Occupant = { kind: "bot", name: occupant?.name ?? "", level: "medium" };
  await conclude(host, open, handleMatch(open.hosted, message, successor, host.around.now()));
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

function watch(host: LocalHost, open: Open, message: Extract<ClientMessage, { kind: "watch" }>): void {
  host.around.send({ kind: "accepted", id: message.id });
  // The page looks through one pair of eyes at a time.
  open.hosted.pictures.clear();
  host.around.send(shownTo(open.hosted, message.viewer, message.seen));
  void nudge(host, open);
}

/** Stores what was accepted, then answers, then tells the watchers: nothing is acknowledged that could be lost. */
async function conclude(host: LocalHost, open: Open, outcome: Outcome): Promise<void> {
  if (outcome.changed && !(await store(host, open))) {
    // Another page played on: what this one holds is old.
    host.open.delete(open.hosted.id);
    const { reply } = outcome;
    const fresh = await findMatch(host, open.hosted.id);
    if ("id" in reply) refuse(host, reply.id, "stale");
    if (fresh !== undefined)
      for (const viewer of watchers(open.hosted)) host.around.send(shownTo(fresh.hosted, viewer));
    return;
  }
  if (!("id" in outcome.reply) || outcome.reply.id !== HOST) host.around.send(outcome.reply);
  if (!outcome.changed) return;
  for (const viewer of watchers(open.hosted)) {
    const update = updateFor(open.hosted, viewer, outcome.news);
    if (update !== undefined) host.around.send(update);
  }
  if (open.hosted.match.data.end !== undefined) host.around.send({ kind: "shelf" });
  void nudge(host, open);
}

async function store(host: LocalHost, open: Open): Promise<boolean> {
  const { seq, match } = open.hosted;
  const { data } = match;
  const state = match.published.play.state as unknown as Json;
  if (data.end !== undefined && open.row.kept === undefined) open.row = { ...open.row, ...keepsake(open) };
  const row: StoredMatch = { ...open.row, seq, data, state, touched: host.around.now() };
  // What a power cut may take away is a turn still in hand, never one that was played.
  const isStored = await host.around.shelf.put(row, open.stored, match.drafts.size > 0 ? "relaxed" : "strict");
  if (isStored) open.stored = seq;
  return isStored;
}

/** A match that has ended is worth more than what is kept of it for later rules. */
function keepsake({ hosted: { match }, row }: Open): Pick<StoredMatch, "kept"> {
  try {
    return { kept: { chronicle: makeChronicle(match), record: recordOf(match, proofOf(row, true)) } };
  } catch (error) {
    console.error(error);
    return {};
  }
}

/** The seed goes with a record only once nothing depends on its being unknown. */
export function proofOf({ seed, nonces }: Pick<StoredMatch, "seed" | "nonces">, isOver: boolean): ChanceProof {
  const proof = { commitment: commitmentOf(seed), nonces };
  return isOver ? { ...proof, seed } : proof;
}

/** Undefined where there is no such match, or where it is over and these rules can show nothing of it. */
export async function findMatch(host: LocalHost, id: string): Promise<Open | undefined> {
  const known = host.open.get(id);
  if (known !== undefined) return known;
  const row = await host.around.shelf.get(id);
  if (row === undefined) return undefined;
  const { data, state, seq, touched: _, ...rest } = row;
  const rules = await host.around.loadRules(data.game);
  const stored = { data, state, chronicle: row.kept?.chronicle };
  const taken = takeUp(rules, stored, host.around.luck(row.seed, row.nonces));
  if (taken === undefined) return undefined;
  const hosted = hostMatch(id, taken.match, seq, taken.chronicle);
  const open: Open = { hosted, row: rest, stored: seq, thinking: false };
  host.open.set(id, open);
  return open;
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
  const luck = newLuck(table.seats.length);
  const { pack, options, seats } = table;
  const plan = { seats, options, ...(pack === undefined ? {} : { pack }) };
  const opened = openMatch(rules, plan, host.around.luck(luck.seed, luck.nonces), host.around.now());
  if ("problems" in opened) return opened.problems;
  return shelve(host, (id) => hostOpened(id, opened), { name: table.name, ...luck });
}

/** Puts a match that was played elsewhere, or forked off another, on the shelf; undefined where these rules cannot show it. */
export async function shelveData(
  host: LocalHost,
  data: MatchData,
  name: string,
  record?: GameRecord,
): Promise<string | undefined> {
  const rules = await host.around.loadRules(data.game);
  const luck = newLuck(data.seats.length);
  const taken = takeUp(rules, { data }, host.around.luck(luck.seed, luck.nonces));
  if (taken === undefined) return undefined;
  // Who played it has proved its luck; ours is another.
  const kept = record === undefined ? {} : { kept: { chronicle: makeChronicle(taken.match), record } };
  return shelve(host, (id) => hostMatch(id, taken.match, 0), { name, ...luck, ...kept });
}

type Luck = Pick<StoredMatch, "seed" | "nonces">;

function newLuck(seats: number): Luck {
  return { seed: newSecret(), nonces: Array.from({ length: seats }, newSecret) };
}

type Shelved = Luck & Pick<StoredMatch, "name" | "kept">;

async function shelve(host: LocalHost, hosted: (id: string) => Hosted, row: Shelved): Promise<string> {
  const id = newSecret().slice(0, 16);
  const open: Open = { hosted: hosted(id), row: { id, ...row }, stored: undefined, thinking: false };
  host.open.set(id, open);
  await store(host, open);
  host.around.send({ kind: "shelf" });
  return id;
}

/** Lets the bots and the orders of those who are waited for decide, one after another, as long as somebody watches. */
async function nudge(host: LocalHost, open: Open): Promise<void> {
  if (open.thinking) return;
  open.thinking = true;
  try {
    for (let step = nextStep(host, open); step !== undefined; step = nextStep(host, open)) await step();
  } catch (error) {
    // The match stands as it stood; the next look at it starts the bots anew.
    console.error(error);
  } finally {
    open.thinking = false;
  }
}

/** What the host itself has to do now: a bot's answer to a proposed end, a bot's move, or the answer of a standing order. */
function nextStep(host: LocalHost, open: Open): (() => Promise<void>) | undefined {
  const { match, pictures, id } = open.hosted;
  if (host.open.get(id) !== open || pictures.size === 0) return undefined;
  const [asked] = botsAsked(match);
  if (asked !== undefined) return () => askBot(host, open, asked);
  if (match.data.paused) return undefined;
  const waiting = waitedFor(match);
  const bot = waiting.find((seat) => match.data.seats[seat]?.kind === "bot");
  if (bot !== undefined) return () => playBot(host, open, bot);
  const ordered = waiting.find((seat) => orderedMoves(match, seat) !== undefined);
  return ordered === undefined ? undefined : () => fillOrder(host, open, ordered);
}

/** The player has a breath to withdraw the order; if it does not fit any more, nothing happens. */
async function fillOrder(host: LocalHost, open: Open, seat: number): Promise<void> {
  const { hosted } = open;
  const before = hosted.seq;
  await host.around.pause(BREATH);
  await host.around.inLine(async () => {
    if (host.open.get(hosted.id) !== open || hosted.seq !== before) return;
    const outcome = settleAnswer(hosted, HOST, seat, followOrder(hosted.match, seat, host.around.now()));
    if (!outcome.changed) throw new Error(`an order's answer was refused: ${JSON.stringify(outcome.reply)}`);
    await conclude(host, open, outcome);
  });
}

/** An end is proposed, and the bot says yes or no. */
async function askBot(host: LocalHost, open: Open, seat: Seat): Promise<void> {
  const { hosted } = open;
  const question = { ...botQuestion(hosted, seat), asks: "end" } as const;
  const [{ agrees, problem }] = await Promise.all([host.around.think(question), host.around.pause(BREATH)]);
  if (problem !== undefined) throw new Error(`bot: ${problem}`);
  await host.around.inLine(async () => {
    if (host.open.get(hosted.id) !== open || !botsAsked(hosted.match).includes(seat)) return;
    const answer = answerRequest(hosted.match, "agreedEnd", seat, agrees === true, host.around.now());
    await conclude(host, open, settleAnswer(hosted, HOST, seat, answer));
  });
}

/** The bot thinks beside the line and moves in it; if something else came in between, its thought is dropped. */
async function playBot(host: LocalHost, open: Open, seat: number): Promise<void> {
  const { hosted } = open;
  const { match } = hosted;
  const base = decisionId(match, seat);
  const question = { ...botQuestion(hosted, seat), asks: "moves" } as const;
  const [answer] = await Promise.all([host.around.think(question), host.around.pause(BREATH)]);
  if (answer.problem !== undefined) throw new Error(`bot: ${answer.problem}`);
  await host.around.inLine(async () => {
    if (host.open.get(hosted.id) !== open || decisionId(match, seat) !== base) return;
    const outcome = settleAnswer(hosted, HOST, seat, act(match, seat, base, answer.moves, host.around.now()));
    if (!outcome.changed) throw new Error(`a bot's move was refused: ${JSON.stringify(outcome.reply)}`);
    await conclude(host, open, outcome);
  });
}
