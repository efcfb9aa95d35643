// At a table in play and after it: one's desk, taking a seat back, looking again, reports.
import { type Hosted, historyOf, momentOf, sitDownAgain } from "@outrigger/host";
import type { Seat, Viewer } from "@outrigger/kernel";
import type { Desk, MatchHistory, MatchMoment, TableShown } from "@outrigger/protocol";
import { desk as deskAnswer, matchHistory, matchMoment, tableShown } from "@outrigger/protocol/answers";
import { z } from "zod";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { newId } from "../ids.ts";
import { showTable } from "../lobby/shown.ts";
import { needRoomToWrite } from "../lobby/table-limits.ts";
import { needTable, needVisible } from "../lobby/visible.ts";
import { Refused } from "../refusals.ts";
import { seatOf, seatsOf } from "../rooms/room.ts";
import { recordText } from "./record.ts";

const viewer = z.union([z.literal("all"), z.literal("spectator"), z.coerce.number().int().min(0).max(15)]);
const deskChange = z.strictObject({
  note: z.string().max(5_000).optional(),
  push: z.boolean().optional(),
  mail: z.boolean().optional(),
  badge: z.boolean().optional(),
});

/** Columns of both databases hold no larger ones. */
const MOST_NUMBER = 2 ** 31 - 1;

/** The file has a schema of its own, docs/records.schema.json. */
const recordFile: z.core.$ZodType<unknown> = z.looseObject({});

export function playRoutes(add: AddRoute): void {
  add("GET", "/tables/:id/desk", {
    summary: "What one keeps about a game: a note, how far one has seen, how one is told.",
    scope: "read",
    answer: deskAnswer,
    handle: readDesk,
  });
  add("PATCH", "/tables/:id/desk", {
    summary: "Changes what one keeps about a game.",
    scope: "account",
    body: deskChange,
    answer: deskAnswer,
    handle: writeDesk,
  });
  add("POST", "/tables/:id/take-back-seat", {
    summary: "Sits down again where a bot has taken over.",
    scope: "play",
    answer: tableShown,
    handle: takeSeatBack,
  });
  add("POST", "/tables/:id/report", {
    summary: "Reports a line of the chat.",
    scope: "account",
    body: z.strictObject({ number: z.int().min(1).max(MOST_NUMBER), text: z.string().max(500) }),
    handle: report,
  });
  add("GET", "/tables/:id/record", {
    summary: "The record of a game that is over, as docs/records.md has it.",
    scope: "read",
    answer: recordFile,
    handle: record,
  });
  add("GET", "/tables/:id/history", {
    summary: "A game looked at again: what each decision told a viewer.",
    scope: "read",
    query: z.object({ viewer }),
    answer: matchHistory,
    handle: history,
  });
  add("GET", "/tables/:id/moment", {
    summary: "What a viewer saw at some time.",
    scope: "read",
    query: z.object({ viewer, at: z.coerce.number().int().min(0).max(1_000_000) }),
    answer: matchMoment,
    handle: moment,
  });
}

async function readDesk(call: Call<unknown>): Promise<Desk> {
  const { id: person } = needMe(call);
  const { row } = await needVisible(call);
  const desk = await call.context.storage.findDesk({ match: row.id, person });
  const { note = "", epoch = 0, entries = 0, push, mail, badge } = desk ?? {};
  return { note, epoch, entries, push: push !== 0, mail: mail !== 0, badge: badge !== 0 };
}

async function writeDesk(call: Call<z.infer<typeof deskChange>>): Promise<Desk> {
  const me = needMe(call);
  const { row } = await needVisible(call);
  const { note, push, mail, badge } = call.body;
  if (note !== undefined) await needRoomToWrite(call);
  await call.context.storage.setDesk({
    match: row.id,
    person: me.id,
    ...(note === undefined ? {} : { note }),
    ...(push === undefined ? {} : { push: push ? 1 : 0 }),
    ...(mail === undefined ? {} : { mail: mail ? 1 : 0 }),
    ...(badge === undefined ? {} : { badge: badge ? 1 : 0 }),
  });
  return readDesk(call);
}

/** The person whose seat a bot has taken over sits down again. */
async function takeSeatBack(call: Call): Promise<TableShown> {
  const me = needMe(call);
  const { context } = call;
  const { row } = await needVisible(call);
  const isBack = await context.rooms.inRoom(row.id, async (room) => {
    const seat = seatOf(room, me.id);
    return seat !== undefined && sitDownAgain(context.rooms, room, seat);
  });
  if (isBack !== true) throw new Refused("not-allowed");
  return showTable(await needTable(context, row.id), me.id);
}

async function report(call: Call<{ number: number; text: string }>): Promise<void> {
  const me = needMe(call);
  const { context } = call;
  const { row } = await needVisible(call);
  if (!context.limits.allows("chat", me.id)) throw new Refused("too-many");
  await needRoomToWrite(call);
  const { number, text } = call.body;
  await context.storage.addReport({ id: newId(), match: row.id, number, reporter: me.id, text, at: context.now() });
}

async function record(call: Call): Promise<unknown> {
  const { row } = await needVisible(call);
  const text = await call.context.rooms.inRoom(row.id, recordText);
  if (text === undefined) throw new Refused("not-over");
  void call.reply.type("application/json").header("content-disposition", `attachment; filename="${row.game}.json"`);
  return text;
}

/** A game that was begun, and the seats that whoever asks has at it. */
async function inPlay<Value>(
  call: Call<undefined, unknown>,
  look: (hosted: Hosted, mine: readonly Seat[]) => Promise<Value>,
): Promise<Value> {
  const { row } = await needVisible(call);
  const seen = await call.context.rooms.inRoom(row.id, (room) => look(room.hosted, seatsOf(room, call.me?.id)));
  if (seen === undefined) throw new Refused("not-open");
  return seen;
}

function history(call: Call<undefined, { viewer: Viewer }>): Promise<MatchHistory> {
  return inPlay(call, (hosted, mine) => historyOf(hosted, call.query.viewer, mine));
}

function moment(call: Call<undefined, { viewer: Viewer; at: number }>): Promise<MatchMoment> {
  return inPlay(call, (hosted, mine) => momentOf(hosted, call.query.at, call.query.viewer, mine));
}
