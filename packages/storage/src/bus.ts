// Word of changes: within one process, and between nodes by PostgreSQL's LISTEN and NOTIFY.
import type { Pool, PoolClient } from "pg";
import type { Bus } from "./operations.ts";

export function localBus(): Bus {
  const ears = new Set<(topic: string) => void>();
  return {
    announce: (topic) => {
      for (const ear of ears) ear(topic);
    },
    listen: (ear) => {
      ears.add(ear);
      return () => ears.delete(ear);
    },
  };
}

const CHANNEL = "outrigger";
const RETRY = 500;

export interface SharedBus extends Bus {
  close(): void;
}

/** What this node announces reaches its own ears at once, the others' through the database. */
export async function postgresBus(pool: Pool, node: string): Promise<SharedBus> {
  const near = localBus();
  let client: PoolClient | undefined;
  let isClosed = false;
  const connect = async (): Promise<void> => {
    if (isClosed) return;
    try {
      const fresh = await pool.connect();
      fresh.on("notification", ({ payload = "" }) => hear(payload));
      fresh.once("error", () => again(fresh));
      await fresh.query(`listen ${CHANNEL}`);
      if (isClosed) fresh.release(true);
      else client = fresh;
    } catch {
      again(undefined);
    }
  };
  const again = (broken: PoolClient | undefined): void => {
    if (isClosed) return;
    // A dying connection may complain more than once.
    broken?.on("error", () => {});
    broken?.release(true);
    client = undefined;
    setTimeout(() => void connect(), RETRY).unref();
  };
  const hear = (payload: string): void => {
    const at = payload.indexOf(" ");
    if (payload.slice(0, at) !== node) near.announce(payload.slice(at + 1));
  };
  await connect();
  return {
    announce: (topic) => {
      near.announce(topic);
      // A lost word costs time only.
      pool.query("select pg_notify($1, $2)", [CHANNEL, `${node} ${topic}`]).catch(() => {});
    },
    listen: near.listen,
    close: () => {
      isClosed = true;
      client?.release(true);
    },
  };
}
