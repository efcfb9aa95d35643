// Where luck enters. Rules ask a Chance; who answers (a generator, a record, an enumeration) is the caller's affair.
import type { Scalar } from "../json.ts";

/** What came of one call: a die's face, a picked index, or the drawn item itself. */
export type Outcome = Scalar;

export interface Chance {
  /** A fair die: 1 to `sides`. */
  die(sides: number): number;
  /** A fair index: 0 to `count - 1`. */
  pick(count: number): number;
  /** Takes one item out of the bag; among the eligible ones each is equally likely. The bag keeps its order. */
  draw<Item extends Scalar>(bag: Item[], eligible?: (item: Item) => boolean): Item;
}

/** Thrown by `stoppingChance`: a preview ends where luck begins. */
export class ChanceStop extends Error {
  constructor() {
    super("chance was asked in a preview");
    this.name = "ChanceStop";
  }
}

/** A fast, seeded generator (sfc32) for simulations and bots. Not for matches between people. */
export function fastChance(seed: number): Chance {
  return chanceFrom(fastBelow(seed));
}

/** A seeded stream of fair integers below a bound. */
export function fastBelow(seed: number): (bound: number) => number {
  let a = 0x9e3779b9;
  let b = seed | 0;
  let c = Math.floor(seed / 0x1_0000_0000) | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return (bound) => {
    if (bound < 1) throw new Error("a choice from nothing");
    // Rejection keeps the last, incomplete block out; without it low numbers would come up more often.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    for (;;) {
      const value = next();
      if (value < limit) return value % bound;
    }
  };
}

/** A Chance from any stream of fair integers below a bound. */
export function chanceFrom(below: (bound: number) => number): Chance {
  return {
    die: (sides) => below(sides) + 1,
    pick: (count) => below(count),
    draw: (bag, eligible) => removeAt(bag, drawIndex(bag, eligible, below)),
  };
}

function drawIndex<Item extends Scalar>(
  bag: readonly Item[],
  eligible: ((item: Item) => boolean) | undefined,
  below: (bound: number) => number,
): number {
  if (eligible === undefined) {
    if (bag.length === 0) throw new Error("draw from an empty bag");
    return below(bag.length);
  }
  const places: number[] = [];
  for (let at = 0; at < bag.length; at++) if (eligible(bag[at] as Item)) places.push(at);
  if (places.length === 0) throw new Error("draw without an eligible item");
  return places[below(places.length)] as number;
}

function removeAt<Item>(bag: Item[], at: number): Item {
  const item = bag[at] as Item;
  bag.splice(at, 1);
  return item;
}

/** Passes every call on and writes what came of it into `outcomes`. */
export function recordingChance(inner: Chance, outcomes: Outcome[]): Chance {
  const note = <Result extends Outcome>(outcome: Result): Result => {
    outcomes.push(outcome);
    return outcome;
  };
  return {
    die: (sides) => note(inner.die(sides)),
    pick: (count) => note(inner.pick(count)),
    draw: (bag, eligible) => note(inner.draw(bag, eligible)),
  };
}

/** Answers from a list of recorded or scripted outcomes; one that cannot have happened throws. `left` counts the unused. */
export function replayingChance(outcomes: readonly Outcome[]): Chance & { readonly left: () => number } {
  let at = 0;
  const next = (): Outcome => {
    const outcome = outcomes[at];
    if (outcome === undefined) throw new Error(`chance outcome ${at} is missing`);
    at++;
    return outcome;
  };
  const number = (from: number, to: number): number => {
    const value = next();
    if (typeof value === "number" && Number.isInteger(value) && value >= from && value <= to) return value;
    throw new Error(`chance outcome ${at - 1} is ${value}, not from ${from} to ${to}`);
  };
  return {
    left: () => outcomes.length - at,
    die: (sides) => number(1, sides),
    pick: (count) => number(0, count - 1),
    draw: (bag, eligible) => {
      const item = next();
      const place = bag.indexOf(item as (typeof bag)[number]);
      const found = bag[place];
      if (found === undefined || (eligible !== undefined && !eligible(found)))
        throw new Error(`chance outcome ${at - 1} is ${item}, which cannot be drawn`);
      return removeAt(bag, place);
    },
  };
}

/** Refuses every call with `ChanceStop`. */
export function stoppingChance(): Chance {
  const stop = (): never => {
    throw new ChanceStop();
  };
  return { die: stop, pick: stop, draw: stop };
}

export interface Branch<Value> {
  readonly value: Value;
  /** The exact probability as factors `[ways, of]`; multiply them for the fraction. */
  readonly factors: readonly (readonly [ways: number, of: number])[];
  readonly probability: number;
}

interface Choice {
  readonly weights: readonly number[];
  readonly total: number;
  taken: number;
}

/**
 * Runs `attempt` once for every course luck may take, equal items of a bag counted together. `attempt` must start from
 * the same situation each time (copy the state first).
 */
export function enumerateChance<Value>(attempt: (chance: Chance) => Value): Branch<Value>[] {
  const branches: Branch<Value>[] = [];
  const path: Choice[] = [];
  do {
    let depth = 0;
    const choose = (weights: readonly number[]): number => {
      if (depth === path.length) {
        path.push({ weights, total: weights.reduce((sum, weight) => sum + weight, 0), taken: 0 });
      }
      return (path[depth++] as Choice).taken;
    };
    const value = attempt(enumeratingChance(choose));
    const factors = path.map((choice) => [choice.weights[choice.taken] as number, choice.total] as const);
    branches.push({ value, factors, probability: factors.reduce((product, [ways, of]) => (product * ways) / of, 1) });
  } while (nextPath(path));
  return branches;
}

function nextPath(path: Choice[]): boolean {
  for (let last = path.pop(); last !== undefined; last = path.pop()) {
    if (last.taken + 1 < last.weights.length) {
      path.push({ ...last, taken: last.taken + 1 });
      return true;
    }
  }
  return false;
}

function enumeratingChance(choose: (weights: readonly number[]) => number): Chance {
  const even = (count: number): number => {
    if (count < 1) throw new Error("a choice from nothing");
    return choose(new Array<number>(count).fill(1));
  };
  return {
    die: (sides) => even(sides) + 1,
    pick: (count) => even(count),
    draw: (bag, eligible) => {
      const kinds = new Map<Scalar, number>();
      for (const item of bag) {
        if (eligible === undefined || eligible(item)) kinds.set(item, (kinds.get(item) ?? 0) + 1);
      }
      if (kinds.size === 0) throw new Error("draw without an eligible item");
      const item = [...kinds.keys()][choose([...kinds.values()])];
      return removeAt(bag, bag.indexOf(item as (typeof bag)[number]));
    },
  };
}
