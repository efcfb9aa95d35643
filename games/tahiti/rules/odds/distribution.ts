// Probabilities over small records: equal records are merged, so that a distribution stays as small as it can be.
import type { Chance } from "@outrigger/kernel";
import { enumerateChance } from "@outrigger/kernel/play";

/** Records with their chances (or weights), merged by a key. */
export type Distribution<Value> = Map<string, { readonly value: Value; chance: number }>;

export function add<Value>(into: Distribution<Value>, key: string, value: Value, chance: number): void {
  const known = into.get(key);
  if (known === undefined) into.set(key, { value, chance });
  else known.chance += chance;
}

/** The outcomes of something that asks for luck: each with its number of ways, out of so many in all. */
export interface Outcomes<Value> {
  readonly ways: readonly (readonly [Value, number])[];
  readonly of: number;
}

/** Equal outcomes are counted together. Whole numbers are added, so nothing is lost to rounding. */
export function outcomesOf<Value>(
  attempt: (chance: Chance) => Value,
  keyOf: (value: Value) => string,
): Outcomes<Value> {
  const merged = new Map<string, [Value, number]>();
  const branches = enumerateChance(attempt);
  for (const { value, factors } of branches) {
    const ways = factors.reduce((product, [count]) => product * count, 1);
    const known = merged.get(keyOf(value));
    if (known === undefined) merged.set(keyOf(value), [value, ways]);
    else known[1] += ways;
  }
  const of = branches[0]?.factors.reduce((product, [, total]) => product * total, 1) ?? 1;
  return { ways: [...merged.values()], of };
}

/** A histogram: the chance of 0, 1, 2, …; the weights of the values are out of `of`. */
export function tally<Value>(
  values: Iterable<{ value: Value; chance: number }>,
  of: number,
  count: (value: Value) => number,
): number[] {
  const weights: number[] = [];
  for (const { value, chance } of values) {
    const at = count(value);
    while (weights.length <= at) weights.push(0);
    weights[at] = (weights[at] ?? 0) + chance;
  }
  return weights.map((weight) => weight / of);
}
