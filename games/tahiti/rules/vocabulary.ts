// The words of the game: kinds of pieces and markers, sides, levels. Everything else is named with them.
import type { Frame, Seat } from "@outrigger/kernel";

/** Weakest first (TAH-DEF-1, TAH-DEF-2). */
export const UNIT_KINDS = ["population", "militia", "slingers", "fighters", "heavy"] as const;

export type UnitKind = (typeof UNIT_KINDS)[number];

export const COMBAT_KINDS = ["militia", "slingers", "fighters", "heavy"] as const;

export type CombatKind = (typeof COMBAT_KINDS)[number];

/** In the order in which captured ones are dealt with (TAH-CAPT-3). */
export const LEADER_KINDS = ["shaman", "elder", "chieftain"] as const;

export type LeaderKind = (typeof LEADER_KINDS)[number];

export type PieceKind = UnitKind | LeaderKind;

/** Where a kind stands in an order of kinds; -1 where it does not. */
export function placeIn(kinds: readonly PieceKind[], kind: PieceKind): number {
  return kinds.indexOf(kind);
}

export const MARKER_KINDS = ["bigLog", "partBuiltCanoe", "warCanoe"] as const;

export type MarkerKind = (typeof MARKER_KINDS)[number];

/** What a Population unit may carry (TAH-PMOV-2). */
export const LOAD_KINDS = ["bigLog", "partBuiltCanoe"] as const;

export type LoadKind = (typeof LOAD_KINDS)[number];

export const BUILD_ITEMS = [
  "militia",
  "slingers",
  "fighters",
  "heavy",
  "partBuiltCanoe",
  "warCanoe",
  "partBuiltVillage",
  "village",
] as const;

export type BuildItem = (typeof BUILD_ITEMS)[number];

/** Built on a site; everything else is built in a Village (TAH-BUILD-4, TAH-BUILD-21). */
export const isVillage = (item: BuildItem): boolean => item === "partBuiltVillage" || item === "village";

/** Worst to best (TAH-DEF-11). */
export const LEVELS = ["TD", "SD", "MD", "MV", "SV", "TV"] as const;

export type Level = (typeof LEVELS)[number];

/** How many Units of each kind, weakest kind first. */
export type UnitCounts = Record<UnitKind, number>;

/** What sails on an Expedition, once it has left the map: numbers only (TAH-EXP-3). */
export interface Crew {
  canoes: number;
  units: UnitCounts;
  /** The combat values of all its Leaders together. */
  leaders: number;
}

/** A hex by its printed number: column times 100 plus row, so that 407 is "0407". 0 is no hex. */
export type Hex = number;

/** Where a neighbour lies: east first, then counter-clockwise. */
export const BEARINGS = ["E", "NE", "NW", "W", "SW", "SE"] as const;

export type Bearing = (typeof BEARINGS)[number];

/** Who owns pieces and Areas: a seat, or in the solitaire game the hostile clan of an Area. */
export type Side = number;

export const NOBODY: Side = -1;

const FIRST_CLAN = 10;

export function clanOf(area: number): Side {
  return FIRST_CLAN + area;
}

/** The Area, by its place in the pack, whose clan this is. */
export function areaOfClan(side: Side): number {
  return side - FIRST_CLAN;
}

export function isClan(side: Side): boolean {
  return side >= FIRST_CLAN;
}

export function isSeat(side: Side): side is Seat {
  return side >= 0 && side < FIRST_CLAN;
}

/** TAH-DEF-6: every other player, and every hostile piece; hostile clans leave each other alone. */
export function areEnemies(one: Side, other: Side): boolean {
  return one !== other && !(isClan(one) && isClan(other));
}

export function isUnit(kind: PieceKind): kind is UnitKind {
  return !isLeader(kind);
}

export function isCombat(kind: PieceKind): kind is CombatKind {
  return !isLeader(kind) && kind !== "population";
}

export function isLeader(kind: PieceKind): kind is LeaderKind {
  return kind === "chieftain" || kind === "elder" || kind === "shaman";
}

/** TAH-DEF-4: the Shaman moves nobody. */
export function isCommander(kind: PieceKind): boolean {
  return kind === "chieftain" || kind === "elder";
}

/** What becomes of a Unit that panics, or loses its gear in the water (TAH-PANIC-3, TAH-SWIM-4). */
export const BROKEN: Readonly<Record<UnitKind, UnitKind>> = {
  heavy: "militia",
  fighters: "militia",
  slingers: "militia",
  militia: "population",
  population: "population",
};

/** Pieces as texts name them: how many of each kind. */
export type Named = readonly (readonly [kind: PieceKind | MarkerKind, count: number])[];

/** A hex that can be reached, the thirds left there, and the hex before it. */
export type Way = readonly [to: Hex, left: number, from: Hex];

/** Units that a War Canoe holds. */
export const SEATS = 2;

/** A decision in the game always has a seat. */
export interface Asked extends Frame {
  seat: Seat;
}
