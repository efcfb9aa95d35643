// What a game tells the search about itself: one small file a game, `games/<name>/bot/index.ts`, exporting `guide`.
import type { GameTypes } from "@outrigger/kernel";
import type { Decision } from "@outrigger/kernel/play";
import type { Features } from "./learned/features.ts";
import type { Forecaster } from "./learned/forecast.ts";
import type { NetworkData } from "./learned/network.ts";
import type { Position } from "./position.ts";

/** A seeded stream of fair integers below a bound: the only luck a guide may use. */
export type Below = (bound: number) => number;

/** Several moves of one seat that belong together, in order; at most up to the next publish or chance request. */
export type Plan<T extends GameTypes = GameTypes> = readonly T["move"][];

/** What a learned judgement counts, and the network that was trained on it; none while it is still to be trained. */
interface Judgement<T extends GameTypes = GameTypes> {
  readonly features: Features<T>;
  readonly network?: NetworkData;
}

/** What an exact look ahead says of a plan. */
export interface Sighted<T extends GameTypes = GameTypes> {
  readonly plan: Plan<T>;
  readonly share: number;
}

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
  plans?(position: Position<T>, decision: Decision<T["frame"]>, below: Below): readonly Plan<T>[];
  /**
   * What a plan is about, where plans that differ in what nobody can foresee come to the same (the cards that pay for it).
   * Levels with `replies` take such plans for one behind the decision in hand. The moves themselves when absent.
   */
  idea?(plan: Plan<T>): string;
  /**
   * How promising each offer looks, in the order of `offers`, all at least 0; only ratios count. Used where there
   * are no plans, to try good moves first and to leave bad ones for last. Equal when absent.
   */
  prior?(position: Position<T>, decision: Decision<T["frame"]>, offers: readonly T["move"][]): readonly number[];
  /** What a quick player would do here, in a playout: one or several moves. A random offer when absent. */
  playout?(position: Position<T>, decision: Decision<T["frame"]>, offers: readonly T["move"][], below: Below): Plan<T>;
  /**
   * Whether a playout's horizon counts this publishing move; `own` when the searching seat makes it. All count when
   * absent; where a turn publishes many times, what ends it is what counts.
   */
  counts?(position: Position<T>, move: T["move"], own: boolean): boolean;
  /**
   * The part of a turn's thinking that this answer may take, from 0 to 1. Where a turn takes many answers the parts should
   * add up to 1 at most: then a level's iterations and work are those of the whole turn. 1 when absent.
   */
  share?(position: Position<T>, decision: Decision<T["frame"]>): number;
  /** Work done so far in units of the guide's own (positions judged, say); it only grows. A level's `work` is counted in it. */
  work?(): number;
  /**
   * Every offer and the share of the win that it leaves its chooser, the best first, by looking ahead exactly: where nothing
   * is hidden and nothing left to luck. It looks at so many positions, or fewer once it is late. For levels that are `exact`.
   */
  lookAhead?(
    position: Position<T>,
    decision: Decision<T["frame"]>,
    positions: number,
    isLate: () => boolean,
  ): readonly Sighted<T>[];
  /** Which turn this is, where a turn takes many answers; what they cost is then measured together. */
  turnOf?(position: Position<T>): number;
  /** The learned judgement, where there is one: only for the bots that judge by it is it loaded. */
  readonly judgement?: () => Promise<Judgement<T>>;
  /** The learned judgement itself, once its network has been loaded (`loadGuide`). */
  readonly forecast?: Forecaster;
  /** What a final score is made of, as it would be counted now, and pieces on the board; comes with the network. */
  readonly parts?: {
    readonly names: readonly string[];
    /** How much of each counts as one, when they are held against each other; 1 each where absent. */
    readonly units?: readonly number[];
    of(position: Position<T>): readonly (readonly number[])[];
    pieces?(position: Position<T>): readonly number[];
  };
  /** How strong the named levels are, measured by `npm run ladder`. */
  readonly levels: Readonly<Record<LevelName, Level>>;
}

export const LEVEL_NAMES = ["easy", "medium", "hard", "master"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export interface Level {
  /** Iterations of the search at the first decision of an answer, of which it gets its share. With 0 the level plays like the greedy bot. */
  readonly iterations: number;
  /** Whether it looks ahead exactly (`Guide.lookAhead`) instead of sampling: its iterations are then positions. */
  readonly exact?: boolean;
  /** How many publishing moves a playout goes on after the tree before `evaluate` ends it. 0: not at all. */
  readonly horizon: number;
  /**
   * How many decisions deep the tree may grow; no limit when absent. Where iterations are dear, 1 spends all of them on
   * the decision in hand and leaves the rest to playouts.
   */
  readonly depth?: number;
  /**
   * How curious the search is behind the decision in hand, where it then mostly foresees what the guide puts first. When
   * absent it tries there all that is new, as it does in hand.
   */
  readonly replies?: number;
  /** The most work of a turn, in the guide's units: thinking ends there, whatever iterations are left. No end when absent. */
  readonly work?: number;
  /** How much of its judgement is the learned forecast, from 0 to 1; the rest is `evaluate`. 0 when absent. */
  readonly learned?: number;
  /** By how much, in the unit of `evaluate`, a level without search may misjudge a candidate. 0 when absent. */
  readonly noise?: number;
}
