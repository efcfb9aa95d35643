// What a game's text folder has to provide, and what speaks it.
import type { Language } from "./language.ts";

/** Texts by key, one object a language. Keys are the same in every language: type the others by the English one. */
export type Messages = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/** Speaks one message; `values` fill its ICU arguments. */
export interface Say {
  (key: string, values?: Values): string;
  readonly language: Language;
  has(key: string): boolean;
}

/** What the table asks: which phase, and whose decision it is. */
export interface Asked {
  readonly phase: string;
  readonly seat: number;
}

export interface RulesSection {
  readonly title: string;
  /**
   * Paragraphs. A line that begins with "- " is a list entry, one that begins with "| " a row of a table (its first row is the
   * head), "![name]" names a figure the game's ui draws, "![picture]" the picture of its card.
   */
  readonly body: readonly string[];
}

/** The rules page of a game in one language: our own short text, and the glossary. What hangs on the options is for `atTable`. */
export interface RulesText {
  readonly sections: readonly RulesSection[];
  readonly glossary: readonly { readonly term: string; readonly meaning: string }[];
  /** Every symbol the game's ui draws, beside its word. */
  readonly symbols?: readonly { readonly symbol: string; readonly word: string }[];
}

/** Where the rules speak of a phase: the section of the page by its number, and the chapter of the clauses. */
export interface PhasePlace {
  readonly section: number;
  readonly chapter: string;
}

/** A part of a final score: the key of its word, and the clause by which it counts. */
export interface ScorePart {
  readonly word: string;
  readonly clause: string;
  /** An amount of it in words, where it is no number of points. */
  told?(say: Say, amount: number): string;
}

/** How the rules of a game are looked up in one language. What is said here is never shown but for the chapters' names. */
export interface Lookup {
  /** The chapters of the clauses by what their ids begin with: "MAO-SHIP". */
  readonly chapters: Messages;
  /** Everyday words and the game's own for the same; phrases with "_" between their words. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words by which players ask for a clause that does not have them. */
  readonly hints: Messages;
  /** More such words, of players who do not know the game's: they say less, since many clauses share them. */
  readonly askedBy: Messages;
}

/**
 * A game's text. Message keys: `name`, `tagline`, `option.<id>`, `option.<id>.help`, `option.<id>.<value>`,
 * `event.<kind>`, `move.<kind>`, `prompt.<phase>`, `guide.<phase>` (one line for a first game; its values are the table's
 * settings), and the game's own.
 * Everything heavy is loaded on demand, so that a page carries one language.
 */
export interface GameText<View = unknown, Move = unknown, Event = unknown, Offer = unknown> {
  /** The languages it is written in; in any other it answers in English (`spokenIn` sees to both). */
  readonly languages: readonly Language[];
  messages(language: Language): Promise<Messages>;
  /** Every clause id that a refusal may carry (and the rest of the rules), each in one or two sentences for `atTable`. */
  clauses(language: Language): Promise<Messages>;
  rules(language: Language): Promise<RulesText>;
  lookup(language: Language): Promise<Lookup>;
  /** One line of the log and of speech; undefined where an event is only for motion. */
  event(say: Say, event: Event, names: readonly string[]): string | undefined;
  /** The same without what a picture beside it shows; undefined where nothing can be left out. */
  brief?(say: Say, event: Event, names: readonly string[]): string | undefined;
  /** A move's name, as listed beside the board and spoken; with the offer, whose note says what it costs, unless it is refused. */
  move(say: Say, move: Move, view: View, offer?: Offer, names?: readonly string[]): string;
  /** A move's name in a plan, before the next one; empty where it goes without saying, undefined where it is the usual one. */
  step?(say: Say, move: Move, view: View, next?: Move): string | undefined;
  /** What is asked, in one sentence without the player's name. */
  prompt(say: Say, asked: Asked, view: View): string;
  /** The position in words, line by line: the terminal's board and the screen reader's. */
  describe(say: Say, view: View, names: readonly string[]): string[];
  /** Where to open the rules in the middle of a game, by phase. */
  readonly phases?: Readonly<Record<string, PhasePlace>>;
  /** What a final score is made of, by the names that the game's learned judgement has for its parts. */
  readonly parts?: Readonly<Record<string, ScorePart>>;
  /** What a seat's score stands for, where it is not points. */
  score?(say: Say, score: number): string;
}
