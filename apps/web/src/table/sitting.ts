// What the panels beside a board need: a table one plays at, or a moment of one that was played.
import type { GameUi, Mark, TableContext } from "@outrigger/board";
import type { LogEntry, Shown } from "@outrigger/protocol";
import type { GameWords } from "../lib/game-words.svelte.ts";
import type { Playing } from "./playing.svelte.ts";

export interface Sitting {
  readonly ui: GameUi | undefined;
  readonly words: GameWords | undefined;
  readonly store: TableContext & {
    readonly shown: Pick<Shown, "seats" | "end" | "draft"> | undefined;
    readonly log: readonly LogEntry[];
    readonly player: Playing;
    /** Places that are lit, and those of the last turn. */
    readonly lit: readonly string[];
    readonly lastTurn: readonly Mark[];
    /** Lights places of the board, by their names. */
    light(places: readonly string[]): void;
  };
}
