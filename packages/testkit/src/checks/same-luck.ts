// Luck for a second run: the outcomes of the first as far as they can happen again.
import type { Chance } from "@outrigger/kernel";
import { type Outcome, replayingChance } from "@outrigger/kernel/play";

/** The outcomes of the first run cannot all happen in the second, so the two cannot be compared. */
export class OtherLuck extends Error {}

export interface SameLuck extends Chance {
  /** Outcomes of the first run that the second did not ask for. */
  left(): number;
}

export function sameLuck(outcomes: readonly Outcome[]): SameLuck {
  const again = replayingChance(outcomes);
  const comparable = <Value>(answer: () => Value): Value => {
    try {
      return answer();
    } catch {
      throw new OtherLuck();
    }
  };
  return {
    left: () => again.left(),
    die: (sides) => comparable(() => again.die(sides)),
    pick: (count) => comparable(() => again.pick(count)),
    draw: (bag, eligible) => comparable(() => again.draw(bag, eligible)),
  };
}

/** The first run's outcomes, but for the one at `turned`, which comes out otherwise where it can. */
export function turnedLuck(outcomes: readonly Outcome[], turned: number, below: (bound: number) => number): SameLuck {
  let at = 0;
  const next = <Value extends Outcome>(possible: readonly Value[]): Value => {
    const before = outcomes[at++];
    const others = possible.filter((value) => value !== before);
    if (at - 1 === turned && others.length > 0) return others[below(others.length)] as Value;
    const same = possible.find((value) => value === before);
    if (at - 1 === turned || same === undefined) throw new OtherLuck();
    return same;
  };
  const upTo = (from: number, count: number) => next(Array.from({ length: count }, (_, step) => from + step));
  return {
    left: () => outcomes.length - at,
    die: (sides) => upTo(1, sides),
    pick: (count) => upTo(0, count),
    draw: (bag, eligible) => {
      const item = next(eligible === undefined ? bag : bag.filter(eligible));
      bag.splice(bag.indexOf(item), 1);
      return item;
    },
  };
}
