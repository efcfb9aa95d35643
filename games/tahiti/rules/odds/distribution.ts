// Probabilities over small records: equal records are merged, so that a distribution stays as small as it can be.
import { type Chance, enumerateChance } from "@outrigger/kernel";

/** Records with their chances, merged by a key. */
export type Distribution<Value> = Map<string, { readonly value: Value; chance: number }>;

export function add<Value>(into: Distribution<Value>, key: string, value: Value, chance: number): void {
  const known = into.get(key);
  if (known === undefined) into.set(key, { value, chance });
  else known.chance += chance;
}

/** Every outcome of something that asks for luck, with its exact chance; equal outcomes once. */
export function outcomesOf<Value>(
  attempt: (chance: Chance) => Value,
  keyOf: (value: Value) => string,
): [Value, number][] {
  const merged: Distribution<{ value: Value; ways: number }> = new Map();
  const branches = enumerateChance(attempt);
  for (const { value, factors } of branches) {
    const ways = factors.reduce((product, [count]) => product * count, 1);
    const known = merged.get(keyOf(value));
    if (known === undefined) merged.set(keyOf(value), { value: { value, ways }, chance: 0 });
    else known.value.ways += ways;
  }
  // Ways are counted before they are divided: sums of whole numbers lose nothing.
  const all = branches[0]?.factors.reduce((product, [, of]) => product * of, 1) ?? 1;
  return [...merged.values()].map(({ value: { value, ways } }) => [value, ways / all]);
}

/** A histogram: chance of each whole number. */
export function tally<Value>(
  values: Iterable<{ value: Value; chance: number }>,
  count: (value: Value) => number,
): number[] {
  const chances: number[] = [];
  for (const { value, chance } of values) {
    const at = count(value);
    while (chances.length <= at) chances.push(0);
    chances[at] = (chances[at] as number) + chance;
  }
  return chances;
}
