// Word of changes: within one process, and between nodes by PostgreSQL's LISTEN and NOTIFY.
import type { PoolClient } from "pg";
import type { Bus } from "./operations.ts";
import type { Pool } from "./pool.ts";

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
/** Bytes of words in one notification; PostgreSQL takes less than 8,000. */
const MOST_BYTES = 7_000;
/** Nobody waits for the disk because of a word, which is gone with the server anyway. */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', said) from unnest($1::text[]) as said`;

export interface SharedBus extends Bus {
  close(): void;
}

/** What this node announces reaches its own ears at once, the others' through the database. */
export async function postgresBus(pool: Pool, node: string): Promise<SharedBus> {
  const near = localBus();
  const hear = (payload: string): void => {
    const [from, ...topics] = payload.split("\n");
    if (from !== node) for (const topic of topics) near.announce(topic);
  };
  const closeEar = await keepListening(pool, hear);
  const say = newOutbox((topics) => pool.query(NOTIFY, [letters(node, topics)]));
  return {
    isShared: true,
    announce: (topic) => {
      near.announce(topic);
      say(topic);
    },
    listen: near.listen,
    close: closeEar,
  };
}

/** Words of one turn of the loop, and those that come while others are on their way, go together. */
function newOutbox(send: (topics: readonly string[]) => Promise<unknown>): (topic: string) => void {
  const waiting: string[] = [];
  let isBusy = false;
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0)
      // A lost word costs time only.
      await send(waiting.splice(0)).catch(() => {});
    isBusy = false;
  };
  return (topic) => {
    waiting.push(topic);
    if (isBusy) return;
    isBusy = true;
    setImmediate(sendAll);
  };
}

/** As few notifications as the topics fit into, each with its sender's name at its head. */
function letters(node: string, topics: readonly string[]): string[] {
  const made: string[] = [];
  let bytes = MOST_BYTES;
  for (const topic of topics) {
    const more = Buffer.byteLength(topic) + 1;
    if (bytes + more > MOST_BYTES) {
      made.push(node);
      bytes = node.length;
    }
    made.push(`${made.pop()}\n${topic}`);
    bytes += more;
  }
  return made;
}

/** One connection that listens; when it breaks, another takes its place. Returns how to stop. */
async function keepListening(pool: Pool, hear: (payload: string) => void): Promise<() => void> {
  let letGo = (): void => {};
  let isClosed = false;
  const connect = async (): Promise<void> => {
    try {
      const client = await pool.connectBare();
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
