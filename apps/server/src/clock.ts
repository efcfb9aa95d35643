// What time it is for the site. Within a process it passes as the steady clock does, whatever happens to the machine's.
import type { Config } from "./config.ts";

/** Beyond this the machine's clock was set; below, it runs a little fast or slow. */
const MOST_APART = 60_000;
/** Milliseconds by which ours follows at each look: too little to be felt in anybody's clock. */
const FOLLOW = 5;

export interface SiteClock {
  now(): number;
  /** How far the machine's clock is ahead of ours. */
  ahead(): number;
  /** A step towards the machine's clock; says by how much that was set, where it was. */
  follow(): number | undefined;
  set(by: number): void;
}

/** At the start the machine's clock is believed. */
export function newSiteClock({ steady, wall }: Pick<Config, "steady" | "wall">): SiteClock {
  let offset = wall() - steady();
  const now = (): number => Math.floor(steady() + offset);
  const ahead = (): number => Math.round(wall() - now());
  return {
    now,
    ahead,
    follow: () => {
      const by = ahead();
      if (Math.abs(by) > MOST_APART) return by;
      offset += Math.max(-FOLLOW, Math.min(FOLLOW, by));
      return undefined;
    },
    set: (by) => {
      offset += by;
    },
  };
}
