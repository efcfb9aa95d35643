// A plan as it is told: what there was to choose, as far as a person reads, from where it parts from what it is held against.
import type { GameText, Say } from "./index.ts";

/** A move of it, with the view in which it is made and what the offer says. */
export interface PlanStep {
  readonly move: readonly unknown[];
  readonly view: object;
  readonly note: unknown;
  /** There was nothing else to choose. */
  readonly isLone: boolean;
}

/** A turn may take twenty steps; whoever wants to see all of them has them shown on the board. */
const MOST_TOLD = 6;
/** Before what differs: who moves, and what with. */
const CONTEXT = 3;
const MORE = "…";

/** Who tells it: a game's text, in a language. */
export interface PlanWords {
  readonly text: Pick<GameText, "move" | "step">;
  readonly say: Say;
  readonly names: readonly string[];
}

interface Told {
  readonly step: PlanStep;
  readonly words: string;
}

/** A payment that was begun with a choice is told to its end: half of it would read as if it were all. */
function withoutLone(steps: readonly PlanStep[]): PlanStep[] {
  let told: unknown;
  return steps.filter(({ move: [kind], isLone }) => {
    if (isLone && kind !== told) told = undefined;
    else told = kind;
    return told !== undefined;
  });
}

/** Without those that go without saying; where there is no other, the first. */
function tellEach(steps: readonly PlanStep[], { text, say, names }: PlanWords): Told[] {
  const moveOf = ({ move, view, note }: PlanStep): string =>
    text.move(say, move, view, { kind: move[0], move, note }, names);
  const told = withoutLone(steps)
    .map((step, at, all) => ({
      step,
      words: text.step?.(say, step.move, step.view, all[at + 1]?.move) ?? moveOf(step),
    }))
    .filter(({ words }) => words !== "");
  return told.length > 0 ? told : steps.slice(0, 1).map((step) => ({ step, words: moveOf(step) }));
}

/** From where plans that begin alike are told. */
function partingOf(one: readonly Told[], other: readonly Told[]): number {
  const apart = one.findIndex(({ step }, place) => {
    const same = other[place]?.step;
    return same === undefined || JSON.stringify(same.move) !== JSON.stringify(step.move);
  });
  return Math.max(0, (apart < 0 ? one.length - 1 : apart) - CONTEXT);
}

/** With dots where something is left out. What long plans have in common is left out first. */
export function tellPlan(spoken: PlanWords, steps: readonly PlanStep[], against: readonly PlanStep[] = []): string {
  const [told, other] = [tellEach(steps, spoken), tellEach(against, spoken)];
  const isLong = Math.max(told.length, other.length) > MOST_TOLD;
  const from = isLong && other.length > 0 ? partingOf(told, other) : 0;
  const words = told.slice(from, from + MOST_TOLD).map((each) => each.words);
  return [...(from > 0 ? [MORE] : []), ...words, ...(from + MOST_TOLD < told.length ? [MORE] : [])].join("; ");
}
