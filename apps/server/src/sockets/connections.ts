// The open lines to clients, and which lists each of them follows.
import type { HostRefusalCode, Scope, SiteNews, Topic } from "@outrigger/protocol";
import { networkOf } from "../network.ts";
import { calmly } from "./calm.ts";

/** Who speaks at the other end; undefined for somebody who only looks. */
export interface Speaker {
  readonly person: string | undefined;
  readonly name: string;
  /** The session's or the token's hash, so that signing out, or revoking it, closes its lines. */
  readonly session: string | undefined;
  readonly address: string;
  /** What the person was allowed beyond the usual. */
  readonly quotas: string | null;
  /** What a token allows; undefined for somebody who has signed in. */
  readonly scopes: readonly Scope[] | undefined;
}

export interface Connection {
  readonly speaker: Speaker;
  /** Of the protocol, as the other side says. */
  readonly version: number;
  /** Whom its messages are counted by: the person, or the line itself. */
  readonly counted: string;
  /** There is one message and its answer: nothing is told afterwards. */
  readonly isBrief?: boolean;
  /** The other side has said that nobody looks at its page. */
  isAway?: boolean;
  /** The matches watched over this line; they begin and end with `watch` and `unwatch`, which count them. */
  readonly watching: Set<string>;
  /** Bytes the other side has not read. */
  readonly unread: number;
  send(message: SiteNews): void;
  /** Something about a table of this person's has changed; where this is absent, they are sent word of their list. */
  changed?(match: string): void;
  /** A message already written, so that one writing serves many. */
  sendText(text: string): void;
  close(code: number, reason: string): void;
}

export interface Connections {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Says when these change, from now on, and nothing else. */
  follow(connection: Connection, topics: readonly Topic[]): void;
  readonly size: number;
  /** All lines of a person, or of an address. */
  of(whose: "person" | "address", who: string): readonly Connection[];
  watch(connection: Connection, match: string): void;
  /** Says whether it was watched. */
  unwatch(connection: Connection, match: string): boolean;
  /** How many matches are watched over all lines of a person, or of an address. */
  watched(whose: "person" | "address", who: string): number;
  followers(topic: Topic): readonly Connection[];
  /** Something about this topic has changed. */
  publish(topic: Topic): void;
  /** The person's own list has changed, by this match. */
  publishTo(person: string, match: string): void;
  /** Closes the lines of a session, or of a person altogether. */
  signOut(who: { readonly session?: string; readonly person?: string }): void;
  closeAll(): void;
}

const GOING_AWAY = 1001;
const POLICY = 1008;
export const TRY_LATER = 1013;
const LOBBY_PAUSE = 1_000;

interface Index<Key> {
  add(key: Key, connection: Connection): void;
  remove(key: Key, connection: Connection): void;
  of(key: Key): Iterable<Connection>;
}

/** Whoever is meant is found without asking everybody. */
function newIndex<Key>(): Index<Key> {
  const lines = new Map<Key, Set<Connection>>();
  return {
    add: (key, connection) => {
      const known = lines.get(key);
      if (known === undefined) lines.set(key, new Set([connection]));
      else known.add(connection);
    },
    remove: (key, connection) => {
      const known = lines.get(key);
      if (known?.delete(connection) && known.size === 0) lines.delete(key);
    },
    of: (key) => lines.get(key) ?? [],
  };
}

/** How many matches the open lines watch, by whose they are: to add them up for each further one takes too long. */
function newWatching(open: ReadonlySet<Connection>) {
  const counts = { person: new Map<string, number>(), address: new Map<string, number>() };
  const count = (whose: "person" | "address", who: string, more: number): void => {
    const now = (counts[whose].get(who) ?? 0) + more;
    if (now === 0) counts[whose].delete(who);
    else counts[whose].set(who, now);
  };
  const add = ({ speaker: { person, address } }: Connection, more: number): void => {
    if (person !== undefined) count("person", person, more);
    count("address", networkOf(address), more);
  };
  return {
    add,
    of: (whose: "person" | "address", who: string): number =>
      counts[whose].get(whose === "address" ? networkOf(who) : who) ?? 0,
    begin: (connection: Connection, match: string): void => {
      if (connection.watching.has(match)) return;
      connection.watching.add(match);
      if (open.has(connection)) add(connection, 1);
    },
    end: (connection: Connection, match: string): boolean => {
      const wasWatched = connection.watching.delete(match);
      if (wasWatched && open.has(connection)) add(connection, -1);
      return wasWatched;
    },
  };
}

