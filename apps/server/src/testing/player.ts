// One seat that plays whatever is offered, as fast as it is asked, and does not give up when the server goes away. It
// remembers every move that was acknowledged.
import type { Move } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { Client } from "./client.ts";

export interface Acknowledged {
  readonly match: string;
  readonly message: string;
}

export interface Player {
  readonly client: Client;
  readonly acknowledged: Acknowledged[];
  /** Refusals and other surprises; there should be none. */
  readonly problems: string[];
  /** How often the line was put up again. */
  readonly reconnects: () => number;
  /** Chooses by its own luck, or by that which is given. */
  play(match: string, seat: number, below?: (bound: number) => number): Promise<void>;
  stop(): void;
}

const PAUSE = 40;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

interface Running {
  readonly client: Client;
  readonly name: string;
  readonly acknowledged: Acknowledged[];
  readonly problems: string[];
  reconnects: number;
  sent: number;
  isStopped: boolean;
}

export async function newPlayer(port: number, name: string, seed: number): Promise<Player> {
  const client = new Client(port);
  await client.guest(name);
  await client.connect();
  const ownLuck = fastBelow(seed);
  const running: Running = { client, name, acknowledged: [], problems: [], reconnects: 0, sent: 0, isStopped: false };
  return {
    client,
    acknowledged: running.acknowledged,
    problems: running.problems,
    reconnects: () => running.reconnects,
    play: (match, seat, below = ownLuck) => playOn(running, match, seat, below),
    stop: () => {
      running.isStopped = true;
    },
  };
}

/** Until the server is back and shows the table again. */
async function comeBack(running: Running, match: string, seat: number): Promise<void> {
  while (!running.isStopped && !(await isConnected(running.client, match, seat))) await rest();
}

async function watchAgain(running: Running, match: string, seat: number): Promise<void> {
  await comeBack(running, match, seat);
  running.reconnects++;
}

/** Says whether it was accepted. */
async function answer(running: Running, match: string, seat: number, base: string, move: Move): Promise<boolean> {
  const { client, name } = running;
  const id = `${name}-${running.sent++}`;
  const message = { kind: "move" as const, match, seat, base, moves: [[...move] as [string]] };
  let reply = await client.send(message, id);
  // The same id again until it is answered: it must count once.
  while (!running.isStopped && reply.kind === "refused" && reply.code === "failed" && client.isLost) {
    await watchAgain(running, match, seat);
    reply = await client.send(message, id);
  }
  if (reply.kind === "accepted") running.acknowledged.push({ match, message: `${client.me?.id} ${id}` });
  else if (!running.isStopped) running.problems.push(`${name}: ${JSON.stringify(reply)}`);
  return reply.kind === "accepted";
}

async function playOn(running: Running, match: string, seat: number, below: (bound: number) => number): Promise<void> {
  const { client } = running;
  await comeBack(running, match, seat);
  while (!running.isStopped && client.shown(match).end === null) {
    if (client.isLost) {
      await watchAgain(running, match, seat);
      continue;
    }
    const { offers } = client.shown(match);
    if (offers?.asked !== true) {
      await client
        .until(() => client.isLost || client.shown(match).end !== null || isAsked(client, match), PAUSE)
        .catch(() => {});
      continue;
    }
    const move = offers.moves[below(offers.moves.length)] as Move;
    const isAccepted = await answer(running, match, seat, offers.base, move);
    // The news of an accepted move may come late, on a busy machine by seconds: what it answered is not answered again.
    const isShown = () => running.isStopped || client.isLost || client.shown(match).offers?.base !== offers.base;
    await (isAccepted ? client.until(isShown) : comeBack(running, match, seat));
  }
}

const isAsked = (client: Client, match: string): boolean => client.shown(match).offers?.asked === true;

/** What was known before does not count: the next answer is to what the server shows now. */
async function isConnected(client: Client, match: string, seat: number): Promise<boolean> {
  try {
    if (client.isLost) await client.connect();
    client.seen.delete(match);
    if ((await client.watch(match, seat)).kind !== "accepted") return false;
    await client.until(() => client.isLost || client.seen.has(match));
    return client.seen.has(match);
  } catch {
    return false;
  }
}
