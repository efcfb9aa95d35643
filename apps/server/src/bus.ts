// Messages from the bus, of this node or another: what it means for the lines open here.

import type { Context } from "./context.ts";
import { hearAround, sayAround } from "./following/around.ts";
import { maySee } from "./lobby/visible.ts";
import { announcePresence, hearPresence, sayPresence } from "./presence/presence.ts";
import { passOn } from "./sockets/chat.ts";

/** A message may get lost; watched matches are looked after this often. */
const LOOK_AFTER = 3_000;
/** Other nodes forget who is here unless they are told again. */
const SHOW_EVERY = 30_000;

/** Returns how to stop: nothing new is heard, and what was is done. */
export function hearBus(context: Context): () => Promise<void> {
  const inHand = new Set<Promise<void>>();
  const hear = (topic: string): void => {
    const [kind, ...rest] = topic.split(" ");
    const work = handle(context, kind ?? "", rest);
    if (work === undefined) return;
    const done = work
      .catch((error: unknown) =>
        context.log.error({ kind, error: String(error) }, "a message of the bus was not understood"),
      )
      .finally(() => inHand.delete(done));
    inHand.add(done);
  };
  const stop = context.storage.bus.listen(hear);
  const { isShared } = context.storage.bus;
  const timer = isShared ? setInterval(() => void catchUp(context), LOOK_AFTER) : undefined;
  const showing = isShared ? setInterval(() => showOurselves(context), SHOW_EVERY) : undefined;
  return async () => {
    stop();
    clearInterval(timer);
    clearInterval(showing);
    await Promise.all(inHand);
  };
}

function handle(
  context: Context,
  kind: string,
  [first = "", second = "", ...rest]: string[],
): Promise<void> | undefined {
  const { connections } = context;
  switch (kind) {
    case "mine":
      connections.publishTo(second, first);
      return undefined;
    case "match":
      // Nodes of earlier versions name there whose lists have changed.
      for (const person of rest) connections.publishTo(person, first);
      return context.rooms.heard(first, Number(second));
    case "table":
      for (const person of rest) connections.publishTo(person, first);
      return second === "1" ? publishHidden(context, first) : publishOpen(context, first);
    case "chat":
      return passOn(context, first, Number(second));
    case "who":
      return sayWho(context, first);
    case "presence":
      hearOfPresence(context, first, second, rest.map(Number));
      return undefined;
    case "around":
      sayAround(context, [first, second, ...rest]);
      return undefined;
    case "here":
      hearAround(context, first);
      return undefined;
    case "signout":
      connections.signOut(first === "session" ? { session: second } : { person: second });
      return undefined;
    case "me":
      for (const connection of connections.of("person", first)) connection.send({ kind: "stirred", topic: "me" });
      return undefined;
    default:
      return undefined;
  }
}

function publishOpen({ connections }: Context, table: string): undefined {
  connections.publish("lobby");
  connections.publish(`table:${table}`);
}

/** Anybody may say that they follow a table; of a hidden one only those hear who may know of it. */
async function publishHidden(context: Context, id: string): Promise<void> {
  const followers = context.connections.followers(`table:${id}`);
  const table = followers.length === 0 ? undefined : await context.storage.findTable(id);
  if (table === undefined) return;
  for (const connection of followers)
    if (await maySee(context, table, connection.speaker.person))
      connection.send({ kind: "stirred", topic: `table:${id}` });
}

/** Some node wants to know who is at a table; one that has nobody there has nothing to say. */
function sayWho(context: Context, match: string): undefined {
  const room = context.rooms.watchedAt(match);
  if (room !== undefined) sayPresence(room, context.node, context.storage.bus);
}

function hearOfPresence(
  context: Context,
  match: string,
  node: string,
  [spectators = 0, ...seats]: readonly number[],
): void {
  if (node === context.node) return;
  const room = context.rooms.inHand(match);
  if (room === undefined) return;
  const isNew = !room.elsewhere.has(node);
  hearPresence(room, node, spectators, seats, context.now());
  // Whoever has just come does not know of us yet.
  if (isNew && room.audience.size > 0) announcePresence(room, context.node, context.storage.bus, context.now());
}

function showOurselves(context: Context): void {
  for (const room of context.rooms.watched())
    if (room.elsewhere.size > 0) announcePresence(room, context.node, context.storage.bus, context.now());
}

async function catchUp(context: Context): Promise<void> {
  try {
    const watched = context.rooms.watched().map(({ hosted }) => hosted.id);
    for (const { match, seq } of await context.storage.newestEntries(watched)) await context.rooms.heard(match, seq);
  } catch (error) {
    context.log.warn({ error: String(error) }, "watched matches could not be looked after");
  }
}
