// What a table is set to, for texts that say what holds there; the last one is kept for the rules page opened from it.
import type { Shown } from "@outrigger/protocol";

export type TableSettings = Readonly<Record<string, string | number>>;

/** The options by their ids, and `players`. */
export function settingsOf({ options, seats }: Pick<Shown, "options" | "seats">): TableSettings {
  const words = Object.entries(options).map(([id, value]) => [id, typeof value === "boolean" ? String(value) : value]);
  return { ...Object.fromEntries(words), players: seats.length };
}

interface LastTable {
  readonly game: string;
  readonly settings: TableSettings;
  /** What was asked there, of whomever. */
  readonly phase: string | undefined;
}
let last = $state.raw<LastTable | undefined>();

export function rememberTable(game: string, settings: TableSettings, phase: string | undefined): void {
  last = { game, settings, phase };
}

/** What the table of this game that was looked at last is set to. */
export function lastTable(game: string): TableSettings | undefined {
  return last?.game === game ? last.settings : undefined;
}

/** What was asked at that table when it was left. */
export function lastPhase(game: string): string | undefined {
  return last?.game === game ? last.phase : undefined;
}
