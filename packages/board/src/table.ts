// What a game's ui folder gets from the table and what it provides. The table knows no rules; the ui knows no host.
import type { GameEvent, Move, Offer } from "@outrigger/kernel";
import type { Say } from "@outrigger/text";
import type { Component, Snippet } from "svelte";
import type { Beats } from "./director/beats.ts";

export type { Offer } from "@outrigger/kernel";

/** What a ui knows of its game's types: `TableContext<Moa>` with the bundle that the rules export. */
interface UiTypes {
  view: unknown;
  move: Move;
  /** What the rules say about a move, by its kind: a price, a warning. */
  notes: Readonly<Record<string, unknown>>;
  event: GameEvent;
}

/** What would happen, as far as the seat can know. */
export interface Foreseen<T extends UiTypes = UiTypes> {
  readonly view: T["view"];
  readonly events: readonly T["event"][];
  /** Luck comes next, so the view is only what holds before it. */
  readonly stopped: boolean;
  readonly next?: { readonly phase: string; readonly offers: readonly Offer<T>[] };
}

/**
 * The table as a game's components see it. Every field is reactive: read it where it is used, do not copy it out.
 * `choose` sends decisions, `explain` answers a click on something that is not offered with the clause that forbids it.
 */
export interface TableContext<T extends UiTypes = UiTypes> {
  readonly view: T["view"];
  /** The seat that looks and acts, or undefined for somebody who only watches. */
  readonly me: number | undefined;
  readonly names: readonly string[];
  /** Whose decision the game waits for. */
  readonly asked: readonly { readonly seat: number; readonly phase: string }[];
  /** The phase asked of me (or open to me off turn), undefined when nothing is. */
  readonly phase: string | undefined;
  readonly offers: readonly Offer<T>[];
  /** Whether a lesson or a hint points at the move. */
  lights?(move: T["move"]): boolean;
  /** A move is on its way to the host: show it as picked, take no second click. */
  readonly busy: boolean;
  readonly say: Say;
  /** The player wants marks and patterns beside every colour. */
  readonly marks: boolean;
  /** The events that led to what is seen, as far as they have been shown; `beat` goes up with each piece of news. */
  readonly fresh: readonly T["event"][];
  readonly beat: number;
  /** What has been told, an entry a decision, oldest first; what is being shown comes to it when it is over. */
  readonly log: readonly { readonly events: readonly T["event"][] }[];
  /** The event that is being shown. */
  readonly playing: T["event"] | undefined;
  /** A moment of a game that is looked at again: nothing is ever offered. */
  readonly isPast?: boolean;
  /** A lesson holds every move against its step: gestures of several decisions are made one by one. */
  readonly isTaught?: boolean;
  /** Unpublished decisions so far: what the picked and provisional look stands for. */
  readonly drafted: number;
  choose(...moves: T["move"][]): void;
  /** Takes back the last of the seat's decisions, for a board on which picking something else replaces what was picked. */
  undo(): void;
  /** Opens the why-not popover at the element, for a move that is not offered. */
  explain(move: T["move"], at: Element): void;
  whatIf(...moves: T["move"][]): Promise<Foreseen<T> | undefined>;
}

export interface TableProps<T extends UiTypes = UiTypes> {
  readonly table: TableContext<T>;
}

/**
 * How much room a player's panel has: a chip (one line of holdings, phones), a card (holdings and a small board), or
 * large (all of the player's area as big as the screen allows; a tap on chip or card opens it).
 */
export type PlayerSize = "chip" | "card" | "large";

export interface PlayerProps<T extends UiTypes = UiTypes> extends TableProps<T> {
  readonly seat: number;
  readonly size: PlayerSize;
  /** The player's mark, name and kind, drawn by the table; render it where it fits best. Absent when large. */
  readonly head?: Snippet;
}

export interface ResultProps<T extends UiTypes = UiTypes> extends TableProps<T> {
  readonly result: {
    readonly places: readonly number[];
    readonly scores: readonly number[];
    readonly details: unknown;
    /** They come last whatever they scored. */
    readonly resigned?: readonly number[];
  };
}

export interface SceneProps<T extends UiTypes = UiTypes> extends TableProps<T> {
  readonly event: T["event"];
}

/** A game's ui/index.ts exports one of these as `ui`. Only the board is compulsory; the page has something for the rest. */
export interface GameUi<T extends UiTypes = UiTypes> {
  /** The board, filling the area it is given. */
  readonly Board: Component<TableProps<T>>;
  /**
   * What one player holds, in the side column (a strip or chips on small screens). The table draws the frame round it
   * and makes it a button that opens the large one: nothing in a chip or a card may be clickable itself.
   */
  readonly Player?: Component<PlayerProps<T>>;
  /** Stands beside the board where the screen is wide enough, between the players and the log. */
  readonly Beside?: Component<TableProps<T>>;
  /** What the own seat holds in hand, docked below the board. Absent where there is no hand. */
  readonly Hand?: Component<TableProps<T>>;
  /** The breakdown at the end of the game; the last position in words where there is none. */
  readonly Result?: Component<ResultProps<T>>;
  /** Why the game was over before it was played out; undefined where it was. */
  ending?(table: TableContext<T>): string | undefined;
  /** Whether seats hold what the others round the same screen may not see; a curtain falls between their turns then. */
  hidesHands?(view: T["view"]): boolean;
  /** Short facts for the header, such as the round: label and value. */
  facts?(table: TableContext<T>): readonly { readonly label: string; readonly value: string }[];
  /** The move behind the confirming button of the prompt bar, if one of the offers is such. */
  confirming?(table: TableContext<T>): T["move"] | undefined;
  /** Other offers that belong into the prompt bar as buttons, because no place on the board stands for them. */
  buttons?(table: TableContext<T>): readonly T["move"][];
  /** Fewer words on such a button than the move's whole name has, taken from it; it is still called by that. */
  brief?(table: TableContext<T>, move: T["move"]): string | undefined;
  /** Which event is which beat; without it whatever is told is a short one. */
  readonly beats?: Beats<T>;
  /** The places a choice is about, by their `data-place` names, so that the list of choices lights them; its button is lit by itself. */
  aims?(offer: Offer<T>, table: TableContext<T>): readonly string[];
  /** What a beat that is a `scene` shows beside the board. */
  readonly Scene?: Component<SceneProps<T>>;
  /** Small pictures of what an event is about, for its line in the log; the words stand beside them. */
  readonly Glimpse?: Component<SceneProps<T>>;
  /** One event for two that follow each other, where their line would only say where it went on. */
  join?(one: T["event"], next: T["event"]): T["event"] | undefined;
  /** Figures of the rules page by name; without it the page shows none but `picture`, which is the game's own. */
  readonly Figure?: Component<{ readonly name: string }>;
  /** Which figure shows at one look what the game is about. */
  readonly aim?: string;
  /** The symbols of the rules page by name, each as a small picture. */
  readonly Symbol?: Component<{ readonly name: string }>;
}

/** The `data-place` of a button that stands for one move, so that whoever points at the move lights the button. */
export const choicePlace = (move: Move): string => `choice:${move.join(":")}`;

export function sameMove(one: Move, other: Move): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

export function findOffer<Each extends Pick<Offer, "move">>(
  offers: readonly Each[],
  ...move: Each["move"]
): Each | undefined {
  return offers.find((offer) => sameMove(offer.move, move));
}
