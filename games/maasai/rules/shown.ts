// What leaves the rules for the interface: the view of a seat, and the notes beside offers.
import type { Seat, Viewer } from "@outrigger/kernel";
import type { Fence, Patch, Point, Pose, Slot } from "@outrigger/penrose";
import type { Herd } from "./events.ts";
import type { Animal, Boma, Colour, MaasaiState, PersonKind, Shield } from "./vocabulary.ts";

export interface SeatView {
  readonly stock: Readonly<Record<PersonKind, number>>;
  readonly pen: Readonly<Record<Animal, number>>;
  /** How many shields of either shape are in hand (MAS-SET-5). */
  readonly wide: number;
  readonly narrow: number;
  /** The hand itself, for those who may see it. */
  readonly hand: readonly string[] | null;
  readonly abandoned: readonly Patch[];
  /** Warriors at work on bomas. */
  readonly builders: number;
  /** Animals on the table. */
  readonly out: Herd;
}

export interface BomaView extends Boma {
  /** The shields its fence runs over, from the one that closed it. */
  readonly loop: readonly number[];
  /** Its region: the patches inside that belong to no inner boma. */
  readonly region: readonly Patch[];
}

/** Connected land of one colour. */
export interface ParcelView {
  /** Its lowest patch. */
  readonly name: Patch;
  readonly colour: Colour;
  readonly patches: readonly Patch[];
  /** Animal spots in it. */
  readonly spots: number;
  /** Open edges it reaches, the dead ones among them. None: it is enclosed. */
  readonly open: readonly Slot[];
  readonly dead: readonly Slot[];
  /** Who claims it. */
  readonly owner: Seat | null;
  /** The boma it lies in, named by its shield. */
  readonly boma: number | null;
}

/** An edge without a neighbour. */
export interface OpenEdge {
  readonly slot: Slot;
  /** The legal pose of each shape there, as a place in `fits`, or -1. */
  readonly wide: number;
  readonly narrow: number;
}

/** A legal pose of a shape. */
export interface FitView extends Pose {
  /** The edges it would join, lowest first, and the own edge that would lie against each. */
  readonly joins: readonly Slot[];
  readonly edges: readonly number[];
}

/** A fence that the shield just laid has closed. */
export interface ClosedFence {
  readonly fence: Fence;
  readonly loop: readonly number[];
  /** Spots inside that belong to no boma yet, by the animal that grazes there. */
  readonly spots: Herd;
}

export interface ClosedView extends ClosedFence {
  /** The clause that keeps whoever closed it from building, or null (MAS-BOMA-2, MAS-BOMA-14). */
  readonly bar: string | null;
}

/** What lies open to everybody, as it is in the state. */
type OnTable = "stack" | "options" | "order" | "round" | "laid" | "people" | "animals" | "discarded";
type Table = { readonly [Key in OnTable]: Readonly<MaasaiState[Key]> };

export interface MaasaiView extends Table {
  readonly viewer: Viewer;
  /** How many rounds the game has. */
  readonly rounds: number;
  readonly seats: readonly SeatView[];
  readonly bomas: readonly BomaView[];
  /** How many shields the piles hold. */
  readonly piles: { readonly wide: number; readonly narrow: number };
  /** Every shield the viewer has not seen: the piles and the hidden hands together, sorted. */
  readonly unseen: readonly string[];
  /** For every edge, four a shield, the edge that lies against it, or -1. */
  readonly facing: readonly Slot[];
  /** For every edge which way it faces, 0 to 9: 36 degrees times this, counter-clockwise from straight down. */
  readonly faces: readonly number[];
  /** For every laid shield which way the half m1 of its middle lies; m3 lies opposite. */
  readonly halves: readonly number[];
  readonly parcels: readonly ParcelView[];
  readonly edges: readonly OpenEdge[];
  readonly fits: readonly FitView[];
  /** In the third action, the fences that the shield just laid has closed. */
  readonly closed: readonly ClosedView[];
  /** Every shield of the pack as printed. */
  readonly shields: Readonly<Record<string, Shield>>;
}

/** Beside `place`. */
export interface PlaceNote {
  readonly person: PersonKind;
  readonly spots: number;
  /** Times its land reaches an open edge; 0 when it is enclosed and gets its animals at once. */
  readonly openings: number;
}

/** Beside `takeBack` and `giveUp`: what goes home. */
export interface RemoveNote {
  readonly herd: Herd;
}

/** Beside `lay`. */
interface LayNote {
  readonly at: Point;
  readonly turn: number;
  readonly joins: readonly Slot[];
}

export type MaasaiNotes = {
  readonly place: PlaceNote;
  readonly takeBack: RemoveNote;
  readonly giveUp: RemoveNote;
  readonly lay: LayNote;
  readonly build: ClosedFence;
};
