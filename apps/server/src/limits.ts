// How often is too often. A bucket per kind and whom: so many at once, refilled as time goes by.
import { networkOf } from "./network.ts";

interface Limit {
  readonly burst: number;
  /** Milliseconds until one more is allowed. */
  readonly every: number;
}

const LIMITS = {
  /** Sign-in, reset and account creation, per address: guessing passwords must not pay. */
  door: { burst: 10, every: 6_000 },
  /** New guests, per address. */
  guests: { burst: 20, every: 10_000 },
  tables: { burst: 10, every: 20_000 },
  chat: { burst: 8, every: 1_500 },
  /** Messages of one socket: moves, undos, questions. */
  moves: { burst: 60, every: 50 },
  /** All HTTP requests of one address. */
  requests: { burst: 300, every: 50 },
  /** New sockets, per address. */
  sockets: { burst: 60, every: 500 },
} as const satisfies Record<string, Limit>;
type LimitKind = keyof typeof LIMITS;

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

export interface Limits {
  /** Counts one, for a person or an address; false when it is one too many. */
  allows(kind: LimitKind, whom: string): boolean;
}

/** `now` measures spans: it must never go back. */
export function newLimits(now: () => number, factor = 1): Limits {
  const buckets = new Map<string, Bucket>();
  return {
    allows: (kind, whom) => {
      const { burst, every } = LIMITS[kind];
      const key = `${kind} ${networkOf(whom)}`;
      const at = now();
      const bucket = buckets.get(key) ?? { left: burst * factor, at };
      bucket.left = Math.min(burst * factor, bucket.left + ((at - bucket.at) * factor) / every);
      bucket.at = at;
      // Whoever has not come for longest is forgotten first; they would be full again anyway.
      buckets.delete(key);
      if (buckets.size >= MOST_BUCKETS) buckets.delete(buckets.keys().next().value ?? "");
      buckets.set(key, bucket);
      if (bucket.left < 1) return false;
      bucket.left--;
      return true;
    },
  };
}
