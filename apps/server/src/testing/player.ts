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

export async function newPlayer(port: number, name: string, seed: number): Promise<Player> {
  const client = new Client(port);
  await client.guest(name);
  await client.connect();
  const ownLuck = fastBelow(seed);
  const acknowledged: Acknowledged[] = [];
  const problems: string[] = [];
  let reconnects = 0;
  let sent = 0;
  let isStopped = false;

  /** Until the server is back and shows the table again. */
  const comeBack = async (match: string, seat: number): Promise<void> => {
    while (!isStopped && !(await isConnected(client, match, seat))) await rest();
  };
  const watchAgain = async (match: string, seat: number): Promise<void> => {
    await comeBack(match, seat);
    reconnects++;
  };

  /** Says whether it was accepted. */
  const answer = async (match: string, seat: number, base: string, move: Move): Promise<boolean> => {
    const id = `${name}-${sent++}`;
    const message = { kind: "move" as const, match, seat, base, moves: [[...move] as [string]] };
    let reply = await client.send(message, id);
    // The same id again until it is answered: it must count once.
    while (!isStopped && reply.kind === "refused" && reply.code === "failed" && client.isLost) {
      await watchAgain(match, seat);
      reply = await client.send(message, id);
    }
    if (reply.kind === "accepted") acknowledged.push({ match, message: `${client.me?.id} ${id}` });
    else if (!isStopped) problems.push(`${name}: ${JSON.stringify(reply)}`);
    return reply.kind === "accepted";
  };

  const play = async (match: string, seat: number, below = ownLuck): Promise<void> => {
    await comeBack(match, seat);
    while (!isStopped && client.shown(match).end === null) {
      if (client.isLost) {
        await watchAgain(match, seat);
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
      const isAccepted = await answer(match, seat, offers.base, move);
      // The news of an accepted move may come late, on a busy machine by seconds: what it answered is not answered again.
      const isShown = () => isStopped || client.isLost || client.shown(match).offers?.base !== offers.base;
      await (isAccepted ? client.until(isShown) : comeBack(match, seat));
    }
  };
  return {
    client,
    acknowledged,
    problems,
    reconnects: () => reconnects,
    play,
    stop: () => {
      isStopped = true;
    },
  };
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
