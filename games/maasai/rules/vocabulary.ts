// The words of Maasai: what lies on the table and what may be decided. README.md beside this explains every field.
import type { Frame, Seat, State } from "@outrigger/kernel";
import type { Fence, Patch, Point } from "@outrigger/penrose";

export const COLOURS = ["R", "G", "Y"] as const;
export type Colour = (typeof COLOURS)[number];

export const ANIMALS = ["zebu", "goat", "sheep"] as const;
export type Animal = (typeof ANIMALS)[number];

export const PEOPLE = ["warrior", "boy"] as const;
export type PersonKind = (typeof PEOPLE)[number];

/** MAS-GEN-3: who grazes on land of a colour, and who claims it. */
export const ANIMAL_ON: Readonly<Record<Colour, Animal>> = { R: "zebu", G: "sheep", Y: "goat" };
export const PERSON_ON: Readonly<Record<Colour, PersonKind>> = { R: "warrior", G: "boy", Y: "boy" };

export const KINDS = ["N", "W3", "W4"] as const;
export type Kind = (typeof KINDS)[number];

export type PatchName = "a" | "m" | "m1" | "m3" | "c";

/** A shield as printed: the colours of a, m, c, or of a, m1, m3, c. */
export interface Shield {
  readonly id: string;
  readonly kind: Kind;
  readonly land: string;
}

export const LENGTHS = ["long", "short"] as const;
export const FIRST_PLAYERS = ["random", "seat"] as const;

export interface MaasaiOptions {
  readonly length: (typeof LENGTHS)[number];
  /** MAS-SET-5: whether everybody sees all hands. */
  readonly openHands: boolean;
  /** MAS-SET-1: whether the turn order is drawn or follows the seats. */
  readonly firstPlayer: (typeof FIRST_PLAYERS)[number];
  /** Whether the others follow a turn while it can still be taken back. Absent in games from before there was the option. */
  readonly liveTurns?: boolean;
}

export interface SeatState {
  /** People at home. */
  stock: Record<PersonKind, number>;
  /** Animals not yet on the table. */
  pen: Record<Animal, number>;
  /** Shields in hand, sorted. */
  hand: string[];
  /** MAS-REM-2: patches of land this seat has abandoned, sorted. */
  abandoned: Patch[];
}

/** A shield on the table. Its number is its place in `laid`; all else follows from the pose. */
export interface Laid {
  readonly shield: string;
  readonly at: Point;
  readonly turn: number;
}

/** Somebody who claims a parcel. Warrior or boy follows from the colour of the patch. */
export interface Person {
  readonly seat: Seat;
  readonly patch: Patch;
  /** The patches of the enclosure as it was last filled, sorted; empty while the parcel is open. */
  tends: Patch[];
}

export interface Boma {
  /** The shield that closed the fence; it names the boma. */
  readonly shield: number;
  readonly fence: Fence;
  readonly owner: Seat;
  /** Under construction: the builder is still there. */
  building: boolean;
}

export interface MaasaiState extends State<MaasaiFrame> {
  options: MaasaiOptions;
  /** Seats in turn order: player 1, player 2, player 3. */
  order: Seat[];
  seats: SeatState[];
  laid: Laid[];
  /** In the order of placing. */
  people: Person[];
  /** In the order of building. */
  bomas: Boma[];
  /** Four entries a laid shield, one for each of its places: whose animal stands there, or -1. */
  animals: number[];
  /** Bags of undealt shields, sorted. */
  wide: string[];
  narrow: string[];
  /** Shields put out of the game (MAS-LAY-10), in the order in which they went. */
  discarded: string[];
  round: number;
}

interface SeatFrame extends Frame {
  readonly seat: Seat;
}
interface SequenceFrame extends SeatFrame {
  readonly sequence: 1 | 2;
}
export interface HexagonFrame extends SeatFrame {
  readonly phase: "hexagon" | "confirmHexagon";
}
export interface RemoveFrame extends SequenceFrame {
  readonly phase: "remove";
}
export interface ShieldFrame extends SequenceFrame {
  readonly phase: "shield" | "discard";
}
export interface LayFrame extends SequenceFrame {
  readonly phase: "lay";
  /** The shield to be laid, still in hand. */
  readonly shield: string;
}
export interface ActFrame extends SequenceFrame {
  readonly phase: "act";
}
export interface ConfirmFrame extends SeatFrame {
  readonly phase: "confirm" | "end";
}
export interface RestockFrame extends Frame {
  readonly phase: "restock";
}

export type MaasaiFrame = HexagonFrame | RemoveFrame | ShieldFrame | LayFrame | ActFrame | ConfirmFrame | RestockFrame;

type PassMove = readonly ["pass"];
export type PlaceMove = readonly ["place", shield: number, patch: PatchName];
export type BuildMove = readonly ["build", fence: Fence];
export type HexagonMove = PassMove | PlaceMove;
export type RemoveMove =
  | readonly ["done"]
  | readonly ["takeBack", shield: number]
  | readonly ["giveUp", shield: number];
export type ShieldMove = readonly ["shield", shield: string];
export type DiscardMove = readonly ["discard", shield: string];
export type LayMove = readonly ["lay", shield: number, edge: number];
export type ActMove = PassMove | PlaceMove | BuildMove;
export type ConfirmMove = readonly ["confirm"];
export type EndMove = readonly ["end"];

export type MaasaiMove =
  | HexagonMove
  | RemoveMove
  | ShieldMove
  | DiscardMove
  | LayMove
  | ActMove
  | ConfirmMove
  | EndMove;
