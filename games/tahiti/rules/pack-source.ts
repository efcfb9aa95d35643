// The component pack as it is written down. `../pack` makes sure that data handed in has this shape.
import type { Bearing, BuildItem, Level, MarkerKind, PieceKind, UnitKind } from "./vocabulary.ts";

export interface HexSource {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly kind: "sea" | "coastal" | "inland";
  readonly reef: boolean;
  /** Land only. */
  readonly area?: string | undefined;
  readonly terrain?: "clear" | "jungle" | undefined;
  readonly river?: boolean | undefined;
  /** A landmark's name. */
  readonly name?: string | undefined;
}

export interface AreaSource {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly hexes: readonly string[];
  readonly label: { readonly hex: string; readonly dx: number; readonly dy: number };
}

interface RiverSource {
  readonly name: string;
  readonly hexes: readonly string[];
  readonly mouth: Bearing;
}

export interface MapSource {
  readonly regions: readonly { readonly id: string; readonly name: string }[];
  readonly areas: readonly AreaSource[];
  readonly hexes: readonly HexSource[];
  readonly mountainSides: readonly (readonly [string, string])[];
  readonly rivers: readonly RiverSource[];
  readonly deepJungle: { readonly hexes: readonly string[] };
}

interface CounterSource {
  readonly type: string;
  readonly qty: number;
  readonly combat?: number | undefined;
  readonly leadership?: number | undefined;
  readonly movement?: number | undefined;
}

interface ElderSource extends LeaderValues {
  readonly id: string;
}

export type BuildInput = UnitKind | MarkerKind | "partBuiltVillage";

export interface BuildSource {
  readonly item: BuildItem | "bigLog";
  readonly use: readonly { readonly item: BuildInput; readonly qty: number; readonly consumed: number }[];
  readonly on: string;
}

interface BandSource {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

export interface TableASource {
  readonly territory: string | null;
  readonly result: Level | "rollFirstAgain";
}

export interface TableBSource {
  readonly territory: string;
  readonly drm: number;
  readonly levelShift?: number | undefined;
}

interface NeutralSource {
  readonly kind: "friendly" | "hostile";
  readonly population?: number | undefined;
  readonly slingers?: number | undefined;
  readonly fighters?: number | undefined;
  readonly heavy?: number | undefined;
  readonly village?: number | undefined;
  readonly elder?: number | undefined;
}

type Rows<Row> = Readonly<Record<string, Row>>;

export interface TablesSource {
  readonly terrainEffects: {
    readonly rows: readonly {
      readonly terrain: string;
      readonly move: number | string;
      readonly familiar?: number | undefined;
    }[];
  };
  readonly build: { readonly rows: readonly BuildSource[] };
  readonly initiative: { readonly modifiers: { readonly holderFront: number; readonly holderX2: number } };
  readonly landCombat: {
    readonly maxUnits: number;
    readonly maxUnitsWithSlingers: number;
    readonly jungleDefender: number;
  };
  readonly shamanReturn: { readonly turnsLater: number };
  readonly expeditionFirst: { readonly rows: Rows<"lost" | "storm" | "leak" | "tableA" | "tableB"> };
  readonly expeditionA: { readonly rows: Rows<TableASource> };
  readonly expeditionB: { readonly rows: Rows<TableBSource> };
  readonly expeditionC: { readonly columns: readonly BandSource[]; readonly rows: Rows<readonly Level[]> };
  readonly victory: { readonly rows: readonly { readonly min: number; readonly max: number; readonly level: Level }[] };
  readonly sinking: { readonly rows: readonly (BandSource & { readonly sunk: number })[] };
  readonly swimming: { readonly eliminatedAt: { readonly default: number; readonly heavy: number } };
  readonly jungleDepletion: { readonly depletedOn: number };
  readonly solitaireNeutral: { readonly drmWhenNeutralAtMost5: number; readonly rows: Rows<NeutralSource> };
}

export interface PackSource {
  readonly game: "tahiti";
  readonly schema: 1;
  readonly map: MapSource;
  readonly homeAreas: {
    readonly standard: Rows<readonly string[]>;
    readonly solitaire: { readonly default: string };
  };
  readonly setupPerPlayer: { readonly fighters: number; readonly population: number };
  readonly counters: {
    readonly perColour: readonly CounterSource[];
    readonly common: readonly CounterSource[];
    readonly clanElderMix: { readonly perColour: readonly ElderSource[] };
  };
  readonly tables: TablesSource;
  readonly tracks: {
    readonly turnsPerSeason: number;
    readonly seasonsPerYear: number;
    readonly solitaireSeasons: number;
  };
  readonly negotiation: { readonly offersPerSide: number; readonly voluntaryDealOffersPerSide: number };
}

/** The printed values of a leader: combat value, leadership, movement allowance in points (TAH-COMP-2). */
export interface LeaderValues {
  readonly combat: number;
  readonly leadership: number;
  readonly movement: number;
}

export type CombatValues = Readonly<Record<Exclude<PieceKind, "elder">, number>>;

/** What one row of the build chart takes: how many must be there, and how many of them are used up. */
export interface BuildUse {
  readonly item: BuildInput;
  readonly present: number;
  readonly consumed: number;
}

export type BuildChart = Readonly<Record<BuildItem | "bigLog", readonly BuildUse[]>>;

/** What is printed on map and counters, as views show it to texts and tables. */
export interface Printed extends Omit<MapSource, "deepJungle"> {
  readonly elders: readonly ElderSource[];
  /** Combat value, leadership and movement, as they stand on the counters. */
  readonly chieftain: string;
  readonly shaman: string;
  /** What each row of the build chart takes. */
  readonly build: BuildChart;
  readonly turnsPerSeason: number;
  readonly seasonsPerYear: number;
}
