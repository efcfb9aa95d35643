// What a game tells the search about itself: one small file a game, `games/<name>/bot/index.ts`, exporting `guide`.
import type { Decision, GameTypes, Play } from "@outrigger/kernel";

/** The situation a guide looks at. Read it, never change it. */
export type Position<T extends GameTypes = GameTypes> = Pick<Play<T>, "state" | "index" | "pack">;

/** A seeded stream of fair integers below a bound: the only luck a guide may use. */
export type Below = (bound: number) => number;

/** Several moves of one seat that belong together, in order; at most up to the next publish or chance request. */
export type Plan<T extends GameTypes = GameTypes> = readonly T["move"][];

export interface Guide<T extends GameTypes = GameTypes> {
  /**
   * Every seat's prospects, in one unit of the game's own (points expected at the end, as a rule). More is better. It is
   * asked in the middle of turns too, and must not depend on the order of bags nor on anything but the position.
   */
  evaluate(position: Position<T>): readonly number[];
  /** The lead, in the unit of `evaluate`, with which a seat wins three games out of four from the middle of the game. */
  readonly swing: number;
  /**
   * Candidate sequences from this decision on, the most promising first, where single moves are too small to search.
   * Every move of a plan must be offered when its turn comes. The search tries plans from the front as its visits
   * grow, so a good order matters more than a complete list. An empty list means: search this decision move by move.
   */
  plans?(position: Position<T>, decision: Decision, below: Below): readonly Plan<T>[];
  /**
   * How promising each offer looks, in the order of `offers`, all at least 0; only ratios count. Used where there
   * are no plans, to try good moves first and to leave bad ones for last. Equal when absent.
   */
  prior?(position: Position<T>, decision: Decision, offers: readonly T["move"][]): readonly number[];
  /** What a quick player would do here, in a playout: one or several moves. A random offer when absent. */
  playout?(position: Position<T>, decision: Decision, offers: readonly T["move"][], below: Below): Plan<T>;
  /**
   * Whether a playout's horizon counts this publishing move; `own` when the searching seat makes it. All count when
   * absent; where a turn publishes many times, what ends it is what counts.
   */
  counts?(position: Position<T>, move: T["move"], own: boolean): boolean;
  /** How strong the named levels are, measured by `npm run ladder`. */
  readonly levels: Readonly<Record<LevelName, Level>>;
}

export const LEVEL_NAMES = ["easy", "medium", "hard"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export interface Level {
  /** Iterations of the search at the first decision of a turn. With 0 the level plays like the greedy bot. */
  readonly iterations: number;
  /** How many publishing moves a playout goes on after the tree before `evaluate` ends it. 0: not at all. */
  readonly horizon: number;
  /**
   * How many decisions deep the tree may grow; no limit when absent. Where iterations are dear, 1 spends all of them on
   * the decision in hand and leaves the rest to playouts.
   */
  readonly depth?: number;
  /** By how much, in the unit of `evaluate`, a level without search may misjudge a candidate. 0 when absent. */
  readonly noise?: number;
}
