// The map laid out for quick use: who neighbours whom by land and by sea, zones, reefs, sites (section 3 of the rules).

import { type Axial, hexName, isSite } from "../names.ts";
import type { HexSource, MapSource } from "../pack-source.ts";
import type { Hex } from "../vocabulary.ts";
import { axialOf, hexNumber, neighbour } from "./hex.ts";

export interface HexInfo extends Axial {
  readonly id: Hex;
  /** Place in `TahitiMap.hexes`, for tables by hex. */
  readonly index: number;
  readonly sea: boolean;
  readonly coastal: boolean;
  readonly jungle: boolean;
  readonly reef: boolean;
  /** The Area by its place in the pack; -1 at sea. */
  readonly area: number;
  /** A Village may stand here: clear land with a river (TAH-VILL-1). */
  readonly site: boolean;
  /** Jungle without a clear neighbour (TAH-COMP-9). */
  readonly deep: boolean;
  /** Thirds to enter by land; 0 at sea. */
  readonly cost: number;
  /** Where one may go by land: no mountain side between (TAH-GEO-2). */
  readonly landSteps: readonly HexInfo[];
  /** Where a canoe may go (TAH-GEO-4). */
  readonly seaSteps: readonly HexInfo[];
  /** Exactly two sea steps away: the outer zone of a Coastal Village (TAH-GEO-8). */
  readonly seaRing: readonly HexInfo[];
  /** Areas whose controller knows this reef (TAH-GEO-6). */
  readonly reefAreas: readonly number[];
}

export interface TahitiMap {
  readonly hexes: readonly HexInfo[];
  /** By printed number. */
  readonly at: (hex: Hex) => HexInfo;
  readonly has: (hex: Hex) => boolean;
}

interface Terrain {
  readonly clear: number;
  readonly jungle: number;
}

type Draft = { -readonly [Key in keyof HexInfo]: HexInfo[Key] };

export function prepareMap(source: MapSource, areaIds: readonly string[], cost: Terrain): TahitiMap {
  const deep = new Set(source.deepJungle.hexes.map(Number));
  const hexes = source.hexes.map((hex, index) => prepareHex(hex, index, areaIds, deep, cost));
  const cells: (Draft | undefined)[] = [];
  for (const hex of hexes) cells[hex.id] = hex;
  const walls = new Set(source.mountainSides.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`]));
  const isWall = (one: Hex, other: Hex): boolean => walls.has(`${hexName(one)}|${hexName(other)}`);
  for (const hex of hexes) connect(hex, neighboursOf(hex, cells), isWall);
  for (const hex of hexes) hex.seaRing = twoAway(hex);
  for (const hex of hexes) hex.reefAreas = reefAreasOf(hex, neighboursOf(hex, cells));
  return { hexes, at: (hex) => known(cells, hex), has: (hex) => cells[hex] !== undefined };
}

function known(cells: readonly (HexInfo | undefined)[], hex: Hex): HexInfo {
  const info = cells[hex];
  if (info === undefined) throw new Error(`no hex ${hex} on the map`);
  return info;
}

function prepareHex(
  hex: HexSource,
  index: number,
  areaIds: readonly string[],
  deep: ReadonlySet<Hex>,
  cost: Terrain,
): Draft {
  const id = Number(hex.id);
  const sea = hex.kind === "sea";
  const jungle = hex.terrain === "jungle";
  return {
    id,
    index,
    ...axialOf(id),
    sea,
    coastal: hex.kind === "coastal",
    jungle,
    reef: hex.reef,
    area: hex.area === undefined ? -1 : areaIds.indexOf(hex.area),
    site: isSite(hex),
    deep: deep.has(id),
    cost: sea ? 0 : jungle ? cost.jungle : cost.clear,
    landSteps: [],
    seaSteps: [],
    seaRing: [],
    reefAreas: [],
  };
}

/** In the order of their numbers, so that lists of offers are sorted. */
function neighboursOf(hex: HexInfo, cells: readonly (Draft | undefined)[]): Draft[] {
  const found: Draft[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const there = cells[hexNumber(neighbour(hex, direction))];
    if (there !== undefined) found.push(there);
  }
  return found.sort((one, other) => one.id - other.id);
}

function connect(hex: Draft, around: readonly Draft[], isWall: (one: Hex, other: Hex) => boolean): void {
  if (!hex.sea) hex.landSteps = around.filter((there) => !there.sea && !isWall(hex.id, there.id));
  if (!isNavigable(hex)) return;
  const isSeaBeside = (there: HexInfo): boolean => around.some((beside) => beside.sea && touches(beside, there));
  hex.seaSteps = around.filter((there) => isNavigable(there) && (hex.sea || there.sea || isSeaBeside(there)));
}

function isNavigable(hex: HexInfo): boolean {
  return hex.sea || hex.coastal;
}

function touches(one: HexInfo, other: HexInfo): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (hexNumber(neighbour(one, direction)) === other.id) return true;
  return false;
}

function twoAway(hex: HexInfo): HexInfo[] {
  const near = new Set<HexInfo>([hex, ...hex.seaSteps]);
  const ring = new Set<HexInfo>();
  for (const step of hex.seaSteps) for (const there of step.seaSteps) if (!near.has(there)) ring.add(there);
  return [...ring].sort((one, other) => one.id - other.id);
}

/** TAH-GEO-6: the Area of a coastal reef; every Area an all-sea reef touches. */
function reefAreasOf(hex: HexInfo, around: readonly HexInfo[]): number[] {
  if (!hex.reef) return [];
  if (!hex.sea) return [hex.area];
  return [...new Set(around.filter((there) => !there.sea).map((there) => there.area))].sort(
    (one, other) => one - other,
  );
}
