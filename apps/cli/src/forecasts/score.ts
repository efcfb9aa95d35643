// How good forecasts are: Brier scores by part of the game, and whether what is said to come so often does come so often.

/** One position of a game of two, seen from its first seat. */
export interface Said {
  readonly game: number;
  /** 0 at the start of the game, 1 at its end. */
  readonly phase: number;
  /** What the network says the first seat will win, and what it did win. */
  readonly learned: number;
  readonly came: number;
  /** The first seat's lead by the evaluation by hand. */
  readonly lead: number;
}

interface Part {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Eighths on either side of the point that is named. */
export const PARTS: readonly Part[] = [
  { name: "start", from: 0, to: 0.125 },
  { name: "quarter", from: 0.125, to: 0.375 },
  { name: "half", from: 0.375, to: 0.625 },
  { name: "three quarters", from: 0.625, to: 0.875 },
  { name: "end", from: 0.875, to: 1.01 },
];
const BINS = 10;

export interface PartScore {
  readonly name: string;
  readonly positions: number;
  readonly byHand: number;
  readonly learned: number;
}

interface Bin {
  readonly said: number;
  readonly came: number;
  readonly positions: number;
}

export interface Score {
  readonly games: number;
  readonly positions: number;
  readonly parts: readonly PartScore[];
  readonly bins: readonly Bin[];
}

export function scoreOf(all: readonly Said[]): Score {
  const scale = bestScale(all);
  return {
    games: new Set(all.map(({ game }) => game)).size,
    positions: all.length,
    parts: PARTS.map((part) => partScore(part, all, scale)),
    bins: binsOf(all),
  };
}

function brier(all: readonly Said[], say: (said: Said) => number): number {
  return all.reduce((sum, said) => sum + (say(said) - said.came) ** 2, 0) / Math.max(1, all.length);
}

export const sigmoid = (strength: number): number => 1 / (1 + Math.exp(-strength));

/** The evaluation by hand says nothing of chances: it is given the scale that suits these very games best. */
export function bestScale(all: readonly Said[]): number {
  const most = all.reduce((far, { lead }) => Math.max(far, Math.abs(lead)), 1e-9);
  let [best, least] = [most, Number.POSITIVE_INFINITY];
  for (let scale = 2 * most; scale > most / 1000; scale /= 1.05) {
    const score = brier(all, ({ lead }) => sigmoid(lead / scale));
    if (score < least) [best, least] = [scale, score];
  }
  return best;
}

export const isIn =
  ({ from, to }: Pick<Part, "from" | "to">) =>
  ({ phase }: { readonly phase: number }): boolean =>
    phase >= from && phase < to;

function partScore({ name, from, to }: Part, all: readonly Said[], scale: number): PartScore {
  const part = all.filter(isIn({ from, to }));
  return {
    name,
    positions: part.length,
    byHand: brier(part, ({ lead }) => sigmoid(lead / scale)),
    learned: brier(part, ({ learned }) => learned),
  };
}

/** Both seats count: what one is said to win the other is said to lose. */
function binsOf(all: readonly Said[]): Bin[] {
  const sums = Array.from({ length: BINS }, () => ({ said: 0, came: 0, positions: 0 }));
  const note = (said: number, came: number): void => {
    const bin = sums[Math.min(BINS - 1, Math.floor(said * BINS))];
    if (bin === undefined) return;
    bin.said += said;
    bin.came += came;
    bin.positions++;
  };
  for (const { learned, came } of all) {
    note(learned, came);
    note(1 - learned, 1 - came);
  }
  return sums
    .filter(({ positions }) => positions > 0)
    .map(({ said, came, positions }) => ({ said: said / positions, came: came / positions, positions }));
}
