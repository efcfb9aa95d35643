// What things are called, where they lie, and what follows from the printed numbers and the dice alone: for the rules, and for
// words and pictures, which read the same off a view.
import type { BuildInput, BuildUse, HexSource, Printed } from "./pack-source.ts";
import type { Marker, Piece, Switches, TahitiState } from "./state.ts";
import { type Bearing, type BuildItem, type Hex, LEVELS, type Level, type Side, type UnitKind } from "./vocabulary.ts";

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

export interface Outcome {
  readonly attackerWins: boolean;
  /** Hexes the loser retreats. */
  readonly hexes: number;
}

/** The dice of a combat: the stronger side adds the difference, the defender wins ties. */
export function resolve(attack: number, defence: number, attackDie: number, defenceDie: number): Outcome {
  const margin = attackDie + attack - (defenceDie + defence);
  return { attackerWins: margin > 0, hexes: retreatLength(Math.abs(margin)) };
}

export function retreatLength(difference: number): number {
  return difference < 4 ? 1 : Math.floor(difference / 2);
}

/** What is added to each die: the stronger side's edge (TAH-LCOM-11). */
export function edgesOf([attack, defence]: readonly [attack: number, defence: number]): readonly [number, number] {
  return [Math.max(0, attack - defence), Math.max(0, defence - attack)];
}

/** Ways out of 36 in which the attacker wins. */
export function waysToWin(attack: number, defence: number): number {
  let ways = 0;
  for (let attackDie = 1; attackDie <= 6; attackDie++)
    for (let defenceDie = 1; defenceDie <= 6; defenceDie++)
      if (resolve(attack, defence, attackDie, defenceDie).attackerWins) ways++;
  return ways;
}

/** TAH-PANIC-1: an odd die. */
export function isPanic(die: number): boolean {
  return die % 2 === 1;
}

/** What a row of the build chart takes at this table: two options read the damaged chart otherwise (TAH-BUILD-19). */
export function usesOf(switches: Switches, build: Printed["build"], item: BuildItem | "bigLog"): readonly BuildUse[] {
  const uses = build[item];
  if (item === "warCanoe" && switches.warCanoeNeedsLog) return [...uses, { item: "bigLog", present: 1, consumed: 1 }];
  if (item !== "village" || switches.villagePopulationConsumed === 1) return uses;
  return uses.map((use) =>
    use.item === "population" ? { ...use, consumed: switches.villagePopulationConsumed } : use,
  );
}

/** The builder's Units, or markers lying there, that were in the hex in this form when the phase began. */
export function usable(
  state: Pick<TahitiState, "pieces" | "markers">,
  seat: Side,
  hex: Hex,
  item: BuildInput,
): (Piece | Marker)[] {
  const pieces = state.pieces.filter(
    (piece) => piece.kind === item && piece.at === hex && piece.owner === seat && !piece.fresh,
  );
  const markers = state.markers.filter((marker) => marker.kind === item && marker.at === hex && !marker.fresh);
  return [...pieces, ...markers];
}
