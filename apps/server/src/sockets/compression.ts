// Bytes against time: compressed, a large message is a third or less of its size. That costs as much as everything else about
// a move, so it is done only while there are not too many and the loop has time for it.

const SECOND = 1_000;
/** Messages a second that are compressed; with more, none is. */
const MOST = 2_500;
/** The part of its time the loop may be at work; above it less and less is compressed. */
const BUSY = 0.7;
/** With so many a second it begins again where there was time for none. */
const LEAST_MOST = 500;
/** Letters. Smaller messages gain little. */
const LEAST = 512;

export interface Compression {
  compresses(text: string): boolean;
}

/** `busy`: the part of its time the loop was at work since it was last asked. */
export function newCompression(now: () => number, busy: () => number): Compression {
  let since = now();
  let asked = 0;
  /** How many of this second. */
  let most = MOST;
  const begin = (at: number): void => {
    const isFlood = asked > MOST * ((at - since) / SECOND);
    const isBusy = busy() > BUSY;
    if (isFlood) most = 0;
    else most = isBusy ? most / 2 : Math.min(MOST, most * 2 + LEAST_MOST);
    since = at;
    asked = 0;
  };
  return {
    compresses: ({ length }) => {
      if (length < LEAST) return false;
      asked++;
      const at = now();
      if (at - since >= SECOND) begin(at);
      return asked <= most;
    },
  };
}

/** How busy the loop of this thread was, from one question to the next. */
export function loopWork(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/** Each message is compressed by itself, and nothing is kept of it. */
export const COMPRESSION = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 15,
  clientMaxWindowBits: 10,
  zlibInflateOptions: { chunkSize: 1_024 },
} as const;
