// The lobby: opening tables, sitting down, starting, playing again.

import { BOT_NAMES } from "@outrigger/bots";
import { botSeatName, type TableShown } from "@outrigger/protocol";
import { tableShown } from "@outrigger/protocol/answers";
import { newSecret } from "@outrigger/records";
import { emptySeat, type MatchRow, type PersonRow, packRow, type SeatRow, type TableRow } from "@outrigger/storage";
import { z } from "zod";
import { distinctName } from "../accounts/names.ts";
import type { Context } from "../context.ts";
import { needMember } from "../desk/entry.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { newId } from "../ids.ts";
import { newsFor } from "../notifications/news-jobs.ts";
import { Refused } from "../refusals.ts";
import { needAccepting, needWelcome } from "./challenges.ts";
import { type Plan, readPlan, type TableRequest, tableRequest } from "./plan.ts";
import { showTable } from "./shown.ts";
import { announceTable, fillWithBots, isFull, startMatch } from "./start.ts";
import { needRoomForGame, needRoomForPack, needRoomForTable } from "./table-limits.ts";
import { needTable, needVisible } from "./visible.ts";

const nonce = z.string().regex(/^[0-9a-f]{64}$/);
const key = z.string().max(64).optional();
const MOST_LISTED = 100;
/** A component pack is the largest thing anybody sends. */
const MOST_TABLE = 256 * 1024;

export function tableRoutes(add: AddRoute): void {
  const answer = tableShown;
  add("GET", "/tables", {
    summary: "Tables that wait for players, and games anybody may watch.",
    scope: "read",
    answer: z.object({ open: z.array(answer), playing: z.array(answer) }),
    handle: listPublic,
  });
  add("GET", "/tables/mine", {
    summary: "One's own tables, the last touched first.",
    scope: "read",
    answer: z.array(answer),
    handle: listMine,
  });
  add("POST", "/tables", {
    summary: "Opens a table.",
    scope: "tables",
    body: tableRequest,
    most: MOST_TABLE,
    answer,
    handle: open,
  });
  add("GET", "/tables/:id", {
    summary: "One table; the key of an invitation opens a private one.",
    scope: "read",
    query: z.object({ key }),
    answer,
    handle: look,
  });
  seatRoutes(add);
}

function seatRoutes(add: AddRoute): void {
  const answer = tableShown;
  add("POST", "/tables/:id/sit", {
    summary: "Sits down; the last one to come starts the game.",
    scope: "play",
    body: z.strictObject({ seat: z.int().min(0).max(15).optional(), nonce, key }),
    answer,
    handle: sit,
  });
  add("POST", "/tables/:id/nonce", {
    summary: "Whoever opened the table names their part of its luck.",
    scope: "tables",
    body: z.strictObject({ nonce }),
    answer,
    handle: nameNonce,
  });
  add("POST", "/tables/:id/stand", { summary: "Leaves a table that has not begun.", scope: "play", handle: stand });
  add("POST", "/tables/:id/start", {
    summary: "Starts; the site's bots take the free seats.",
    scope: "tables",
    body: z.strictObject({ level: z.enum(BOT_NAMES).optional() }),
    answer,
    handle: start,
  });
  add("POST", "/tables/:id/rematch", {
    summary: "The same table again.",
    scope: "tables",
    body: z.strictObject({ nonce }),
    answer,
    handle: rematch,
  });
}

async function listPublic({ context, me }: Call): Promise<{ open: TableShown[]; playing: TableShown[] }> {
  const [open, playing] = await Promise.all(
    (["open", "playing"] as const).map((status) => context.storage.publicTables({ status, most: MOST_LISTED })),
  );
  const shown = (tables: readonly TableRow[] = []) => tables.map((table) => showTable(table, me?.id));
  return { open: shown(open), playing: shown(playing) };
}

async function listMine(call: Call): Promise<TableShown[]> {
  const me = needMe(call);
  const tables = await call.context.storage.tablesOf({ person: me.id, most: MOST_LISTED });
  return tables.map((table) => showTable(table, me.id));
}

async function look(call: Call<undefined, { key?: string | undefined }>): Promise<TableShown> {
  const { context, me, query } = call;
  const table = await needVisible(call, query.key);
  if (me !== undefined && table.row.hidden === 1) await context.storage.setDesk({ match: table.row.id, person: me.id });
  return showTable(table, me?.id);
}

export function newRow(
  context: Context,
  me: PersonRow,
  facts: Pick<MatchRow, "game" | "name" | "hidden" | "plan" | "rated" | "pack">,
): MatchRow {
  const at = context.now();
  return {
    ...facts,
    id: newId(),
    status: "open",
    owner: me.id,
    key: newId(),
    seq: 0,
    snapshot: null,
    seed: newSecret(),
    rematch: null,
    created: at,
    touched: at,
  };
}

