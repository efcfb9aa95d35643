// Chat at a table: one channel for the seats, one for those who look on. While the game runs, seats do not read what
// spectators say; they may know more than a seat does.
import type { Channel, ChatLine, SiteMessage } from "@outrigger/protocol";
import type { ChatRow, TableRow } from "@outrigger/storage";
import { distinctName } from "../accounts/names.ts";
import type { Context } from "../context.ts";
import { voiceOf } from "../desk/standing.ts";
import { maySee } from "../lobby/visible.ts";
import type { Room } from "../rooms/room.ts";
import { seatOf } from "../rooms/room.ts";
import { type Connection, refuse } from "./connections.ts";

const MOST_LINES = 100;

/** Spectators read both channels; whoever has a seat, from wherever they look, that of the seats until the game is over. */
function channelsFor(room: Room, { speaker }: Connection): Channel[] {
  const isPlaying = room.hosted.match.data.end === undefined && seatOf(room, speaker.person) !== undefined;
  return isPlaying ? ["seats"] : ["seats", "spectators"];
}

const lineOf = ({ number, channel, person, name, text, at }: ChatRow): ChatLine => ({
  number,
  channel,
  person,
  name,
  text,
  at,
});

export async function showChat(context: Context, room: Room, connection: Connection): Promise<void> {
  const match = room.hosted.id;
  const lines = await linesFor(context, match, channelsFor(room, connection), connection.speaker.person);
  connection.send({ kind: "chat", match, lines });
}

/** The last lines, but those of people whom this one does not want to hear. */
export async function linesFor(
  context: Context,
  match: string,
  channels: readonly Channel[],
  person: string | undefined,
): Promise<ChatLine[]> {
  const rows = await context.storage.chatLines({ match, channels, most: MOST_LINES });
  if (rows.length === 0) return [];
  const muted = await mutedBy(context, person);
  return rows.filter((row) => !muted.has(row.person)).map(lineOf);
}

async function mutedBy(context: Context, person: string | undefined): Promise<Set<string>> {
  if (person === undefined) return new Set();
  return new Set((await context.storage.blocksOf(person)).map(({ other }) => other));
}

export async function sayInChat(
  context: Context,
  connection: Connection,
  room: Room,
  { id, match, channel, text }: Extract<SiteMessage, { kind: "chat" }>,
): Promise<void> {
  const { person, quotas } = connection.speaker;
  if (person === undefined) return refuse(connection, id, "not-signed-in");
  const seat = seatOf(room, person);
  const isOwnChannel = (channel === "seats") === (seat !== undefined);
  if (!isOwnChannel || !room.audience.has(connection)) return refuse(connection, id, "not-allowed");
  const called = await voiceOf(context, person);
  if (called === undefined) return refuse(connection, id, "muted");
  if (!(await context.stored.hadRoom({ id: person, quotas }))) return refuse(connection, id, "too-many");
  const name = nameInChat(room, seat, called);
  const row = await context.storage.addChatLine({ match, channel, person, name, text, at: context.now() });
  connection.send({ kind: "accepted", id });
  context.storage.bus.announce(`chat ${match} ${row.number}`, match);
}

/** Before the game begins those who have sat down talk; whoever may see the table reads it. */
export async function sayWhileGathering(
  context: Context,
  connection: Connection,
  { row, seats }: TableRow,
  { id, match, channel, text }: Extract<SiteMessage, { kind: "chat" }>,
): Promise<void> {
  const { person, quotas } = connection.speaker;
  const seat = seats.find((each) => each.person !== null && each.person === person);
  if (row.status !== "open" || person === undefined || seat === undefined || channel !== "seats")
    return refuse(connection, id, "not-started");
  if ((await voiceOf(context, person)) === undefined) return refuse(connection, id, "muted");
  if (!(await context.stored.hadRoom({ id: person, quotas }))) return refuse(connection, id, "too-many");
  const said = await context.storage.addChatLine({ match, channel, person, name: seat.name, text, at: context.now() });
  connection.send({ kind: "accepted", id });
  context.storage.bus.announce(`chat ${match} ${said.number}`);
}

/** Players speak by their seat's name, as the game has it now; nobody who looks on passes for one of them. */
function nameInChat({ seats, hosted }: Room, seat: number | undefined, name: string): string {
  if (seat !== undefined) return hosted.match.data.seats[seat]?.name ?? name;
  return distinctName(
    name,
    seats.map((row) => row.name),
  );
}

/** A line was said at some node: everybody here who may read it gets it, but those who do not want to hear its speaker. */
export async function passOn(context: Context, match: string, number: number): Promise<void> {
  const listeners = await listenersAt(context, match);
  if (listeners.length === 0) return;
  const rows = await context.storage.chatLines({ match, channels: ["seats", "spectators"], most: MOST_LINES });
  const row = rows.find((line) => line.number === number);
  if (row === undefined) return;
  const hearing: Connection[] = [];
  for (const { connection, channels } of listeners)
    if (channels.includes(row.channel) && !(await mutedBy(context, connection.speaker.person)).has(row.person))
      hearing.push(connection);
  // To all in one go: nobody reads it before the others.
  const text = JSON.stringify({ kind: "chat", match, lines: [lineOf(row)] });
  for (const connection of hearing) connection.sendText(text);
}

interface Listener {
  readonly connection: Connection;
  readonly channels: readonly Channel[];
}

/** Those who watch the game; before it begins, those who follow the table and may know of it. */
async function listenersAt(context: Context, match: string): Promise<Listener[]> {
  const room = context.rooms.watchedAt(match);
  if (room !== undefined)
    return [...room.audience.keys()].map((connection) => ({ connection, channels: channelsFor(room, connection) }));
  const followers = context.connections.followers(`table:${match}`);
  const table = followers.length === 0 ? undefined : await context.storage.findTable(match);
  if (table?.row.status !== "open") return [];
  const listeners: Listener[] = [];
  for (const connection of followers)
    if (await maySee(context, table, connection.speaker.person)) listeners.push({ connection, channels: ["seats"] });
  return listeners;
}
