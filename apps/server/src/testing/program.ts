// A program from outside: HTTP and a token, no cookie, no socket, nothing of ours.
import type { ReadableStream } from "node:stream/web";
import type { Scope } from "@outrigger/protocol";
import type { Streamed } from "@outrigger/protocol/answers";
import type { Client } from "./client.ts";
import type { TestSite } from "./site.ts";

interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Program {
  readonly token: string;
  call(method: string, path: string, body?: unknown): Promise<Told>;
  /** The answer's body; anything but success throws. */
  ask<Value>(method: string, path: string, body?: unknown): Promise<Value>;
  /** A message to a table, and what is said to it. */
  say(message: object): Promise<Record<string, unknown> & { readonly kind: string }>;
  stream(): Promise<Lines>;
}

interface Lines {
  readonly heard: Streamed[];
  /** Waits until what was heard satisfies the condition, or the line is closed. */
  until(isSo: (heard: readonly Streamed[]) => boolean): Promise<void>;
  /** Resolves when the other side has closed it. */
  readonly closed: Promise<void>;
  close(): void;
}

export function newProgram(port: number, token: string): Program {
  const origin = `http://127.0.0.1:${port}/api`;
  let said = 0;
  const call = async (method: string, path: string, body?: unknown): Promise<Told> => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const ask = async <Value>(method: string, path: string, body?: unknown): Promise<Value> => {
    const told = await call(method, path, body);
    if (told.status === 200) return told.body as Value;
    throw new Error(`${method} ${path}: ${told.status} ${JSON.stringify(told.body)}`);
  };
  return {
    token,
    call,
    ask,
    say: (message) => ask("POST", "/messages", { id: `p${said++}`, ...message }),
    stream: async () => {
      const going = new AbortController();
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${origin}/stream`, { headers, signal: going.signal });
      if (response.status !== 200 || response.body === null) throw new Error(`no stream: ${response.status}`);
      return readLines(response.body as ReadableStream<Uint8Array>, () => going.abort());
    },
  };
}

function readLines(body: ReadableStream<Uint8Array>, close: () => void): Lines {
  const heard: Streamed[] = [];
  const ears = new Set<() => void>();
  const hear = (line: string): void => {
    heard.push(JSON.parse(line) as Streamed);
    for (const ear of ears) ear();
  };
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    let begun = "";
    for await (const part of body) {
      const lines = (begun + decoder.decode(part, { stream: true })).split("\n");
      begun = lines.pop() ?? "";
      for (const line of lines) hear(line);
    }
  };
  // Whether it ended or was cut makes no difference to whoever reads.
  const closed = read().catch(() => {});
  const until = (isSo: (heard: readonly Streamed[]) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const ear = (): void => {
        if (!isSo(heard)) return;
        ears.delete(ear);
        resolve();
      };
      ears.add(ear);
      ear();
      void closed.then(resolve);
    });
  return { heard, until, closed, close };
}

let accounts = 0;

export interface Account {
  readonly client: Client;
  readonly program: Program;
  /** The token's own, by which it is revoked. */
  readonly tokenId: string;
}

/** Somebody with an account, and a program of theirs. */
export async function newAccount(site: TestSite, name: string, scopes: readonly Scope[]): Promise<Account> {
  const client = site.client();
  const account = { email: `p${accounts++}@example.org`, password: "long enough", name };
  client.me = await client.ask("POST", "/account", account);
  return { client, ...(await newToken(site, client, scopes)) };
}

export async function newToken(site: TestSite, client: Client, scopes: readonly Scope[]) {
  const made = await client.ask<{ token: string; shown: { id: string } }>("POST", "/tokens", { name: "mine", scopes });
  return { program: newProgram(site.server.port, made.token), tokenId: made.shown.id };
}