export const seated = ({ id, name, bot }: PersonRow) => ({
  kind: "person" as const,
  person: id,
  name,
  automatic: bot === null ? 0 : 1,
});

async function open(call: Call<TableRequest>): Promise<TableShown> {
  const me = needMe(call);
  const { context, body } = call;
  await needMember(context, me);
  await needRoomForTable(call);
  const { plan, pack } = await readPlan(body);
  needWelcome(me, plan);
  const challenged = await needAccepting(context, me, body, plan);
  const kept = pack === undefined ? undefined : packRow(pack);
  if (kept !== undefined) await needRoomForPack(context, me, kept);
  const row = newRow(context, me, {
    game: body.game,
    name: body.name,
    hidden: body.hidden ? 1 : 0,
    plan: JSON.stringify({ ...plan, language: me.language } satisfies Plan),
    rated: plan.rated === true ? 1 : 0,
    pack: kept?.hash ?? null,
  });
  const seats = body.seats.map((wish, seat): SeatRow => {
    const empty = emptySeat(row.id, seat);
    if (wish.kind === "me") return { ...empty, ...seated(me) };
    if (wish.kind === "bot") return { ...empty, kind: "bot", name: botSeatName(seat), level: wish.level };
    if (wish.kind !== "challenge") return { ...empty, kind: wish.kind };
    return { ...empty, kind: "friend", invited: wish.person, name: challenged.get(wish.person)?.name ?? "" };
  });
  await context.storage.createTable({ row, seats, ...(kept === undefined ? {} : { pack: kept }) });
  announceTable(context, row, seats);
  return showTable({ row, seats }, me.id);
}

/** Sits down; the last one to come starts the game. */
async function sit(
  call: Call<{ seat?: number | undefined; nonce: string; key?: string | undefined }>,
): Promise<TableShown> {
  const me = needMe(call);
  const { context, body } = call;
  const table = await needVisible(call, body.key);
  await needRoomForGame(call);
  return sitDown(context, me, table, body.nonce, body.key === table.row.key, body.seat);
}

async function sitDown(
  context: Context,
  me: PersonRow,
  { row, seats }: TableRow,
  ownNonce: string,
  hasKey: boolean,
  wanted: number | undefined,
): Promise<TableShown> {
  if (row.status !== "open") throw new Refused("not-open");
  const others = seats.flatMap(({ person }) => person ?? []).filter((person) => person !== me.id);
  if (await context.storage.isBlockedAmong({ person: me.id, others })) throw new Refused("blocked");
  const plan = JSON.parse(row.plan) as Plan;
  needWelcome(me, plan);
  if (plan.away?.includes(me.id)) throw new Refused("turned-away");
  if (!hasKey && !seats.some(({ invited }) => invited === me.id)) await needMember(context, me);
  // A seat that is kept by name is that person's, whoever else has the link.
  const isKept = ({ kind, invited }: SeatRow): boolean =>
    kind === "friend" && (invited === null ? hasKey : invited === me.id);
  const free = seats.filter((each) => each.kind === "open" || isKept(each));
  const chosen = free.find((each) => (wanted === undefined ? isKept(each) : each.seat === wanted));
  const seat = (wanted === undefined ? (chosen ?? free[0]) : chosen)?.seat;
  if (seat === undefined) throw new Refused("seat-taken");
  const kinds = ["open", "friend"] as const;
  const name = distinctName(
    me.name,
    seats.flatMap((row) => (row.kind === "person" ? row.name : [])),
  );
  const person = { person: me.id, name, nonce: ownNonce, automatic: me.bot === null ? 0 : 1 };
  const taken = seats.map((each) => (each.seat === seat ? { ...each, kind: "person" as const, ...person } : each));
  // Whoever sits down last begins the game with it. If something was changed meanwhile, it is looked at anew.
  const isLast = isReady(taken) && seats.every((each) => each.person !== me.id);
  const started = isLast ? await startMatch(context, { row, seats }, taken, me.id) : undefined;
  if (started !== undefined) return showTable(started, me.id);
  if (!(await context.storage.takeSeat({ match: row.id, seat, ...person, kinds, at: context.now() })))
    throw new Refused("seat-taken");
  const there = seats.filter((each) => each.person !== me.id);
  await context.jobs.set(newsFor("seated", row.id, there, context.now() + context.config.tellAfter));
  return startWhenFull(context, row.id, me.id);
}

