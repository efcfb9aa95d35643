// Bytes against time: messages of one line are much alike, and compressed they are a tenth of their size. That costs the
// processor more than writing them, so it is done only while it has time to spare.

const LOOK_EVERY = 1_000;
/** The part of its time this thread may be at work before saving bytes must wait. */
const BUSY = 0.5;
/** Smaller messages gain nothing. */
const LEAST = 64;

export interface Thrift {
  compresses(text: string): boolean;
  close(): void;
}

/** Milliseconds this thread has worked so far; what others do on the machine is not our haste. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

export function newThrift(): Thrift {
  let last = { at: performance.now(), worked: worked() };
  let isBusy = false;
  const timer = setInterval(() => {
    const now = { at: performance.now(), worked: worked() };
    isBusy = now.worked - last.worked > BUSY * (now.at - last.at);
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
