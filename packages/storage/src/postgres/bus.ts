// Word of changes: within one process, and between nodes by PostgreSQL's LISTEN and NOTIFY. A node has a channel of its own, on
// which it hears of what it wants to, and one that all of them share.
import type { PoolClient } from "pg";
import type { Bus } from "../operations.ts";
import { newInterests, newSaid, SAY_AGAIN } from "./interests.ts";
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
    heed: () => () => {},
  };
}

const CHANNEL = "outrigger";
const channelOf = (node: string): string => `${CHANNEL} ${node}`;
const RETRY = 500;
/** Bytes of words in one notification; PostgreSQL takes less than 8,000. */
const MOST_BYTES = 7_000;
/** Nobody waits for the disk because of a word, which is gone with the server anyway. */
const NOTIFY =
  "select set_config('synchronous_commit', 'off', true), pg_notify(channel, said) from unnest($1::text[], $2::text[]) as given(channel, said)";

/** What nodes say of themselves; topics begin with a letter. */
const WHO_WANTS = "?";
const BEGINS = "!";
const WANTS = "+";
const WANTS_NO_MORE = "-";

export interface SharedBus extends Bus {
  close(): void;
}

/** What this node announces reaches its own ears at once, the others' through the database. */
export async function postgresBus(pool: Pool, node: string): Promise<SharedBus> {
  const near = localBus();
  const others = newInterests(Date.now);
  const said = newSaid(Date.now);
  const say = newOutbox((words) => pool.query(NOTIFY, lettersOf(node, words)));
  const wanted = newWanted((sign, about) => {
    if (!others.isAlone) say(CHANNEL, `${sign}${about}`);
  });
  const sayWanted = (): void => {
    others.tidy();
    say(CHANNEL, BEGINS);
    for (const about of wanted.all()) say(CHANNEL, `${WANTS}${about}`);
  };
  const hearWord = (from: string, word: string): void => {
    const about = word.slice(1);
    // Whatever is wanted since this node was alone has been said to nobody.
    if (others.heard(from) || word === WHO_WANTS) sayWanted();
    if (word === BEGINS) others.begins(from);
    else if (word.startsWith(WANTS_NO_MORE)) others.wantsNoMore(from, about);
    else if (word.startsWith(WANTS)) {
      others.wants(from, about);
      for (const topic of said.about(about)) say(channelOf(from), topic);
    } else if (word !== WHO_WANTS) near.announce(word);
  };
  const hear = (payload: string): void => {
    const [from = "", ...words] = payload.split("\n");
    if (from !== node) for (const word of words) hearWord(from, word);
  };
  const begin = (): void => {
    say(CHANNEL, WHO_WANTS);
    sayWanted();
  };
  const closeEar = await keepListening(pool, [CHANNEL, channelOf(node)], hear, begin);
  const again = setInterval(sayWanted, SAY_AGAIN).unref();
  return {
    isShared: true,
    announce: (topic, about) => {
      near.announce(topic);
      if (about === undefined) return say(CHANNEL, topic);
      if (others.isAlone) return;
      said.note(about, topic);
      for (const channel of others.whoWants(about)?.map(channelOf) ?? [CHANNEL]) say(channel, topic);
    },
    listen: near.listen,
    heed: wanted.heed,
    close: () => {
      clearInterval(again);
      closeEar();
    },
  };
}

/** What is wanted here, and by how many; `changed` hears of the first who wants something and of the last who did. */
function newWanted(changed: (sign: typeof WANTS | typeof WANTS_NO_MORE, about: string) => void) {
  const counts = new Map<string, number>();
  return {
    all: () => counts.keys(),
    heed: (about: string): (() => void) => {
      const count = counts.get(about) ?? 0;
      counts.set(about, count + 1);
      if (count === 0) changed(WANTS, about);
      return once(() => {
        const left = (counts.get(about) ?? 1) - 1;
        if (left > 0) return void counts.set(about, left);
        counts.delete(about);
        changed(WANTS_NO_MORE, about);
      });
    },
  };
}

interface Word {
  readonly channel: string;
  readonly text: string;
}

/** Words of one turn of the loop, and those that come while others are on their way, go together. */
function newOutbox(send: (words: readonly Word[]) => Promise<unknown>): (channel: string, text: string) => void {
  const waiting: Word[] = [];
  let isBusy = false;
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0)
      // A lost word costs time only.
      await send(waiting.splice(0)).catch(() => {});
    isBusy = false;
  };
  return (channel, text) => {
    waiting.push({ channel, text });
    if (isBusy) return;
    isBusy = true;
    setImmediate(sendAll);
  };
}

/** As few notifications as the words of each channel fit into, each with its sender's name at its head: channels, and texts. */
function lettersOf(node: string, words: readonly Word[]): [channels: string[], texts: string[]] {
  const [channels, texts]: [string[], string[]] = [[], []];
  for (const [channel, said] of Map.groupBy(words, (word) => word.channel))
    for (const letter of letters(
      node,
      said.map(({ text }) => text),
    )) {
      channels.push(channel);
      texts.push(letter);
    }
  return [channels, texts];
}

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

/** One connection that listens; when it breaks, another takes its place, and `begin` is called again. Returns how to stop. */
async function keepListening(
  pool: Pool,
  channels: readonly string[],
  hear: (payload: string) => void,
  begin: () => void,
): Promise<() => void> {
  let letGo = (): void => {};
  let isClosed = false;
  const connect = async (): Promise<void> => {
    try {
      const client = await pool.connectBare();
      letGo = once(() => client.release(true));
      if (isClosed) return letGo();
      await listenOn(client, channels, hear, again);
      begin();
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

async function listenOn(
  client: PoolClient,
  channels: readonly string[],
  hear: (payload: string) => void,
  broken: () => void,
): Promise<void> {
  const first = once(broken);
  client.on("notification", ({ payload = "" }) => hear(payload));
  // A dying connection may complain more than once.
  client.on("error", first);
  await client.query(channels.map((channel) => `listen "${channel}"`).join("; "));
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
