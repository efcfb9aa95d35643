// What things are called, where they lie, and what is printed on them: for the rules, and for words and pictures, which read the
// same off a view.
import type { HexSource, Printed } from "./pack-source.ts";
import type { Piece } from "./state.ts";
import { type Bearing, type Hex, LEVELS, type Level, type UnitKind } from "./vocabulary.ts";

/** "0407" for 407. */
export const hexName = (hex: Hex): string => String(hex).padStart(4, "0");
export const hexAt = (column: number, row: number): Hex => 100 * column + row;
export const columnOf = (hex: Hex): number => Math.floor(hex / 100);

export interface Axial {
  readonly q: number;
  readonly r: number;
}

export const COMPASS: Readonly<Record<Bearing, Axial>> = {
  E: { q: 1, r: 0 },
  NE: { q: 1, r: -1 },
  NW: { q: 0, r: -1 },
  W: { q: -1, r: 0 },
  SW: { q: -1, r: 1 },
  SE: { q: 0, r: 1 },
};

/** A Village may stand here: clear land with a river (TAH-VILL-1). */
export const isSite = ({ terrain, river }: Pick<HexSource, "terrain" | "river">): boolean =>
  terrain === "clear" && river === true;

/** The Areas in the order in which states list them. */
export const AREAS = [
  "faaa",
  "punaauia",
  "paea",
  "pare",
  "arue",
  "mahina",
  "papenoo",
  "tiarei",
  "mahaena",
  "hitiaa",
  "papara",
  "mataiea",
  "papeari",
  "vairao",
  "teahupoo",
  "tautira",
  "pueu",
] as const;

/** Movement is counted in thirds of a point. */
export const THIRDS = 3;
/** As printed on the counters of Units (TAH-DEF-2). */
export const COMBAT_VALUES: Readonly<Record<UnitKind, number>> = {
  population: 0,
  militia: 1,
  slingers: 2,
  fighters: 3,
  heavy: 4,
};
/** How many a commander leads, off his counter (TAH-COMP-2). */
export function leadershipOf(
  { chieftain, elders }: Pick<Printed, "chieftain" | "elders">,
  { kind, elder }: Pick<Piece, "kind" | "elder">,
): number {
  return kind === "chieftain" ? Number(chieftain.split("·")[1]) : (elders[elder - 1]?.leadership ?? 0);
}

/** How many Areas each level above the worst takes (TAH-VIC-1). */
export const LEVEL_STEPS = [1, 4, 8, 12, 16] as const;
/** Offers that each side has over a captive (TAH-NEG-2). */
export const OFFERS = 3;

/** A score is a hundred for each level, and one for each Area. */
export const scoreOf = (level: Level, areas: number): number => 100 * LEVELS.indexOf(level) + areas;
export const areasIn = (score: number): number => score % 100;
export const levelIn = (score: number): Level => LEVELS[Math.floor(score / 100)] ?? "TV";

export interface CalendarDate {
  readonly turn: number;
  readonly season: number;
  readonly year: number;
}

type Tracks = Pick<Printed, "turnsPerSeason" | "seasonsPerYear">;

/** What turn, season and year it is (TAH-COMP-10, TAH-SEQ-5). */
export function dateOf(tracks: Tracks, clock: number): CalendarDate {
  const turns = Math.max(0, clock - 1);
  const seasons = Math.floor(turns / tracks.turnsPerSeason);
  return {
    turn: (turns % tracks.turnsPerSeason) + 1,
    season: (seasons % tracks.seasonsPerYear) + 1,
    year: Math.floor(seasons / tracks.seasonsPerYear) + 1,
  };
}

/** Seasons that are over; during the game turn of the clock, or with its end. */
export const seasonsBefore = (tracks: Tracks, clock: number): number => seasonsWith(tracks, Math.max(0, clock - 1));
export const seasonsWith = ({ turnsPerSeason }: Tracks, clock: number): number => Math.floor(clock / turnsPerSeason);

export function clockOf({ turnsPerSeason, seasonsPerYear }: Tracks, { turn, season, year }: CalendarDate): number {
  return ((year - 1) * seasonsPerYear + season - 1) * turnsPerSeason + turn;
}