/** Everybody has named their part of the luck, whoever opened the table as well: somebody quick may sit down before that. */
const isReady = (seats: readonly SeatRow[]): boolean =>
  isFull(seats) && seats.every(({ kind, nonce: named }) => kind === "bot" || named !== null);

export async function startWhenFull(context: Context, id: string, me: string): Promise<TableShown> {
  const table = await needTable(context, id);
  announceTable(context, table.row, table.seats);
  const started = isReady(table.seats) ? await startMatch(context, table, table.seats, me) : undefined;
  return showTable(started ?? table, me);
}

/** Whoever opened the table names a nonce once the commitment is known. */
async function nameNonce(call: Call<{ nonce: string }>): Promise<TableShown> {
  const me = needMe(call);
  const { context, body } = call;
  const { row, seats } = await needVisible(call);
  const mine = seats.find(({ person }) => person === me.id);
  if (mine === undefined) throw new Refused("not-allowed");
  if (row.status !== "open" || mine.nonce !== null) throw new Refused("not-open");
  needWelcome(me, JSON.parse(row.plan) as Plan);
  await context.storage.nameNonce({ match: row.id, seat: mine.seat, nonce: body.nonce });
  return startWhenFull(context, row.id, me.id);
}

async function stand(call: Call): Promise<void> {
  const me = needMe(call);
  const { context } = call;
  const { row, seats } = await needVisible(call);
  if (!(await context.storage.leaveSeat({ match: row.id, person: me.id, at: context.now() })))
    throw new Refused("not-open");
  announceTable(context, row, seats);
}

/** Only whoever opened the table starts it before it is full; bots take the seats that are left. */
async function start(call: Call<{ level?: string | undefined }>): Promise<TableShown> {
  const me = needMe(call);
  const { context, body } = call;
  const table = await needVisible(call);
  if (table.row.owner !== me.id) throw new Refused("not-allowed");
  if (table.row.status !== "open") throw new Refused("not-open");
  if (table.seats.some(({ person, nonce: named }) => person !== null && person !== me.id && named === null))
    throw new Refused("not-agreed");
  await needRoomForGame(call);
  const seats = fillWithBots(table.seats, body.level ?? "medium");
  const started = await startMatch(context, table, seats, me.id);
  if (started === undefined) throw new Refused("not-open");
  return showTable(started, me.id);
}

/** The same table once more; the first to ask opens it, the others find their seats kept. */
async function rematch(call: Call<{ nonce: string }>): Promise<TableShown> {
  const me = needMe(call);
  const { context, body } = call;
  const old = await needVisible(call);
  const mine = old.seats.findIndex(({ person }) => person === me.id);
  if (mine < 0) throw new Refused("not-allowed");
  if (old.row.status !== "over") throw new Refused("not-over");
  needWelcome(me, JSON.parse(old.row.plan) as Plan);
  if (old.row.rematch === null) {
    await needRoomForTable(call);
    return openAgain(context, me, old, body.nonce);
  }
  const next = await needTable(context, old.row.rematch);
  if (next.seats.some(({ person }) => person === me.id)) return showTable(next, me.id);
  await needRoomForGame(call);
  const isKept = next.seats[mine]?.kind === "friend";
  return sitDown(context, me, next, body.nonce, true, isKept ? mine : undefined);
}

async function openAgain(context: Context, me: PersonRow, old: TableRow, ownNonce: string): Promise<TableShown> {
  const { game, name, hidden, rated, pack } = old.row;
  const { handed: _, ...plan } = JSON.parse(old.row.plan) as Plan;
  const row = newRow(context, me, { game, name, hidden, plan: JSON.stringify(plan), rated, pack });
  const seats = old.seats.map((seat): SeatRow => {
    const empty = emptySeat(row.id, seat.seat);
    if (seat.person === me.id) return { ...empty, ...seated(me) };
    if (seat.person !== null)
      return { ...empty, kind: "friend", name: seat.name, invited: seat.automatic === 1 ? seat.person : null };
    return { ...empty, kind: "bot", name: botSeatName(seat.seat), level: seat.level ?? "medium" };
  });
  await context.storage.createTable({ row, seats });
  const rematchId = await context.storage.nameRematch({ match: old.row.id, rematch: row.id });
  announceTable(context, old.row, old.seats);
  if (rematchId !== row.id) {
    await context.storage.leaveSeat({ match: row.id, person: me.id, at: context.now() });
    return sitDown(context, me, await needTable(context, rematchId), ownNonce, true, undefined);
  }
  // The commitment is known only now; the opener's nonce follows.
  return showTable({ row, seats }, me.id);
}
