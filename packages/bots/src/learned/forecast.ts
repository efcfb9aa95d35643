// From a position to each seat's share of the win, and to the points it may expect, by a learned network.
import { at } from "@outrigger/kernel";
import type { Position } from "../position.ts";
import { edgesOf, type Features, featuresHash, inputCount, inputsFor } from "./features.ts";
import { type Network, type NetworkData, OUTPUT_UNIT, parseNetwork, runNetwork } from "./network.ts";

interface Forecast {
  /** Each seat's share of the win; they add up to 1. Alone: the chance to win. */
  readonly shares: readonly number[];
  /** For each seat the parts of the final score it may expect, in the order of the features' `parts`. */
  readonly parts: readonly (readonly number[])[];
}

export type Forecaster = (position: Position) => Forecast;

/** A network's outputs before the parts: strength, and how much the prospects by hand add to it. */
const STRENGTHS = 2;

/** Refuses a network that was trained on other counts than these. `swing` is the guide's. */
export function newForecaster(features: Features, data: NetworkData, swing: number): Forecaster {
  const hash = featuresHash(features);
  if (data.features !== hash) throw new Error(`a network for features ${data.features}, where ${hash} are counted`);
  if (data.sizes[0] !== inputCount(features) || data.sizes.at(-1) !== STRENGTHS + features.parts.length)
    throw new Error(`a network of ${data.sizes.join("-")} does not fit ${inputCount(features)} inputs`);
  const network = parseNetwork(data);
  return (position) => forecast(network, features, swing, position);
}

/**
 * A seat's strength is what the network says plus its edge by hand times what the network makes of edges here: so the
 * network has only to learn what the evaluation does not see, and small differences are not lost in rounding.
 */
function forecast(network: Network, features: Features, swing: number, position: Position): Forecast {
  const counts = features.count(position);
  const outputs = counts.seats.map((_, seat) => runNetwork(network, inputsFor(counts, seat)));
  const edges = edgesOf(counts.prospects, swing);
  const strengths = outputs.map(([strength = 0, slope = 0], seat) => strength + slope * (edges[seat] ?? 0));
  return { shares: sharesOf(strengths), parts: outputs.map((all) => partsOf(all)) };
}

/** Points are learnt in units of 32, so that they are of the size of the other outputs. */
const POINTS_UNIT = 32;

function partsOf(outputs: Int32Array): number[] {
  return Array.from(outputs.subarray(STRENGTHS), (output) => (output * POINTS_UNIT) / OUTPUT_UNIT);
}

/** Alone a seat is held against an even chance. */
export function sharesOf(strengths: readonly number[]): number[] {
  const rivals = strengths.length === 1 ? [...strengths, 0] : strengths;
  const most = Math.max(...rivals);
  const weights = rivals.map((strength) => exponential(strength - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.slice(0, strengths.length).map((weight) => weight / sum);
}

const STEPS = 256;
/** Outputs to a step: a 256th of a doubling. */
const STEP = (OUTPUT_UNIT * Math.LN2) / STEPS;

/** 2 to the power of 0/256 … 255/256, from square roots alone: those are the same in every engine, powers need not be. */
const POWERS = powers();

function powers(): number[] {
  let table = [1];
  for (let root = 2; table.length < STEPS; ) {
    root = Math.sqrt(root);
    table = [...table.flatMap((power) => [power, power * root])];
  }
  return table;
}

/** e to the power of a strength that is not above 0. */
function exponential(strength: number): number {
  const steps = Math.floor(strength / STEP);
  const doublings = Math.floor(steps / STEPS);
  let value = at(POWERS, steps - doublings * STEPS);
  for (let halvings = Math.min(60, -doublings); halvings > 0; halvings--) value /= 2;
  return value;
}
