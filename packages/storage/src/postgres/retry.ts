// A database that goes away for a moment costs time, not moves: what failed for want of a line is tried again.

/** One try; `isOpen` says whether a broken line leaves it open to be tried again. */
export interface Attempt {
  isOpen: boolean;
}

const PATIENCE = 20_000;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1_000;

export async function again<Value>(work: (attempt: Attempt) => Promise<Value>): Promise<Value> {
  const end = performance.now() + PATIENCE;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const attempt = { isOpen: true };
    try {
      return await work(attempt);
    } catch (error) {
      if (!attempt.isOpen || !isPassing(error) || performance.now() + pause > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Classes and codes of PostgreSQL: connection, shutting down or starting up, too many clients, deadlock, serialization, a standby. */
const PASSING = /^(08|57P0[123]$|53300$|40001$|40P01$|25006$|ECONN|EPIPE|ETIMEDOUT$|ENOENT$)/;
const PASSING_WORDS = /^Connection terminated|not queryable|Client was closed|^timeout exceeded|^cached plan must not/;

export function isPassing(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code === "string" && PASSING.test(code)) return true;
  return typeof message === "string" && PASSING_WORDS.test(message);
}
