// Whose bot is next. Tables where somebody waits come first; among them whoever has had least of the bots' time lately,
// by network, then by person, then by table, so that nobody who opens many tables keeps the others waiting.

/** On whose account a bot thinks. */
export interface Asker {
  /** Whence the owner came last: many guests from one place have one share. */
  readonly network: string;
  readonly owner: string;
  readonly table: string;
  /** Somebody is at the table. */
  isAttended(): boolean;
}

export interface Waiting {
  readonly asker: Asker;
  readonly since: number;
}

/** Milliseconds after which half of what was used is forgotten. */
const HALF_LIFE = 60_000;
/** Whoever has waited this long is served like a table with people at it. */
const LONG = 30_000;
/** Shares with less than this to remember are forgotten. */
const LITTLE = 1;

export interface Shares {
  charge(asker: Asker, milliseconds: number): void;
  /** Somebody sits and waits for it, or it has waited long enough. */
  isUrgent(waiting: Waiting): boolean;
  /** The place of the one that is next; -1 when none waits. */
  next(waiting: readonly Waiting[]): number;
}

export function newShares(now: () => number): Shares {
  const used = new Map<string, { amount: number; at: number }>();
  const amountOf = (key: string): number => {
    const use = used.get(key);
    return use === undefined ? 0 : use.amount * 0.5 ** ((now() - use.at) / HALF_LIFE);
  };
  const isUrgent = ({ asker, since }: Waiting): boolean => asker.isAttended() || now() - since >= LONG;
  const rank = (waiting: Waiting): number[] => [
    isUrgent(waiting) ? 0 : 1,
    ...keysOf(waiting.asker).map(amountOf),
    waiting.since,
  ];
  return {
    charge: (asker, milliseconds) => {
      for (const key of keysOf(asker)) used.set(key, { amount: amountOf(key) + milliseconds, at: now() });
      for (const key of used.keys()) if (amountOf(key) < LITTLE) used.delete(key);
    },
    isUrgent,
    next: (waiting) => {
      const ranks = waiting.map(rank);
      return ranks.reduce((best, one, at) => (best < 0 || isBefore(one, ranks[best] ?? []) ? at : best), -1);
    },
  };
}

function keysOf({ network, owner, table }: Asker): readonly [string, string, string] {
  return [`network ${network}`, `owner ${owner}`, `table ${table}`];
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
