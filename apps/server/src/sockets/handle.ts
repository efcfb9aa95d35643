// What a client may say over its line, and what becomes of it. Every message is answered.
import { type MatchMessage, maySay, stopWatching, watch as watchRoom } from "@outrigger/host";
import type { Viewer } from "@outrigger/kernel";
import {
  type ClientMessage,
  type HostMessage,
  parseSiteMessage,
  type Scope,
  type SiteMessage,
  VERSION,
} from "@outrigger/protocol";
import type { Context } from "../context.ts";
import { tellAnswered } from "../notifications/news.ts";
import { noteAttention, tellLater, UNSEEN } from "../presence/attention.ts";
import { announcePresence } from "../presence/presence.ts";
import type { Room } from "../rooms/room.ts";
import { seatsOf } from "../rooms/room.ts";
import { isStorableText } from "../storable.ts";
import { atTable } from "./at-table.ts";
import { sayInChat, sayWhileGathering, showChat } from "./chat.ts";
import { type Connection, refuse, TRY_LATER } from "./connections.ts";
import { showPreviews } from "./previews.ts";

/** Of one match, those taken back included: ten times what the longest take. Only its end, and time, go on after that. */
const MOST_INPUTS = 20_000;

/** What a token has to allow. */
const SCOPE_OF: Readonly<Record<SiteMessage["kind"], Scope>> = {
  watch: "read",
  leave: "read",
  follow: "read",
  attention: "read",
  whyNot: "read",
  whatIf: "read",
  move: "play",
  undo: "play",
  request: "play",
  consent: "play",
  resign: "play",
  orders: "play",
  chat: "play",
};

type Message<Kind extends SiteMessage["kind"]> = Extract<SiteMessage, { kind: Kind }>;

export async function handleText(context: Context, connection: Connection, text: string): Promise<void> {
  const raw = readJson(text);
  const parsed = parseSiteMessage(raw);
  const id = parsed.ok ? parsed.message.id : parsed.id;
  // Also what nobody could understand was one message, and took its time.
  if (!mayTalk(context, connection)) return turnDown(context, connection, id);
  if (connection.version !== VERSION) return refuse(connection, id, "other-version");
  if (!parsed.ok || !isStorableText(text, raw)) return refuse(connection, id, "malformed");
  await answer(context, connection, parsed.message);
}

