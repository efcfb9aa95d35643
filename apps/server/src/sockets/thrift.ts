// Bytes against time: messages of one line are much alike, and compressed they are a tenth of their size. That costs
// about as much again as everything else about a move, so it is done only while there are not too many.

const SECOND = 1_000;
/** Messages a second that are compressed; with more, none is. */
const MOST = 2_500;
/** Smaller messages gain nothing. */
const LEAST = 64;

export interface Thrift {
  compresses(text: string): boolean;
}

export function newThrift(now: () => number): Thrift {
  let since = now();
  let asked = 0;
  let isBusy = false;
  return {
    compresses: ({ length }) => {
      if (length < LEAST) return false;
      asked++;
      const at = now();
      if (at - since >= SECOND) {
        isBusy = asked > MOST * ((at - since) / SECOND);
        since = at;
        asked = 0;
      }
      return !isBusy && asked <= MOST;
    },
  };
}

/** Small windows: a line keeps about 20 kB for it, and only once something was compressed. */
export const COMPRESSION = {
  serverMaxWindowBits: 11,
  clientMaxWindowBits: 10,
  clientNoContextTakeover: true,
  threshold: 0,
  zlibDeflateOptions: { level: 6, memLevel: 4, chunkSize: 1_024 },
  zlibInflateOptions: { chunkSize: 1_024 },
} as const;
