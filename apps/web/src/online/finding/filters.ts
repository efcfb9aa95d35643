// Which of the open tables somebody wants to see, kept in this browser.
import type { TableShown } from "@outrigger/protocol";
import { parseStored } from "../../lib/stored-object.ts";

/** What each may be; the first lets every table through. Games are named by their ids. */
export const FILTERS = {
  pace: ["any", "live", "turns"],
  seats: ["any", "one", "more"],
  language: ["any", "mine"],
  rated: ["any", "yes", "no"],
} as const;
type Choices = { -readonly [Name in keyof typeof FILTERS]: (typeof FILTERS)[Name][number] };
export interface Filter extends Choices {
  /** Empty for every game. */
  game: string;
}

export const FILTER_NAMES = Object.keys(FILTERS) as (keyof typeof FILTERS)[];
export const openFilter = (): Filter => ({ game: "", pace: "any", seats: "any", language: "any", rated: "any" });

/** How many of them leave something out. */
export const narrowness = ({ game, ...rest }: Filter): number =>
  (game === "" ? 0 : 1) + FILTER_NAMES.filter((name) => rest[name] !== "any").length;

/** Anything in storage that is no filter we know is left out. */
export function readFilter(text: string | null): Filter {
  const given = parseStored(text);
  const pick = <Choice extends string>(choices: readonly [Choice, ...Choice[]], value: unknown): Choice =>
    choices.find((choice) => choice === value) ?? choices[0];
  return {
    game: typeof given["game"] === "string" ? given["game"].slice(0, 40) : "",
    pace: pick(FILTERS.pace, given["pace"]),
    seats: pick(FILTERS.seats, given["seats"]),
    language: pick(FILTERS.language, given["language"]),
    rated: pick(FILTERS.rated, given["rated"]),
  };
}

/** Whether somebody of this language wants to see the table. A table that does not say its language is nobody's own. */
export function letsThrough({ game, pace, seats, language, rated }: Filter, table: TableShown, mine: string): boolean {
  if (game !== "" && table.game !== game) return false;
  if (pace !== "any" && table.clock.kind !== pace) return false;
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  if (seats !== "any" && (seats === "one") !== (free === 1)) return false;
  if (language === "mine" && table.language !== mine) return false;
  return rated === "any" || (rated === "yes") === table.rated;
}
