// The open lines to clients, and which lists each of them follows.
import type { HostRefusalCode, SiteNews, Topic } from "@outrigger/protocol";

/** Who speaks at the other end; undefined for somebody who only looks. */
export interface Speaker {
  readonly person: string | undefined;
  readonly name: string;
  /** The session's hash, so that signing out closes its lines. */
  readonly session: string | undefined;
  readonly address: string;
}

export interface Connection {
  readonly speaker: Speaker;
  /** The matches watched over this line. */
  readonly watching: Set<string>;
  topics: ReadonlySet<Topic>;
  send(message: SiteNews): void;
  /** A message already written, so that one writing serves many. */
  sendText(text: string): void;
  close(code: number, reason: string): void;
}

export interface Connections {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  readonly size: number;
  /** Something about this topic has changed. */
  stir(topic: Topic): void;
  /** The person's own list has changed. */
  stirPerson(person: string): void;
  /** Closes the lines of a session, or of a person altogether. */
  signOut(who: { readonly session?: string; readonly person?: string }): void;
  closeAll(): void;
}

const GOING_AWAY = 1001;
export const POLICY = 1008;

export function newConnections(): Connections {
  const open = new Set<Connection>();
  const byPerson = new Map<string, Set<Connection>>();
  const linesOf = (person: string): Iterable<Connection> => byPerson.get(person) ?? [];
  return {
    add: (connection) => {
      open.add(connection);
      const { person } = connection.speaker;
      if (person !== undefined) byPerson.set(person, new Set(linesOf(person)).add(connection));
    },
    remove: (connection) => {
      open.delete(connection);
      const { person = "" } = connection.speaker;
      const lines = byPerson.get(person);
      lines?.delete(connection);
      if (lines?.size === 0) byPerson.delete(person);
    },
    get size() {
      return open.size;
    },
    stir: (topic) => {
      for (const connection of open) if (connection.topics.has(topic)) connection.send({ kind: "stirred", topic });
    },
    stirPerson: (person) => {
      for (const connection of linesOf(person))
        if (connection.topics.has("mine")) connection.send({ kind: "stirred", topic: "mine" });
    },
    signOut: ({ session, person }) => {
      for (const connection of open) {
        const { speaker } = connection;
        const isMeant = session === undefined ? speaker.person === person : speaker.session === session;
        if (isMeant && speaker.person !== undefined) connection.close(POLICY, "signed out");
      }
    },
    closeAll: () => {
      for (const connection of open) connection.close(GOING_AWAY, "the server goes down");
    },
  };
}

export function refuse(connection: Connection, id: string, code: HostRefusalCode): void {
  connection.send({ kind: "refused", id, code });
}
