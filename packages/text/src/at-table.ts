// Lines of the rules that say what holds at one table: choices by its options, such as
// "Tiles wait until {karakiaLock, select, turn {the turn} round {the round} other {the turn or the round}} is over."
import type { Language } from "./language.ts";
import { newMessage } from "./message.ts";

/** The options of a table by their ids, and `players`: how many sit there. */
export type TableSettings = Readonly<Record<string, string | number | boolean>>;

/** The line at this table; where none is meant, every choice says what holds in general: its `other`. */
export function atTable(language: Language, line: string, table: TableSettings = {}): string {
  if (!line.includes("{")) return line;
  const values = settingsIn(line).map((name) => [name, String(table[name] ?? "any")]);
  return String(newMessage(language, line).format(Object.fromEntries(values)));
}

/** The settings a line chooses by. */
export function settingsIn(line: string): string[] {
  return [...line.matchAll(/\{(\w+), select,/g)].map((match) => match[1] ?? "");
}
