// A line to a server for a test that listens: over a real socket, or straight to where messages are handled, which is how
// very many of them can be compared.
import { setImmediate } from "node:timers/promises";
import { VERSION } from "@outrigger/protocol";
import type { Context } from "../../context.ts";
import type { Connection } from "../../sockets/connections.ts";
import { handleText } from "../../sockets/handle.ts";
import { Client } from "../client.ts";
import type { Person } from "./sites.ts";

export interface ViewerLine {
  /** Sends a message and waits until it is answered. */
  say(message: object): Promise<void>;
  /** Waits until everything that was sent here has come. */
  settle(): Promise<void>;
  /** Waits until something with these words has been heard, and not yet taken. */
  hears(words: string): Promise<void>;
  /** What was heard since the last time. */
  take(): string[];
  close(): void;
}

export function directLine(context: Context, person: Person | undefined): ViewerLine {
  const heard: string[] = [];
  const speaker = {
    person: person?.id,
    name: person?.name ?? "",
    session: undefined,
    address: "127.0.0.1",
    quotas: null,
    scopes: undefined,
  };
  const sendText = (text: string): void => void heard.push(text);
  const connection: Connection = {
    speaker,
    version: VERSION,
    counted: person?.id ?? "",
    watching: new Set(),
    unread: 0,
    send: (message) => sendText(JSON.stringify(message)),
    sendText,
    close: () => {},
  };
  context.connections.add(connection);
  return {
    say: (message) => handleText(context, connection, JSON.stringify(message)),
    settle: async () => {},
    hears: async (words) => {
      while (!heard.some((text) => text.includes(words))) await setImmediate();
    },
    take: () => heard.splice(0),
    close: () => context.connections.remove(connection),
  };
}

const PING = "ping";

export async function socketLine(port: number, person: Person | undefined): Promise<ViewerLine> {
  const client = new Client(port);
  client.cookie = person?.cookie ?? "";
  await client.connect();
  return {
    say: async ({ id, ...message }: { readonly id?: string }) => {
      await client.send(message as Parameters<Client["send"]>[0], id);
    },
    // Over one line everything goes in order: once this is answered, all before it has come.
    settle: async () => void (await client.send({ kind: "leave", match: PING }, PING)),
    hears: (words) => client.until(() => client.received.some((text) => text.includes(words))),
    take: () => client.received.splice(0).filter((text) => !text.includes(`"id":"${PING}"`)),
    close: () => client.disconnect(),
  };
}
