// Between the page and the worker that knows the rules: previews, and what a form needs to know about a game.
import type { Json, Move, OptionSpec, Seat } from "@outrigger/kernel";

export type RulesRequest =
  /** What would happen, as far as the seat can know. */
  | {
      readonly kind: "whatIf";
      readonly id: number;
      readonly game: string;
      readonly pack: Json | undefined;
      readonly view: unknown;
      readonly seat: Seat;
      readonly moves: readonly Move[];
    }
  | { readonly kind: "sheet"; readonly id: number; readonly game: string }
  /** Complete options for this many players, or all that is wrong with them. */
  | {
      readonly kind: "options";
      readonly id: number;
      readonly game: string;
      readonly seats: number;
      readonly pack?: Json;
      readonly options: Readonly<Record<string, unknown>>;
    }
  /** The standing orders a seat may leave, with what may be filled in. */
  | {
      readonly kind: "orders";
      readonly id: number;
      readonly game: string;
      readonly view: unknown;
      readonly seat: Seat;
    }
  /** Whether a record holds, and tells what was told here. */
  | {
      readonly kind: "verify";
      readonly id: number;
      readonly game: string;
      readonly text: string;
      readonly links: readonly KeptLink[];
    }
  | { readonly kind: "pack"; readonly id: number; readonly game: string; readonly source: Json };

/** A link of the public log, with the number of entries the log had then. */
export interface KeptLink {
  readonly entries: number;
  readonly link: string;
}

/** A game's data sheet: who can play it, with what choices and printed numbers. */
export interface GameSheet {
  readonly seats: readonly [fewest: number, most: number];
  readonly options: readonly Omit<OptionSpec, "check">[];
  readonly pack: Json;
}

export type RulesReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly problems: readonly string[] };
