// Bytes against time: messages of one line are much alike, and compressed they are a tenth of their size. That costs the
// processor more than writing them, so it is done only while it has time to spare.
import { performance } from "node:perf_hooks";

const LOOK_EVERY = 1_000;
/** The part of the time the loop may be busy before saving bytes must wait. */
const BUSY = 0.5;
/** Smaller messages gain nothing. */
const LEAST = 64;

export interface Thrift {
  compresses(text: string): boolean;
  close(): void;
}

export function newThrift(): Thrift {
  let last = performance.eventLoopUtilization();
  let isBusy = false;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(now, last).utilization > BUSY;
    last = now;
  }, LOOK_EVERY);
  return {
    compresses: (text) => !isBusy && text.length >= LEAST,
    close: () => clearInterval(timer),
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
