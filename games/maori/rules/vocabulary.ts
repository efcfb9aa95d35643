// The words of Māori: what lies on the table and what may be decided. README.md beside this explains every field.
import type { Frame, Seat, State } from "@outrigger/kernel";
import type { Side } from "./names.ts";

export const TILE_KINDS = ["single", "end", "middle", "water", "volcano"] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** A tile as printed, palms upright. A side in `open` is land that goes on; the others are water. */
export interface Tile {
  readonly id: string;
  readonly kind: TileKind;
  readonly open: readonly Side[];
  readonly palms: number;
  readonly huts: number;
  readonly shells: number;
  readonly ships: number;
  /** The open side that carries half a lei. */
  readonly lei: Side | null;
}

export const BOARDS = ["base", "atoll", "square"] as const;
export type BoardName = (typeof BOARDS)[number];

/** A side of the player board as printed: one text a row, "." a space, "o" a space inside the atoll, "#" printed land. */
export interface BoardPrint {
  readonly plan: readonly string[];
  readonly printedShips: { readonly count: number; readonly space: string | null };
}

/** 0: no coloured ship; 1: it may move after the action; 2: it follows the placed tile. */
export const VARIANTS = [0, 1, 2] as const;
export const ROTATIONS = ["palmFree", "none"] as const;
export const ATOLL_SHIPS = ["covered", "persistent"] as const;

export interface MaoriOptions {
  readonly board: BoardName;
  readonly variant: (typeof VARIANTS)[number];
  readonly rotation: (typeof ROTATIONS)[number];
  readonly atollShips: (typeof ATOLL_SHIPS)[number];
  readonly stagnationRounds: number;
}

export interface SeatState {
  shells: number;
  /** One entry a space of the grid, row by row: a tile in its printed position ("EE02") or turned ("EW14/1"). */
  layout: (string | null)[];
  depot: string | null;
  /** The space of the coloured ship, or null while it stands beside the board. */
  ship: string | null;
}

export interface Ending {
  readonly reason: "completed" | "exhausted" | "stagnated";
  /** Who brought the end about. */
  readonly seat: Seat;
  /** Last turns still to be played. */
  turnsLeft: number;
}

export interface MaoriState extends State<MaoriFrame> {
  options: MaoriOptions;
  /** In clockwise order. */
  seats: SeatState[];
  /** m11, m12 … m44; null where a cell was emptied and the pile is used up, or until the turn's refill. */
  matrix: (string | null)[];
  /** A bag in canonical order: which tile comes next is not decided before it is drawn. */
  pile: string[];
  /** Shells nobody owns. */
  supply: number;
  /** Discarded tiles, in the order in which they went. */
  box: string[];
  /** Edge position 0 to 15, clockwise from above the upper left tile. */
  explorer: number | null;
  starter: Seat;
  /** Turns played so far. */
  turns: number;
  /** Turns in a row in which nothing was done. */
  passes: number;
  ending: Ending | null;
}

interface SeatFrame<Phase extends string> extends Frame {
  readonly phase: Phase;
  readonly seat: Seat;
}

export type PlaceExplorerFrame = SeatFrame<"placeExplorer">;
export type ConfirmExplorerFrame = SeatFrame<"confirmExplorer">;
export type SailFrame = SeatFrame<"sail">;
export interface ActionFrame extends SeatFrame<"action"> {
  /** Paid steps of the coloured ship in this turn. */
  steps: number;
}
/** A tile is in the hand of the seat. */
interface TileFrame<Phase extends string> extends SeatFrame<Phase> {
  readonly tile: string;
  /** The matrix cell the tile comes from; null when it comes from the depot. */
  readonly cell: string | null;
}
export interface DestinationFrame extends TileFrame<"destination"> {
  /** It may not be stored: taken after a paid step in variant 2 (MAO-STEP-3). */
  readonly mustPlace: boolean;
}
export interface RotationFrame extends TileFrame<"rotation"> {
  readonly space: string;
}
/** The action is over. */
interface ActedFrame<Phase extends string> extends SeatFrame<Phase> {
  /** The cell to be refilled, if a tile was taken. */
  readonly cell: string | null;
  /** The action was to do nothing. */
  readonly passed: boolean;
}
export type ColouredShipFrame = ActedFrame<"colouredShip">;
export type EndTurnFrame = ActedFrame<"endTurn">;

export type MaoriFrame =
  | PlaceExplorerFrame
  | ConfirmExplorerFrame
  | SailFrame
  | ActionFrame
  | DestinationFrame
  | RotationFrame
  | ColouredShipFrame
  | EndTurnFrame;

/** To an edge position. */
export type ExplorerMove = readonly ["explorer", number];
export type SailMove = readonly ["sail", distance: number];
export type TakeMove = readonly ["take", cell: string];
export type PlayDepotMove = readonly ["playDepot"];
export type DiscardMove = readonly ["discard", space: string];
export type StepMove = readonly ["step", space: string];
export type PassMove = readonly ["pass"];
export type ActionMove = TakeMove | PlayDepotMove | DiscardMove | StepMove | PassMove;
export type PlaceMove = readonly ["place", space: string];
export type DestinationMove = PlaceMove | readonly ["depot"];
export type RotationMove = readonly ["turn", rotation: number];
export type ShipMove = readonly ["ship", space: string];
export type ColouredShipMove = ShipMove | readonly ["keep"];
export type ConfirmMove = readonly ["confirm"];

export type MaoriMove =
  | ExplorerMove
  | SailMove
  | ActionMove
  | DestinationMove
  | RotationMove
  | ColouredShipMove
  | ConfirmMove;
