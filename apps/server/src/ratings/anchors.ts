// The computers among the rated: where they were measured against each other (docs/bots.md), their strength is fixed, and
// everybody else is measured by it. Where they were not, they are members like others.
import { leadFor, type Strength, UNKNOWN } from "./strength.ts";

interface Measured {
  readonly stronger: string;
  readonly weaker: string;
  /** Of the games that the stronger won. */
  readonly share: number;
}

/** Ten of ten games are taken for nineteen of twenty. */
const ALL = 0.95;

/** Two players; tables of more were not measured. */
const LADDER: Readonly<Record<string, readonly Measured[]>> = {
  maori: [
    { stronger: "medium", weaker: "easy", share: ALL },
    { stronger: "hard", weaker: "medium", share: 0.77 },
    { stronger: "master", weaker: "hard", share: 0.89 },
  ],
  moa: [{ stronger: "hard", weaker: "medium", share: 0.94 }],
  tahiti: [{ stronger: "hard", weaker: "medium", share: 0.63 }],
};

/** What was measured leaves some doubt, but no more than of somebody who plays much. */
const SIGMA = 3.5;

/** Where the scale is fixed, in every game. */
const ORIGIN = "medium";

/** The levels whose strength is fixed. */
export function anchorsOf(game: string, isTwo: boolean): ReadonlyMap<string, Strength> {
  const found = new Map([[ORIGIN, { mu: UNKNOWN.mu, sigma: SIGMA }]]);
  // As often as there are steps: each may stand on the one before.
  const steps = isTwo ? (LADDER[game] ?? []) : [];
  for (const _ of steps)
    for (const { stronger, weaker, share } of steps) {
      const [above, below] = [found.get(stronger), found.get(weaker)];
      if (below !== undefined) found.set(stronger, { mu: below.mu + leadFor(share), sigma: SIGMA });
      else if (above !== undefined) found.set(weaker, { mu: above.mu - leadFor(share), sigma: SIGMA });
    }
  return found;
}
