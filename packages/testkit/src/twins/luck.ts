// Luck that is laid down call by call, so that two matches meet the same public luck and differ only in what is hidden.
import type { Chance } from "@outrigger/kernel";
import type { ChanceAt } from "@outrigger/kernel/match";
import { fastChance, type Outcome, replayingChance } from "@outrigger/kernel/play";

/** What chance answers, by the number of the call. */
export type Script = Outcome[];

/** Answers as laid down; a call nobody thought of throws. */
export function scriptedLuck(script: Script): ChanceAt {
  return (call) => {
    const outcome = script[call];
    if (outcome === undefined) throw new Error(`nothing is laid down for chance call ${call}`);
    return replayingChance([outcome]);
  };
}

const PRIME = 0x9e37_79b1;

/** Fair luck whose every call can be tried before it counts. */
export function freshLuck(seed: number): ChanceAt {
  return (call) => fastChance(seed * PRIME + call);
}

/** The calls from this number on, one after another. */
export function luckFrom(source: ChanceAt, first: number): Chance {
  let call = first;
  return {
    die: (sides) => source(call++).die(sides),
    pick: (count) => source(call++).pick(count),
    draw: (bag, eligible) => source(call++).draw(bag, eligible),
  };
}
