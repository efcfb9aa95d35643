// Messages from the bus, of this node or another: what it means for the lines open here.
import { hearAround, sayAround } from "./following/around.ts";
import type { House } from "./house.ts";
import { maySee } from "./lobby/visible.ts";
import { announcePresence, hearPresence, sayPresence } from "./presence/presence.ts";
import { passOn } from "./sockets/chat.ts";

/** A message may get lost; watched matches are looked after this often. */
const LOOK_AFTER = 3_000;
/** Other nodes forget who is here unless they are told again. */
const SHOW_EVERY = 30_000;

/** Returns how to stop: nothing new is heard, and what was is done. */
export function hearBus(house: House): () => Promise<void> {
  const inHand = new Set<Promise<void>>();
  const hear = (topic: string): void => {
    const [kind, ...rest] = topic.split(" ");
    const work = handle(house, kind ?? "", rest);
    if (work === undefined) return;
    const done = work
      .catch((error: unknown) =>
        house.log.error({ kind, error: String(error) }, "a message of the bus was not understood"),
      )
      .finally(() => inHand.delete(done));
    inHand.add(done);
  };
  const stop = house.storage.bus.listen(hear);
  const { isShared } = house.storage.bus;
  const timer = isShared ? setInterval(() => void catchUp(house), LOOK_AFTER) : undefined;
  const showing = isShared ? setInterval(() => showOurselves(house), SHOW_EVERY) : undefined;
  return async () => {
    stop();
    clearInterval(timer);
    clearInterval(showing);
    await Promise.all(inHand);
  };
}

function handle(house: House, kind: string, [first = "", second = "", ...rest]: string[]): Promise<void> | undefined {
  const { connections } = house;
  switch (kind) {
    case "mine":
      connections.stirPerson(second, first);
      return undefined;
    case "match":
      // Nodes of earlier versions name there whose lists have changed.
      for (const person of rest) connections.stirPerson(person, first);
      return house.rooms.heard(first, Number(second));
    case "table":
      for (const person of rest) connections.stirPerson(person, first);
      return second === "1" ? stirHidden(house, first) : stirPublic(house, first);
    case "chat":
      return passOn(house, first, Number(second));
    case "who":
      return sayWho(house, first);
    case "presence":
      hearOfPresence(house, first, second, rest.map(Number));
      return undefined;
    case "around":
      sayAround(house, [first, second, ...rest]);
      return undefined;
    case "here":
      hearAround(house, first);
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

function stirPublic({ connections }: House, table: string): undefined {
  connections.stir("lobby");
  connections.stir(`table:${table}`);
}

/** Anybody may say that they follow a table; of a hidden one only those hear who may know of it. */
async function stirHidden(house: House, id: string): Promise<void> {
  const followers = house.connections.followers(`table:${id}`);
  const table = followers.length === 0 ? undefined : await house.storage.findTable(id);
  if (table === undefined) return;
  for (const connection of followers)
    if (await maySee(house, table, connection.speaker.person))
      connection.send({ kind: "stirred", topic: `table:${id}` });
}

/** Some node wants to know who is at a table; one that has nobody there has nothing to say. */
function sayWho(house: House, match: string): undefined {
  const room = house.rooms.watchedAt(match);
  if (room !== undefined) sayPresence(room, house.node, house.storage.bus);
}

function hearOfPresence(
  house: House,
  match: string,
  node: string,
  [spectators = 0, ...seats]: readonly number[],
): void {
  if (node === house.node) return;
  const room = house.rooms.inHand(match);
  if (room === undefined) return;
  const isNew = !room.elsewhere.has(node);
  hearPresence(room, node, spectators, seats, house.now());
  // Whoever has just come does not know of us yet.
  if (isNew && room.audience.size > 0) announcePresence(room, house.node, house.storage.bus, house.now());
}

function showOurselves(house: House): void {
  for (const room of house.rooms.watched())
    if (room.elsewhere.size > 0) announcePresence(room, house.node, house.storage.bus, house.now());
}

async function catchUp(house: House): Promise<void> {
  try {
    const watched = house.rooms.watched().map(({ hosted }) => hosted.id);
    for (const { match, seq } of await house.storage.newestEntries(watched)) await house.rooms.heard(match, seq);
  } catch (error) {
    house.log.warn({ error: String(error) }, "watched matches could not be looked after");
  }
}