/** A message that was understood: also what comes by HTTP goes this way. */
export async function answer(context: Context, connection: Connection, message: SiteMessage): Promise<void> {
  const { scopes } = connection.speaker;
  if (scopes !== undefined && !scopes.includes(SCOPE_OF[message.kind]))
    return refuse(connection, message.id, "wrong-scope");
  const stop = context.metrics.answered.startTimer({ kind: message.kind });
  try {
    await handle(context, connection, message);
    stop();
  } catch (error) {
    context.log.error({ kind: message.kind, error: String(error), stack: (error as Error).stack }, "a message failed");
    refuse(connection, message.id, "failed");
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function handle(context: Context, connection: Connection, message: SiteMessage): Promise<void> | void {
  switch (message.kind) {
    case "follow":
      if (connection.isBrief) return refuse(connection, message.id, "not-allowed");
      context.connections.follow(connection, message.topics);
      return connection.send({ kind: "accepted", id: message.id });
    case "chat":
      if (!context.limits.allows("chat", connection.counted)) return refuse(connection, message.id, "too-many");
      return talk(context, connection, message);
    case "watch":
      return connection.isBrief ? glance(context, connection, message) : watch(context, connection, message);
    case "attention":
      return noteAttention(context, connection, message);
    case "whatIf":
      return showPreviews(context, connection, message);
    case "leave":
      return leave(context, connection, message);
    default:
      return act(context, connection, message);
  }
}

function talk(context: Context, connection: Connection, message: Message<"chat">): Promise<void> {
  return atTable(
    context,
    connection,
    message,
    (room) => sayInChat(context, connection, room, message),
    (table) => sayWhileGathering(context, connection, table, message),
  );
}

/** Whoever floods is stopped by their own measure before the one they share with others at their address is touched. */
export function mayTalk({ limits }: Context, { counted, speaker }: Connection): boolean {
  return limits.allows("moves", counted) && limits.allows("crowd", speaker.address);
}

/** Answering costs time as well: whoever goes on and on is cut off. */
function turnDown({ limits }: Context, connection: Connection, id: string): void {
  if (limits.allows("patience", connection.counted)) refuse(connection, id, "too-many");
  else connection.close(TRY_LATER, "too-many");
}

/** One more match beside those that the person, and everybody at their address, watches. */
function mayWatch({ quotas, connections }: Context, { speaker, watching }: Connection, match: string): boolean {
  if (watching.has(match)) return true;
  const { person, address, quotas: own } = speaker;
  return (
    (person === undefined || quotas.allows("watched-games", "person", connections.watched("person", person), own)) &&
    quotas.allows("watched-games", "address", connections.watched("address", address))
  );
}

function mayBeSaid(room: Room, { speaker }: Connection, message: ClientMessage): boolean {
  return maySay(room.hosted.match, message, seatsOf(room, speaker.person));
}

async function watch(context: Context, connection: Connection, message: Message<"watch">): Promise<void> {
  const { id, match } = message;
  await atTable(context, connection, message, async (room) => {
    if (!mayBeSaid(room, connection, message)) return refuse(connection, id, "not-your-seat");
    if (!mayWatch(context, connection, match)) return refuse(connection, id, "too-many");
    context.connections.watch(connection, match);
    await context.rooms.hear(room, connection, message, { answer: (reply) => connection.send(reply) });
    await showChat(context, room, connection);
    announcePresence(room, context.node, context.storage.bus, context.now());
  });
}

/** One look, of somebody who does not stay. The log, which grows, is read where they say what of it they hold. */
async function glance(context: Context, connection: Connection, message: Message<"watch">): Promise<void> {
  const { viewer, seen } = message;
  await atTable(context, connection, message, async (room) => {
    if (!mayBeSaid(room, connection, message)) return refuse(connection, message.id, "not-your-seat");
    const { match, entries } = room.hosted;
    const held = seen ?? { epoch: match.data.epoch, entries };
    connection.send(await watchRoom(room, connection, viewer, held));
    stopWatching(room, connection);
  });
}

async function leave(context: Context, connection: Connection, { id, match }: Message<"leave">): Promise<void> {
  await leaveMatch(context, connection, match, false);
  connection.send({ kind: "accepted", id });
}

/** `isBroken`: the line was lost, nobody took their leave. */
export async function leaveMatch(
  context: Context,
  connection: Connection,
  match: string,
  isBroken: boolean,
): Promise<void> {
  if (!context.connections.unwatch(connection, match)) return;
  await context.rooms.inRoom(match, async (room) => {
    const viewer = room.audience.get(connection);
    stopWatching(room, connection);
    announcePresence(room, context.node, context.storage.bus, context.now());
    await rememberSeen(context, room, connection, viewer);
    // Whoever was away has been told already.
    if (typeof viewer === "number" && connection.isAway !== true)
      await tellLater(context, room, viewer, isBroken ? UNSEEN : context.now());
  });
}

/** Where a player got to, so that the next look begins there. */
async function rememberSeen(context: Context, room: Room, { speaker }: Connection, viewer: Viewer | undefined) {
  if (typeof viewer !== "number" || speaker.person === undefined) return;
  const { id, match, entries } = room.hosted;
  const seen = { epoch: match.data.epoch, entries };
  await context.storage.setDesk({ match: id, person: speaker.person, ...seen });
}

function act(context: Context, connection: Connection, message: MatchMessage): Promise<void> | void {
  const { person } = connection.speaker;
  if (person === undefined) return refuse(connection, message.id, "not-signed-in");
  return atTable(context, connection, message, (room) => actInRoom(context, connection, room, person, message));
}

async function actInRoom(
  context: Context,
  connection: Connection,
  room: Room,
  person: string,
  message: MatchMessage,
): Promise<void> {
  if (!mayBeSaid(room, connection, message)) return refuse(connection, message.id, "not-your-seat");
  const isLast = message.kind === "resign" || message.kind === "whyNot";
  if (room.hosted.seq >= MOST_INPUTS && !isLast) return refuse(connection, message.id, "too-many");
  const sender = { message: `${person} ${message.id}`, answer: (reply: HostMessage) => connection.send(reply) };
  const { kind } = message;
  const asked =
    kind === "consent" ? room.hosted.match.data.requests.find((each) => each.kind === message.request) : undefined;
  await context.rooms.hear(room, connection, message, sender);
  if (kind === "consent") await tellAnswered(context, room, asked?.seat, message.seat);
}
