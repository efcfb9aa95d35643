// Word of changes: within one process, and between nodes by PostgreSQL's LISTEN and NOTIFY.
import type { Pool, PoolClient } from "pg";
import type { Bus } from "./operations.ts";

export function localBus(): Bus {
  const ears = new Set<(topic: string) => void>();
  return {
    isShared: false,
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
  const hear = (payload: string): void => {
    const at = payload.indexOf(" ");
    if (payload.slice(0, at) !== node) near.announce(payload.slice(at + 1));
  };
  const closeEar = await keepListening(pool, hear);
  return {
    isShared: true,
    announce: (topic) => {
      near.announce(topic);
      // A lost word costs time only.
      pool.query("select pg_notify($1, $2)", [CHANNEL, `${node} ${topic}`]).catch(() => {});
    },
    listen: near.listen,
    close: closeEar,
  };
}

/** One connection that listens; when it breaks, another takes its place. Returns how to stop. */
async function keepListening(pool: Pool, hear: (payload: string) => void): Promise<() => void> {
  let letGo = (): void => {};
  let isClosed = false;
  const connect = async (): Promise<void> => {
    try {
      const client = await pool.connect();
      letGo = once(() => client.release(true));
      if (isClosed) return letGo();
      await listenOn(client, hear, again);
    } catch {
      again();
    }
  };
  const again = (): void => {
    letGo();
    if (!isClosed) setTimeout(() => void (isClosed || connect()), RETRY).unref();
  };
  await connect();
  return () => {
    isClosed = true;
    letGo();
  };
}

async function listenOn(client: PoolClient, hear: (payload: string) => void, broken: () => void): Promise<void> {
  const first = once(broken);
  client.on("notification", ({ payload = "" }) => hear(payload));
  // A dying connection may complain more than once.
  client.on("error", first);
  await client.query(`listen ${CHANNEL}`);
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
