// How good a forecast can be: from games that were played on, the Brier score of whoever knew the chances exactly, and how far from it
// others are. All three are estimated without bias from the same continuations, so that differences are surer than each of them.
import { bestScale, isIn, PARTS, type Said, sigmoid } from "./score.ts";

/** A position of a game of two, what is said of it, and what the first seat won each time it was played on. */
export interface SaidOften extends Omit<Said, "came"> {
  readonly shares: readonly number[];
}

interface Estimate {
  readonly value: number;
  /** Its standard error, over games. */
  readonly error: number;
}

export interface PartFloor {
  readonly name: string;
  readonly positions: number;
  readonly byHand: Estimate;
  readonly learned: Estimate;
  /** What luck leaves to whoever knows the chances. */
  readonly floor: Estimate;
  /** By how much of the evaluation by hand's score the learned one and the floor lie below it. */
  readonly gain: Estimate;
  readonly mostGain: Estimate;
  /** The part of the way from the evaluation by hand to the floor that is learnt. */
  readonly learnt: Estimate;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Positions of one part are of as many games. */
export function floorsOf(all: readonly SaidOften[]): PartFloor[] {
  const scale = bestScale(all.map((said) => ({ ...said, came: mean(said.shares) })));
  return PARTS.flatMap((part) => {
    const positions = all.filter(isIn(part));
    return positions.length < 2 ? [] : [floorOf(part.name, positions, scale)];
  });
}

function floorOf(name: string, positions: readonly SaidOften[], scale: number): PartFloor {
  const floor = positions.map(({ shares }) => spread(shares));
  const byHand = positions.map(({ lead, shares }) => brier(sigmoid(lead / scale), shares));
  const learned = positions.map((said) => brier(said.learned, said.shares));
  const knowable = less(byHand, floor);
  return {
    name,
    positions: positions.length,
    byHand: ratio(byHand),
    learned: ratio(learned),
    floor: ratio(floor),
    gain: ratio(less(byHand, learned), byHand),
    mostGain: ratio(knowable, byHand),
    learnt: ratio(less(byHand, learned), knowable),
  };
}

function brier(said: number, shares: readonly number[]): number {
  return mean(shares.map((share) => (said - share) ** 2));
}

/** The variance of the outcome; by one less than their number, since their mean is not quite what would come. */
function spread(shares: readonly number[]): number {
  return (brier(mean(shares), shares) * shares.length) / (shares.length - 1);
}

function less(from: readonly number[], what: readonly number[]): number[] {
  return from.map((value, place) => value - (what[place] ?? 0));
}

/** The ratio of two means, or one mean, with its standard error to first order. */
function ratio(above: readonly number[], below: readonly number[] = above.map(() => 1)): Estimate {
  const value = mean(above) / mean(below);
  const off = above.map((each, place) => (each - value * (below[place] ?? 0)) / mean(below));
  const variance = off.reduce((sum, each) => sum + each * each, 0) / (off.length - 1);
  return { value, error: Math.sqrt(variance / off.length) };
}
