// What the page asks of the local host besides the protocol: putting matches on the shelf and taking them down.
import type { Json, Viewer } from "@outrigger/kernel";
import type { MatchEnd, Occupant } from "@outrigger/kernel/match";
import type { ClientMessage, HostMessage } from "@outrigger/protocol";

export type ShelfRequest =
  | {
      readonly kind: "create";
      readonly id: string;
      readonly game: string;
      readonly name: string;
      readonly seats: readonly Occupant[];
      readonly options: Readonly<Record<string, unknown>>;
      /** A component pack other than the game's own. */
      readonly pack?: Json;
    }
  | { readonly kind: "list"; readonly id: string }
  | { readonly kind: "remove"; readonly id: string; readonly match: string }
  /** The match as the text of a record file. */
  | { readonly kind: "record"; readonly id: string; readonly match: string }
  /** A match from the text of a record file. */
  | { readonly kind: "import"; readonly id: string; readonly text: string }
  /** Another match that goes on from step `at`; what `seat` could not know is sampled anew. */
  | {
      readonly kind: "fork";
      readonly id: string;
      readonly match: string;
      readonly at: number;
      readonly seat: number;
      readonly seats: readonly Occupant[];
    }
  /** Who played, and what each decision told a viewer; the match is only looked at, nobody plays on. */
  | { readonly kind: "history"; readonly id: string; readonly match: string; readonly viewer: Viewer }
  /** What a viewer saw after `at` steps. */
  | {
      readonly kind: "moment";
      readonly id: string;
      readonly match: string;
      readonly at: number;
      readonly viewer: Viewer;
    };

/** A match in a list. */
export interface ShelfEntry {
  readonly match: string;
  readonly game: string;
  readonly name: string;
  readonly seats: readonly Occupant[];
  readonly touched: number;
  readonly steps: number;
  /** The seats it waits for. */
  readonly waitsFor: readonly number[];
  readonly end: MatchEnd | null;
}

type ShelfAnswer =
  | { readonly kind: "done"; readonly id: string; readonly value: unknown }
  | { readonly kind: "failed"; readonly id: string; readonly problems: readonly string[] };

export type ToHost = ClientMessage | ShelfRequest;
/** The last kind tells of matches put on the shelf, taken down or ended. */
export type FromHost = HostMessage | ShelfAnswer | { readonly kind: "shelf" };
