// What the charts of a game are drawn from: what each seat had, and how long each turn took.
import type { Guide } from "@outrigger/bots";
import { at, type State } from "@outrigger/kernel";
import type { Course } from "./course.ts";
import type { TurnSum } from "./sums.ts";

/** Rows by turn; those of what the seats had begin with the start of the game. */
export interface Charts {
  /** Every seat's points by their sources, as they would be counted then. */
  readonly parts?: { readonly names: readonly string[]; readonly rows: readonly (readonly (readonly number[])[])[] };
  /** Every seat's pieces on the board. */
  readonly pieces?: readonly (readonly number[])[];
  /** Seconds; absent where the record has no times. */
  readonly seconds?: readonly number[];
}

export function chartsOf(course: Course, { parts }: Guide, turns: readonly TurnSum[]): Charts {
  const positions = [course.start, ...turns.map(({ to }) => stretchTo(course, to).after)].map((state) =>
    positionOf(course, state),
  );
  const seconds = secondsOf(course, turns);
  const pieces = parts?.pieces;
  return {
    ...(parts && { parts: { names: parts.names, rows: positions.map((position) => parts.of(position)) } }),
    ...(pieces && { pieces: positions.map((position) => pieces(position)) }),
    ...(seconds && { seconds }),
  };
}

function stretchTo({ stretches }: Course, to: number) {
  return at(
    stretches,
    stretches.findIndex((stretch) => stretch.to === to),
  );
}

function positionOf({ game, pack }: Course, state: State) {
  return { state, pack, index: game.index?.build(state, pack) };
}

function secondsOf(course: Course, turns: readonly TurnSum[]): number[] | undefined {
  let before = course.started;
  if (before === undefined) return undefined;
  return turns.map(({ to }) => {
    const { at: end } = stretchTo(course, to);
    const took = Math.max(0, end - (before ?? end)) / 1_000;
    before = end;
    return took;
  });
}
