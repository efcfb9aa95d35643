// Two seats of one match, as the load sees them: it moves when told, and says when every seat has been told.
import type { ClientSocket } from "./socket.ts";

export interface Pair {
  /** Sends one move of the seat whose turn it is. Resolves with the milliseconds until both seats were told. */
  move(): Promise<number>;
}

/** A server under load, from the clients' side. */
export interface Traffic {
  /** So many matches, each with two seats that are connected and shown the table. */
  open(matches: number): Promise<Pair[]>;
  /** So many further lines that say nothing. */
  idle(lines: number): Promise<void>;
  /** Bytes that came over all sockets so far. */
  received(): number;
  close(): void;
}

/** Lines that are opened one by one, what came over all of them, and how they are closed together. */
export function rememberLines<Given extends unknown[], Chair extends { readonly line: ClientSocket | undefined }>(
  open: (...given: Given) => Promise<Chair>,
) {
  const chairs: Chair[] = [];
  return {
    add: async (...given: Given): Promise<Chair> => {
      const chair = await open(...given);
      chairs.push(chair);
      return chair;
    },
    received: () => chairs.reduce((sum, { line }) => sum + (line?.received() ?? 0), 0),
    close: () => {
      for (const { line } of chairs) line?.close();
    },
  };
}

/** At most so many at once, the rest one after another. */
export async function inTurns<Value>(count: number, atOnce: number, work: (at: number) => Promise<Value>) {
  const done: Value[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const at = next++;
      done[at] = await work(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return done;
}
