// Records from outside are read in a thread of their own, one at a time: whoever sends one that asks for endless work, or endless
// memory, takes nobody else's.
import { Worker } from "node:worker_threads";
import type { Options } from "@outrigger/kernel";

export interface Given {
  readonly game: string;
  /** The text of the file. */
  readonly record: string;
  /** Whose eyes the game is seen through. */
  readonly seat: number;
}

export type Read =
  | { readonly problems: readonly string[] }
  /** What the seat sees of the game where it stands. */
  | { readonly view: unknown; readonly options: Options; readonly seats: number };

export interface RecordReader {
  /** Undefined where too many wait already. */
  read(given: Given): Promise<Read> | undefined;
  close(): Promise<void>;
}

const MOST_WAITING = 8;
/** Milliseconds; the longest game anybody has played takes a fraction of it. */
const PATIENCE = 10_000;
const MEGABYTES = 192;

export function newRecordReader(): RecordReader {
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;
  return {
    read: (given) => {
      if (waiting >= MOST_WAITING || isClosed) return undefined;
      waiting++;
      const done = line.then(() => readInThread(given)).finally(() => waiting--);
      line = done.catch(() => {});
      return done;
    },
    close: async () => {
      isClosed = true;
      await line;
    },
  };
}

function readInThread(given: Given): Promise<Read> {
  const resourceLimits = { maxOldGenerationSizeMb: MEGABYTES };
  const worker = new Worker(new URL("./reader.ts", import.meta.url), { workerData: given, resourceLimits });
  return new Promise((resolve) => {
    const end = (read: Read): void => {
      clearTimeout(late);
      resolve(read);
      void worker.terminate();
    };
    const late = setTimeout(() => end({ problems: ["it takes too long to be played again"] }), PATIENCE);
    worker.once("message", end);
    worker.once("error", () => end({ problems: ["it cannot be played again"] }));
    worker.once("exit", () => end({ problems: ["it cannot be played again"] }));
  });
}
