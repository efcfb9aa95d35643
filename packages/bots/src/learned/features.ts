// What a game's learned judgement looks at: counts written by hand, some of the whole table, the rest of every seat.
import type { GameTypes } from "@outrigger/kernel";
import type { Position } from "../position.ts";

/** A position in small whole numbers, as they stand in `Features`. */
export interface FeatureCounts {
  readonly shared: readonly number[];
  /** One row a seat. */
  readonly seats: readonly (readonly number[])[];
  /** Every seat's prospects, as the guide's `evaluate` has them: unrounded, for small differences count. */
  readonly prospects: readonly number[];
}

export interface Features<T extends GameTypes = GameTypes> {
  /** Goes up when a count changes its meaning: a network trained on other counts is refused. */
  readonly version: number;
  /** What is counted of the whole table. */
  readonly shared: readonly string[];
  /** What is counted of every seat. The first one says who is ahead. */
  readonly each: readonly string[];
  /** Whole numbers, of which -127 to 127 can be told apart. They hang on the position alone. */
  count(position: Position<T>): FeatureCounts;
  /** The parts a final score is made of, for whoever wants to know why. */
  readonly parts: readonly string[];
  /** How much of each part counts as one, where they are counted otherwise than in points; 1 each where absent. */
  readonly units?: readonly number[];
  /** A seat's parts at the end of the game, in the order of `parts`; -127 to 127. */
  final(position: Position<T>): readonly (readonly number[])[];
  /** How many pieces of each seat lie on the board; absent where the parts tell it. */
  pieces?(position: Position<T>): readonly number[];
}

/** The least and the most an input can be. */
const MOST_INPUT = 127;

/** Swings; training/dataset.py knows it too. */
const MOST_EDGE = 8;

/** Own counts, those of the strongest rival, and the mean of all rivals. */
const ROWS = 3;

export function inputCount({ shared, each }: Pick<Features, "shared" | "each">): number {
  return shared.length + ROWS * each.length;
}

/** What a network sees when it looks through one seat's eyes. */
export function inputsFor({ shared, seats }: Omit<FeatureCounts, "prospects">, seat: number): Int16Array {
  const own = seats[seat] ?? [];
  const inputs = new Int16Array(shared.length + ROWS * own.length);
  const rival = strongestRival(seats, seat);
  let at = 0;
  for (const count of shared) inputs[at++] = clip(count);
  for (const count of own) inputs[at++] = clip(count);
  for (const count of seats[rival] ?? []) inputs[at++] = clip(count);
  if (rival >= 0)
    for (let place = 0; place < own.length; place++) inputs[at++] = clip(meanOfRivals(seats, seat, place));
  return inputs;
}

function clip(count: number): number {
  return Math.max(-MOST_INPUT, Math.min(MOST_INPUT, Math.round(count)));
}

/** A seat's prospects against the mean of the table, in swings; alone, as they are. They are cut where all is decided. */
export function edgesOf(prospects: readonly number[], swing: number): number[] {
  const sum = prospects.reduce((total, own) => total + own, 0);
  const mean = prospects.length === 1 ? 0 : sum / prospects.length;
  return prospects.map((own) => Math.max(-MOST_EDGE, Math.min(MOST_EDGE, (own - mean) / swing)));
}

function strongestRival(seats: FeatureCounts["seats"], seat: number): number {
  let [best, most] = [-1, Number.NEGATIVE_INFINITY];
  seats.forEach(([ahead = 0], other) => {
    if (other === seat || ahead <= most) return;
    [best, most] = [other, ahead];
  });
  return best;
}

function meanOfRivals(seats: FeatureCounts["seats"], seat: number, place: number): number {
  let sum = 0;
  seats.forEach((row, other) => {
    if (other !== seat) sum += row[place] ?? 0;
  });
  return sum / (seats.length - 1);
}

/** A short name for what is counted and in which order, which a network carries along (32-bit FNV-1a). */
export function featuresHash({
  version,
  shared,
  each,
  parts,
}: Omit<Features, "count" | "final" | "pieces" | "units">): string {
  let hash = 0x811c9dc5;
  for (const letter of [version, ...shared, "|", ...each, "|", ...parts].join(","))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
