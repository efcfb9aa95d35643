// What the panels beside a board need: a table one plays at, or a moment of one that was played.
import type { GameUi, TableContext } from "@outrigger/board";
import type { LogEntry, Shown } from "@outrigger/protocol";
import type { GameWords } from "../lib/game-words.svelte.ts";

export interface Sitting {
  readonly ui: GameUi | undefined;
  readonly words: GameWords | undefined;
  readonly store: TableContext & {
    readonly shown: Pick<Shown, "seats" | "end" | "draft"> | undefined;
    readonly log: readonly LogEntry[];
    point(event: unknown): void;
  };
}
