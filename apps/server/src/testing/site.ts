// A whole server for a test: real storage in a folder of its own, on a free port.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableShown } from "@outrigger/protocol";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { type Server, startServer } from "../server.ts";
import { Client } from "./client.ts";
import { checkAnswers, problemOfNews } from "./described.ts";

export interface TestSite {
  readonly server: Server;
  /** Stops the server and starts it anew on the same data. */
  restart(): Promise<void>;
  client(): Client;
  guest(name: string): Promise<Client>;
  close(): Promise<void>;
}

export async function openSite(config: Partial<Config> = {}): Promise<TestSite> {
  const data = mkdtempSync(join(tmpdir(), "outrigger-server-"));
  const undescribed = new Set<string>();
  const prepare = (app: FastifyInstance): void => checkAnswers(app, (problem) => undescribed.add(problem));
  const start = () =>
    startServer({ port: 0, address: "127.0.0.1", data, logLevel: "error", limitFactor: 100, prepare, ...config });
  const clear = (): void => rmSync(data, { recursive: true, force: true });
  let server = await start().catch((error: unknown) => {
    clear();
    throw error;
  });
  const clients: Client[] = [];
  const client = (): Client => {
    const fresh = new Client(server.port, (news) => {
      const problem = problemOfNews(news);
      if (problem !== undefined) undescribed.add(`the socket: ${problem}`);
    });
    clients.push(fresh);
    return fresh;
  };
  return {
    get server() {
      return server;
    },
    restart: async () => {
      await server.close();
      server = await start();
    },
    client,
    guest: async (name) => {
      const fresh = client();
      await fresh.guest(name);
      await fresh.connect();
      return fresh;
    },
    close: async () => {
      for (const each of clients) each.disconnect();
      await server.close();
      clear();
      if (undescribed.size > 0) throw new Error(`not as described:\n${[...undescribed].join("\n")}`);
    },
  };
}

/** Clocks on which time passes as fast as a test wants it to. */
export function clocksAhead(ahead: () => number): Pick<Config, "steady" | "wall"> {
  return { steady: () => performance.now() + ahead(), wall: () => Date.now() + ahead() };
}

/** Two people at a table that has begun, both watching. */
export async function twoAtTable(site: TestSite, table: object = {}): Promise<{ id: string; players: Client[] }> {
  const [ada, ben] = [await site.guest("Ada"), await site.guest("Ben")];
  const { id } = await ada.openTable({ seats: [{ kind: "me" }, { kind: "open" }], ...table });
  const started: TableShown = await ben.sit(id);
  if (started.status !== "playing") throw new Error("the table did not start");
  await ada.watch(id, 0);
  await ben.watch(id, 1);
  return { id, players: [ada, ben] };
}
