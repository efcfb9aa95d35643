// Positions of a game played on to its end again and again, each time with other luck: how the win is shared from there.
import { at, copyJson, type State } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { playGame, sharesOf } from "../selfplay/game.ts";
import type { Table } from "../selfplay/table.ts";
import { type Course, playCourse, resumeCourse } from "../sim/course.ts";
import { isIn, PARTS } from "./score.ts";

interface Continued {
  /** 0 at the start of the game, 1 at its end. */
  readonly phase: number;
  readonly state: State;
  /** What the first seat won, each time it was played on. */
  readonly shares: readonly number[];
}

/** A game of two and what may have become of it. */
export interface ContinuedGame {
  readonly game: string;
  readonly bot: string;
  readonly number: number;
  /** What the first seat won in the game itself. */
  readonly came: number;
  readonly positions: readonly Continued[];
}

/** The start says little, and at the end there is little left to play. */
const CONTINUED = PARTS.filter(({ name }) => name !== "start" && name !== "end");

/**
 * The game of this number as self-play plays it. In each part of it one position, any of them, is played on by the same bots from the
 * state as it truly is, hands that are hidden with it: they are among the counts that forecasts are made of. What is drawn is not
 * decided before, so luck is fresh.
 */
export function continueGame(table: Table, number: number, times: number): Omit<ContinuedGame, "game" | "bot"> {
  const below = fastBelow(number + 0x2_0000_0000);
  const states: State[] = [];
  const course = playGame(table, number, below, ({ state }) => states.push(copyJson(state)));
  const all = states.map((state, place) => ({ state, phase: place / states.length }));
  const positions = CONTINUED.flatMap((part) => {
    const inPart = all.filter(isIn(part));
    if (inPart.length === 0) return [];
    const { state, phase } = at(inPart, below(inPart.length));
    const shares = Array.from({ length: times }, () => playOn(table, course, state, below(0x1_0000_0000)));
    return [{ phase, state, shares }];
  });
  return { number, came: at(sharesOf(course), 0), positions };
}

function playOn({ bot }: Table, { plan, players }: Course, state: State, seed: number): number {
  const course = resumeCourse(
    plan,
    players.map(() => bot),
    copyJson(state),
    seed,
  );
  if (!playCourse(course, false)) throw new Error(`a game of ${plan.game.id} did not end`);
  return at(sharesOf(course), 0);
}
