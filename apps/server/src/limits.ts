// How often is too often. A bucket per kind and whom: so many at once, refilled as time goes by.
import { networkOf } from "./network.ts";

interface Limit {
  readonly burst: number;
  /** Milliseconds until one more is allowed. */
  readonly every: number;
}

const LIMITS = {
  /** Sign-in, reset and account creation, per address: a class signs in together, guessing passwords does not pay. */
  door: { burst: 40, every: 6_000 },
  /** The same per account and per known browser. */
  account: { burst: 10, every: 6_000 },
  /** New guests, per address. */
  guests: { burst: 60, every: 5_000 },
  /** What whoever looks after the site does about people, per host. */
  desk: { burst: 30, every: 2_000 },
  tables: { burst: 10, every: 20_000 },
  /** New wishes for a game with whoever comes, per person, and of all who share an address. */
  tickets: { burst: 10, every: 15_000 },
  seekers: { burst: 120, every: 1_000 },
  /** Members that are asked to a table by name, per person. */
  invitations: { burst: 10, every: 60_000 },
  /** Games from somebody's browser that are to go on here, per person. */
  handovers: { burst: 10, every: 30_000 },
  /** How often somebody who waits for one asks whether there is one. */
  looks: { burst: 20, every: 1_000 },
  chat: { burst: 8, every: 1_500 },
  /** Messages of one person, or of one line nobody has signed in over: moves, undos, questions. */
  moves: { burst: 60, every: 50 },
  /** Messages of all who share an address. */
  crowd: { burst: 3_000, every: 2 },
  /** Messages that were refused as too many; after these the line is closed. */
  patience: { burst: 200, every: 100 },
  /** HTTP requests of one session or token, or of an address without one. */
  requests: { burst: 300, every: 50 },
  /** HTTP requests of all sessions of an address. */
  household: { burst: 3_000, every: 5 },
  /** Pages of tables that are looked up for those who show links, per address. */
  previews: { burst: 60, every: 500 },
  /** New sockets, per address. */
  sockets: { burst: 150, every: 300 },
} as const satisfies Record<string, Limit>;
type LimitKind = keyof typeof LIMITS;
export const LIMIT_KINDS = Object.keys(LIMITS) as LimitKind[];

interface Bucket {
  left: number;
  at: number;
  /** When it was last put in line. */
  lined: number;
}

const MOST_BUCKETS = 50_000;

/** What is left of a bucket; spans in whole seconds. */
interface Standing {
  readonly most: number;
  readonly left: number;
  /** Until all of them are allowed again. */
  readonly full: number;
  /** Until one more is. */
  readonly next: number;
}

export interface Limits {
  /** Counts one, for a person or an address; false when it is one too many. */
  allows(kind: LimitKind, whom: string): boolean;
  /** Counts nothing. */
  standing(kind: LimitKind, whom: string): Standing;
}

const SECOND = 1_000;

/** Milliseconds. Who comes often is not put at the end of the line each time: order counts only among those who do not. */
const LINE_UP_EVERY = 10_000;

/** `now` measures spans: it must never go back. */
export function newLimits(now: () => number, factor = 1): Limits {
  const kinds = new Map<LimitKind, Map<string, Bucket>>(LIMIT_KINDS.map((kind) => [kind, new Map()]));
  const bucketsOf = (kind: LimitKind): Map<string, Bucket> => kinds.get(kind) ?? new Map();
  const leftIn = (kind: LimitKind, bucket: Bucket | undefined, at: number): number => {
    const { burst, every } = LIMITS[kind];
    if (bucket === undefined) return burst * factor;
    return Math.min(burst * factor, bucket.left + ((at - bucket.at) * factor) / every);
  };
  /** Whoever has not come for longest is forgotten first; they would be full again anyway. */
  const lineUp = (buckets: Map<string, Bucket>, key: string, bucket: Bucket): void => {
    buckets.delete(key);
    if (buckets.size >= MOST_BUCKETS) buckets.delete(buckets.keys().next().value ?? "");
    buckets.set(key, bucket);
  };
  return {
    standing: (kind, whom) => {
      const { burst, every } = LIMITS[kind];
      const most = burst * factor;
      const left = leftIn(kind, bucketsOf(kind).get(networkOf(whom)), now());
      const seconds = (missing: number): number => Math.ceil((Math.max(0, missing) * every) / factor / SECOND);
      return { most, left: Math.floor(left), full: seconds(most - left), next: seconds(1 - left) };
    },
    allows: (kind, whom) => {
      const buckets = bucketsOf(kind);
      const key = networkOf(whom);
      const at = now();
      const known = buckets.get(key);
      const bucket = known ?? { left: 0, at, lined: at };
      bucket.left = leftIn(kind, known, at);
      bucket.at = at;
      if (known === undefined || at - bucket.lined >= LINE_UP_EVERY) {
        bucket.lined = at;
        lineUp(buckets, key, bucket);
      }
      if (bucket.left < 1) return false;
      bucket.left--;
      return true;
    },
  };
}
