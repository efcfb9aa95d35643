// What a table is shown beyond the state itself: scores, prices, and what an offer would bring.
import type { BoardPrint, MaoriState, SeatState, Tile } from "./vocabulary.ts";

/** A type and not an interface, as SeatScore is: so it counts as the plain data of a result. */
export type IslandScore = {
  readonly spaces: readonly string[];
  /** As in the layout: "EW14/1" is turned. */
  readonly tiles: readonly string[];
  readonly palms: number;
  readonly hut: boolean;
  readonly inside: boolean;
  /** Points for one palm. */
  readonly perPalm: number;
  readonly points: number;
  readonly leis: number;
};

export type SeatScore = {
  /** Finished islands. */
  readonly islands: readonly IslandScore[];
  /** Spaces of unfinished islands, which are removed before anything is counted. */
  readonly removed: readonly string[];
} & Readonly<Record<"leis" | "ships" | "shells" | "emptySpaces", number>> &
  Readonly<Record<"palmPoints" | "leiPoints" | "shipPoints" | "shellPoints" | "emptyPoints" | "total", number>>;

export interface SeatView extends SeatState {
  /** Ships that count for the explorer now. */
  readonly ships: number;
  /** Positions the explorer moves without payment. */
  readonly freeSteps: number;
  /** What the board would score if the game ended now. */
  readonly score: SeatScore;
}

export interface MaoriView extends Omit<MaoriState, "seats"> {
  seats: SeatView[];
  /** What each cell costs from the explorer's position; null where nothing can be taken. */
  readonly prices: readonly (number | null)[];
  readonly board: BoardPrint;
  /** Every tile of the set by its id, as printed. */
  readonly tiles: Readonly<Record<string, Tile>>;
}
