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
import type { House } from "../house.ts";
import { noteAttention, tellLater, UNSEEN } from "../presence/attention.ts";
import { announcePresence } from "../presence/presence.ts";
import type { Room } from "../rooms/room.ts";
import { seatsOf } from "../rooms/room.ts";
import { isStorableText } from "../storable.ts";
import { tellAnswered } from "../telling/news.ts";
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

export async function handleText(house: House, connection: Connection, text: string): Promise<void> {
  const raw = readJson(text);
  const parsed = parseSiteMessage(raw);
  const id = parsed.ok ? parsed.message.id : parsed.id;
  // Also what nobody could understand was one message, and took its time.
  if (!mayTalk(house, connection)) return turnDown(house, connection, id);
  if (connection.version !== VERSION) return refuse(connection, id, "other-version");
  if (!parsed.ok || !isStorableText(text, raw)) return refuse(connection, id, "malformed");
  await answer(house, connection, parsed.message);
}

/** A message that was understood: also what comes by HTTP goes this way. */
export async function answer(house: House, connection: Connection, message: SiteMessage): Promise<void> {
  const { scopes } = connection.speaker;
  if (scopes !== undefined && !scopes.includes(SCOPE_OF[message.kind]))
    return refuse(connection, message.id, "wrong-scope");
  const stop = house.metrics.answered.startTimer({ kind: message.kind });
  try {
    await handle(house, connection, message);
    stop();
  } catch (error) {
    house.log.error({ kind: message.kind, error: String(error), stack: (error as Error).stack }, "a message failed");
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

async function handle(house: House, connection: Connection, message: SiteMessage): Promise<void> {
  switch (message.kind) {
    case "follow":
      if (connection.isBrief) return refuse(connection, message.id, "not-allowed");
      house.connections.follow(connection, message.topics);
      return connection.send({ kind: "accepted", id: message.id });
    case "chat":
      if (!house.limits.allows("chat", connection.counted)) return refuse(connection, message.id, "too-many");
      return talk(house, connection, message);
    case "watch":
      return connection.isBrief ? glance(house, connection, message) : watch(house, connection, message);
    case "attention":
      return noteAttention(house, connection, message);
    case "whatIf":
      return showPreviews(house, connection, message);
    case "leave":
      return leave(house, connection, message);
    default:
      return act(house, connection, message);
  }
}

function talk(house: House, connection: Connection, message: Message<"chat">): Promise<void> {
  return atTable(
    house,
    connection,
    message,
    (room) => sayInChat(house, connection, room, message),
    (table) => sayWhileGathering(house, connection, table, message),
  );
}

/** Whoever floods is stopped by their own measure before the one they share with others at their address is touched. */
export function mayTalk({ limits }: House, { counted, speaker }: Connection): boolean {
  return limits.allows("moves", counted) && limits.allows("crowd", speaker.address);
}

/** Answering costs time as well: whoever goes on and on is cut off. */
function turnDown({ limits }: House, connection: Connection, id: string): void {
  if (limits.allows("patience", connection.counted)) refuse(connection, id, "too-many");
  else connection.close(TRY_LATER, "too-many");
}

/** One more match beside those that the person, and everybody at their address, watches. */
function mayWatch({ quotas, connections }: House, { speaker, watching }: Connection, match: string): boolean {
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

async function watch(house: House, connection: Connection, message: Message<"watch">): Promise<void> {
  const { id, match } = message;
  await atTable(house, connection, message, async (room) => {
    if (!mayBeSaid(room, connection, message)) return refuse(connection, id, "not-your-seat");
    if (!mayWatch(house, connection, match)) return refuse(connection, id, "too-many");
    house.connections.watch(connection, match);
    await house.rooms.hear(room, connection, message, { answer: (reply) => connection.send(reply) });
    await showChat(house, room, connection);
    announcePresence(room, house.node, house.storage.bus, house.now());
  });
}

/** One look, of somebody who does not stay. The log, which grows, is read where they say what of it they hold. */
async function glance(house: House, connection: Connection, message: Message<"watch">): Promise<void> {
  const { viewer, seen } = message;
  await atTable(house, connection, message, async (room) => {
    if (!mayBeSaid(room, connection, message)) return refuse(connection, message.id, "not-your-seat");
    const { match, entries } = room.hosted;
    const held = seen ?? { epoch: match.data.epoch, entries };
    connection.send(await watchRoom(room, connection, viewer, held));
    stopWatching(room, connection);
  });
}

async function leave(house: House, connection: Connection, { id, match }: Message<"leave">): Promise<void> {
  await leaveMatch(house, connection, match, false);
  connection.send({ kind: "accepted", id });
}

/** `isBroken`: the line was lost, nobody took their leave. */
export async function leaveMatch(
  house: House,
  connection: Connection,
  match: string,
  isBroken: boolean,
): Promise<void> {
  if (!house.connections.unwatch(connection, match)) return;
  await house.rooms.inRoom(match, async (room) => {
    const viewer = room.audience.get(connection);
    stopWatching(room, connection);
    announcePresence(room, house.node, house.storage.bus, house.now());
    await rememberSeen(house, room, connection, viewer);
    // Whoever was away has been told already.
    if (typeof viewer === "number" && connection.isAway !== true)
      await tellLater(house, room, viewer, isBroken ? UNSEEN : house.now());
  });
}

/** Where a player got to, so that the next look begins there. */
async function rememberSeen(house: House, room: Room, { speaker }: Connection, viewer: Viewer | undefined) {
  if (typeof viewer !== "number" || speaker.person === undefined) return;
  const { id, match, entries } = room.hosted;
  const seen = { epoch: match.data.epoch, entries };
  await house.storage.setDesk({ match: id, person: speaker.person, ...seen });
}

async function act(house: House, connection: Connection, message: MatchMessage): Promise<void> {
  const { person } = connection.speaker;
  if (person === undefined) return refuse(connection, message.id, "not-signed-in");
  await atTable(house, connection, message, (room) => actInRoom(house, connection, room, person, message));
}

async function actInRoom(
  house: House,
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
  await house.rooms.hear(room, connection, message, sender);
  if (kind === "consent") await tellAnswered(house, room, asked?.seat, message.seat);
}
