// A real PostgreSQL for tests, started and stopped by them.
import { rmSync } from "node:fs";
import pg from "pg";
import { newCluster, startServer, stopServer } from "./cluster.ts";

export { type PostgresPair, startPair } from "./pair.ts";

export interface TestPostgres {
  /** A fresh, empty database each time. */
  database(): Promise<string>;
  /** Everybody's lines break; it is back after a moment. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const cluster = await newCluster();
  const { folder } = cluster;
  let server = await startServer(cluster);
  // Who is ended in the middle of a test leaves no server behind.
  const kill = (): boolean => server.kill("SIGKILL");
  process.once("exit", kill);
  const address = (name: string): string => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
  let made = 0;
  return {
    database: async () => {
      const name = `test${made++}`;
      const client = new pg.Client({ connectionString: address("postgres") });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    restart: async () => {
      await stopServer(server, true);
      server = await startServer(cluster);
    },
    stop: async () => {
      await stopServer(server);
      process.off("exit", kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
