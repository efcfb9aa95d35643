// What somebody, or everybody at an address together, has takes long to add up, and is asked for with every table they open.
// While it is far from what they may have, an answer holds for a while.

export interface RecentCounts<Value> {
  /** By the address or the person; `isFar` says of an older answer, asked for so often since, that it is good enough. */
  of(whose: string, isFar: (value: Value, asked: number) => boolean, addUp: () => Promise<Value>): Promise<Value>;
}

export interface TableCount {
  readonly open: number;
  readonly playing: number;
}

const MOST_KNOWN = 10_000;

/** `hold`: milliseconds. */
export function newRecentCounts<Value>(hold: number, steady: () => number): RecentCounts<Value> {
  const known = new Map<string, { readonly at: number; readonly value: Promise<Value>; asked: number }>();
  const addUpAnew = (whose: string, addUp: () => Promise<Value>): Promise<Value> => {
    const value = addUp();
    value.catch(() => known.delete(whose));
    known.delete(whose);
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? "");
    known.set(whose, { at: steady(), value, asked: 1 });
    return value;
  };
  return {
    of: async (whose, isFar, addUp) => {
      const last = known.get(whose);
      if (last !== undefined && steady() - last.at < hold) {
        const value = await last.value;
        if (isFar(value, last.asked++)) return value;
      }
      return addUpAnew(whose, addUp);
    },
  };
}
