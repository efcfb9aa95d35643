// Two PostgreSQL servers: a primary, and a standby that every commit waits for. The primary can be killed and the standby
// promoted, again and again.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { adminOf, copyRunning, putInto } from "./base-backup.ts";
import { type Cluster, dataOf, newCluster, newFolder, startServer, stopServer } from "./cluster.ts";

export interface PostgresPair {
  /** The address of a fresh database, with both hosts in it. */
  database(): Promise<string>;
  /** The primary is killed and the standby promoted; commits wait for nobody until there is another. */
  failOver(): Promise<void>;
  /** A new standby takes the place of the one that was killed. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

interface Running {
  readonly cluster: Cluster;
  readonly server: ChildProcess;
}

const SYNCHRONOUS = "alter system set synchronous_standby_names = '*'";
const ALONE = "alter system reset synchronous_standby_names";

export async function startPair(isDurable = false): Promise<PostgresPair> {
  let primary = await run(await newCluster(isDurable));
  let standby = await standbyOf(primary, newFolder());
  const kill = (): void => {
    for (const { server } of [primary, standby]) server.kill("SIGKILL");
  };
  process.once("exit", kill);
  // The order in which they are named stays, whichever of them takes writes.
  const hosts = [primary, standby].map(({ cluster }) => cluster.folder).join(",");
  let made = 0;
  return {
    database: async () => {
      const name = `pair${made++}`;
      await ask(primary, `create database ${name}`);
      const where = new URLSearchParams({ host: hosts, target_session_attrs: "read-write" });
      return `postgres://postgres@localhost/${name}?${where}`;
    },
    failOver: async () => {
      const gone = once(primary.server, "exit");
      primary.server.kill("SIGKILL");
      await gone;
      await ask(standby, "select pg_promote()");
      await ask(standby, ALONE, "select pg_reload_conf()");
      [primary, standby] = [standby, primary];
    },
    renew: async () => {
      const { folder } = standby.cluster;
      rmSync(dataOf(standby.cluster), { recursive: true, force: true, maxRetries: 20 });
      standby = await standbyOf(primary, folder);
    },
    stop: async () => {
      process.off("exit", kill);
      for (const { server, cluster } of [standby, primary]) {
        await stopServer(server, true);
        rmSync(cluster.folder, { recursive: true, force: true, maxRetries: 20 });
      }
    },
  };
}

async function run(cluster: Cluster): Promise<Running> {
  return { cluster, server: await startServer(cluster) };
}

async function ask({ cluster }: Running, ...questions: readonly string[]): Promise<unknown[]> {
  const client = adminOf(cluster);
  client.on("error", () => {});
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const question of questions) ({ rows } = await client.query(question));
    return rows;
  } finally {
    await client.end();
  }
}

/** A copy of the primary while it runs, which then follows it; when it does, every commit waits for it. */
async function standbyOf(primary: Running, folder: string): Promise<Running> {
  const cluster = await copyRunning(primary.cluster, folder);
  putInto(cluster, "standby.signal", "");
  putInto(cluster, "postgresql.auto.conf", `primary_conninfo = 'host=${primary.cluster.folder} user=postgres'\n`);
  const standby = await run(cluster);
  await untilRow(primary, "select 1 from pg_stat_replication where state = 'streaming'");
  await ask(primary, SYNCHRONOUS, "select pg_reload_conf()");
  // Its processes hear of it one after the other; whoever kills the primary before would lose what nobody waited for.
  await untilRow(primary, "select 1 from pg_stat_replication where sync_state <> 'async'");
  await ask(primary, "checkpoint");
  return standby;
}

async function untilRow(server: Running, question: string): Promise<void> {
  while ((await ask(server, question)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}
