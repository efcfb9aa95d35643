// The component pack: the printed numbers, laid out in tables that the rules can use quickly.
import { at, type Json, type Pack } from "@outrigger/kernel";
import { prepareMap, type TahitiMap } from "./island/map.ts";
import ownSource from "./pack.json" with { type: "json" };
import type {
  AreaSource,
  BuildChart,
  BuildSource,
  CombatValues,
  LeaderValues,
  PackSource,
  Printed,
  TableASource,
  TableBSource,
  TablesSource,
} from "./pack-source.ts";
import type { Hex, Level } from "./vocabulary.ts";

export interface AreaInfo extends Pick<AreaSource, "id" | "name" | "region"> {
  /** All its hexes, sorted. */
  readonly hexes: readonly Hex[];
  /** Where a Village may stand. */
  readonly sites: readonly Hex[];
  /** Sites on the coast: where a Home Village may be set up (TAH-SETUP-6). */
  readonly homeSites: readonly Hex[];
}

export interface SoloRow {
  readonly friendly: boolean;
  readonly population: number;
  readonly slingers: number;
  readonly fighters: number;
  readonly heavy: number;
  readonly village: boolean;
}

/** What the tables of an Expedition say, by the die (TAH-EXP-6 to TAH-EXP-14). */
interface VoyageTables {
  readonly first: Readonly<Record<number, "lost" | "storm" | "leak" | "tableA" | "tableB">>;
  readonly a: Readonly<Record<number, TableASource>>;
  readonly b: Readonly<Record<number, TableBSource>>;
  /** Cells by row, then by column. */
  readonly c: Readonly<Record<number, readonly Level[]>>;
  /** The least sea combat value of the second, third and fourth column. */
  readonly columns: readonly number[];
  readonly rows: readonly [least: number, most: number];
}

export interface TahitiPack extends Pack {
  readonly map: TahitiMap;
  readonly areas: readonly AreaInfo[];
  readonly values: CombatValues;
  readonly chieftain: LeaderValues;
  /** Elder number n at place n - 1. */
  readonly elders: readonly (LeaderValues & { readonly id: string })[];
  readonly cost: { readonly sea: number; readonly reef: number; readonly familiarReef: number };
  readonly build: BuildChart;
  readonly tables: TablesSource;
  readonly voyage: VoyageTables;
  readonly solo: Readonly<Record<number, SoloRow>>;
  readonly standardHomes: Readonly<Record<number, readonly string[]>>;
  readonly setup: PackSource["setupPerPlayer"];
  readonly tracks: PackSource["tracks"];
  readonly negotiation: PackSource["negotiation"];
  readonly printed: Printed;
}

/** Of data that has passed the checks of `../pack`. */
export function preparePack(data: Json): TahitiPack {
  const source = data as unknown as PackSource;
  const { tables } = source;
  const terrain = (name: string) => tables.terrainEffects.rows.find((row) => row.terrain === name);
  const move = (name: string): number => Number(terrain(name)?.move);
  const map = prepareMap(
    source.map,
    source.map.areas.map((area) => area.id),
    { clear: move("clear"), jungle: move("jungle") },
  );
  return {
    source: data,
    map,
    areas: source.map.areas.map((area) => prepareArea(area, map)),
    ...prepareCounters(source),
    cost: { sea: move("sea"), reef: move("reef"), familiarReef: Number(terrain("reef")?.familiar) },
    build: prepareBuild(tables.build.rows),
    tables,
    voyage: prepareVoyage(tables),
    solo: prepareSolo(tables),
    standardHomes: source.homeAreas.standard,
    setup: source.setupPerPlayer,
    tracks: source.tracks,
    negotiation: source.negotiation,
    printed: preparePrinted(source),
  };
}

function prepareArea({ id, name, region, hexes }: AreaSource, map: TahitiMap): AreaInfo {
  const own = hexes.map(Number).sort((one, other) => one - other);
  const sites = own.filter((hex) => map.at(hex).site);
  return { id, name, region, hexes: own, sites, homeSites: sites.filter((hex) => map.at(hex).coastal) };
}

function prepareCounters({ counters }: PackSource): Pick<TahitiPack, "values" | "chieftain" | "elders"> {
  const counter = (type: string) => counters.perColour.find((entry) => entry.type === type);
  const combat = (type: string): number => Number(counter(type)?.combat);
  const chieftain = counter("chieftain");
  return {
    values: {
      population: combat("population"),
      militia: combat("militia"),
      slingers: combat("slingers"),
      fighters: combat("fighters"),
      heavy: combat("heavy"),
      chieftain: combat("chieftain"),
      shaman: combat("shaman"),
    },
    chieftain: {
      combat: combat("chieftain"),
      leadership: Number(chieftain?.leadership),
      movement: Number(chieftain?.movement),
    },
    elders: counters.clanElderMix.perColour,
  };
}

function prepareBuild(rows: readonly BuildSource[]): BuildChart {
  const chart = rows.map(({ item, use }) => [
    item,
    use.map(({ item: input, qty, consumed }) => ({ item: input, present: qty, consumed })),
  ]);
  return Object.fromEntries(chart) as BuildChart;
}

function byNumber<Row>(rows: Readonly<Record<string, Row>>): Record<number, Row> {
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [Number(key), row]));
}

function prepareVoyage(tables: TablesSource): VoyageTables {
  const rows = Object.keys(tables.expeditionC.rows).map(Number);
  return {
    first: byNumber(tables.expeditionFirst.rows),
    a: byNumber(tables.expeditionA.rows),
    b: byNumber(tables.expeditionB.rows),
    c: byNumber(tables.expeditionC.rows),
    columns: tables.expeditionC.columns.slice(1).map((column) => Number(column.min)),
    rows: [Math.min(...rows), Math.max(...rows)],
  };
}

function prepareSolo(tables: TablesSource): Record<number, SoloRow> {
  const rows = Object.entries(byNumber(tables.solitaireNeutral.rows)).map(([key, row]): [string, SoloRow] => [
    key,
    {
      friendly: row.kind === "friendly",
      population: row.population ?? 0,
      slingers: row.slingers ?? 0,
      fighters: row.fighters ?? 0,
      heavy: row.heavy ?? 0,
      village: row.village === 1,
    },
  ]);
  return Object.fromEntries(rows);
}

function preparePrinted({ map, counters, tracks, tables }: PackSource): Printed {
  const valuesOf = (type: string): string => {
    const { combat = 0, leadership = 0, movement = 0 } = counters.perColour.find((entry) => entry.type === type) ?? {};
    return `${combat}·${leadership}·${movement}`;
  };
  return {
    hexes: map.hexes,
    areas: map.areas,
    regions: map.regions,
    mountainSides: map.mountainSides,
    rivers: map.rivers,
    elders: counters.clanElderMix.perColour,
    chieftain: valuesOf("chieftain"),
    shaman: valuesOf("shaman"),
    build: prepareBuild(tables.build.rows),
    turnsPerSeason: tracks.turnsPerSeason,
    seasonsPerYear: tracks.seasonsPerYear,
  };
}

export function areaOf({ areas }: TahitiPack, area: number): AreaInfo {
  return at(areas, area);
}

export const pack: TahitiPack = preparePack(ownSource);