/** Which lines follow a topic, and which of them their person's own list. */
function newFollowing(heed: (person: string) => () => void) {
  const topicsOf = new Map<Connection, readonly Topic[]>();
  const byTopic = newIndex<Topic>();
  const byPerson = newIndex<string>();
  const heeded = new Map<Connection, () => void>();
  return {
    begin: (connection: Connection, topics: readonly Topic[]): void => {
      topicsOf.set(connection, topics);
      for (const topic of topics) byTopic.add(topic, connection);
      const { person } = connection.speaker;
      if (person === undefined || !topics.includes("mine")) return;
      byPerson.add(person, connection);
      heeded.set(connection, heed(person));
    },
    end: (connection: Connection): void => {
      for (const topic of topicsOf.get(connection) ?? []) byTopic.remove(topic, connection);
      const { person } = connection.speaker;
      if (person !== undefined) byPerson.remove(person, connection);
      heeded.get(connection)?.();
      heeded.delete(connection);
      topicsOf.delete(connection);
    },
    of: byTopic.of,
    ofPerson: byPerson.of,
  };
}

/** `heed`: word about a person is wanted here, until what is given back is called. */
export function newConnections(heed: (person: string) => () => void = () => () => {}): Connections {
  const open = new Set<Connection>();
  const lines = { person: newIndex<string>(), address: newIndex<string>() };
  const watching = newWatching(open);
  const following = newFollowing(heed);
  const publish = (topic: Topic): void => {
    for (const connection of following.of(topic)) connection.send({ kind: "stirred", topic });
  };
  // Whoever looks at the lobby asks for all of it again: not for every table that changes on a busy evening.
  const publishLobby = calmly(LOBBY_PAUSE, () => publish("lobby"));
  return {
    add: (connection) => {
      const { person, address } = connection.speaker;
      open.add(connection);
      watching.add(connection, connection.watching.size);
      if (person !== undefined) lines.person.add(person, connection);
      lines.address.add(networkOf(address), connection);
    },
    remove: (connection) => {
      const { person, address } = connection.speaker;
      if (open.delete(connection)) watching.add(connection, -connection.watching.size);
      if (person !== undefined) lines.person.remove(person, connection);
      lines.address.remove(networkOf(address), connection);
      following.end(connection);
    },
    follow: (connection, topics) => {
      following.end(connection);
      // What was said before the line broke may be heard after it.
      if (open.has(connection)) following.begin(connection, topics);
    },
    get size() {
      return open.size;
    },
    of: (whose, who) => [...lines[whose].of(whose === "address" ? networkOf(who) : who)],
    watch: watching.begin,
    unwatch: watching.end,
    watched: watching.of,
    followers: (topic) => [...following.of(topic)],
    publish: (topic) => (topic === "lobby" ? publishLobby() : publish(topic)),
    publishTo: (person, match) => {
      for (const connection of following.ofPerson(person)) publishOwn(connection, match);
    },
    signOut: (who) => {
      for (const connection of open) if (isSignedInAs(connection, who)) connection.close(POLICY, "signed out");
    },
    closeAll: () => {
      for (const connection of open) connection.close(GOING_AWAY, "the server goes down");
    },
  };
}

function publishOwn(connection: Connection, match: string): void {
  if (connection.changed === undefined) connection.send({ kind: "stirred", topic: "mine" });
  else connection.changed(match);
}

function isSignedInAs({ speaker }: Connection, { session, person }: Parameters<Connections["signOut"]>[0]): boolean {
  const isMeant = session === undefined ? speaker.person === person : speaker.session === session;
  return isMeant && speaker.person !== undefined;
}

export function refuse(connection: Connection, id: string, code: HostRefusalCode): void {
  connection.send({ kind: "refused", id, code });
}
