// The map of a component pack: its shape, and that the rules can be played on it (TAH-COMP-6, TAH-COMP-8, TAH-COMP-9).
import { type Complain, fixed, list, measure, name, whole, words } from "@outrigger/protocol/packs";
import * as z from "zod/mini";
import { axialOf, distance, hexNumber, neighbour } from "../rules/island/hex.ts";
import { hexName } from "../rules/names.ts";
import own from "../rules/pack.json" with { type: "json" };
import { BEARINGS } from "../rules/vocabulary.ts";

const AREAS = own.map.areas.map((area) => area.id);
const REGIONS = own.map.regions.map((region) => region.id);
const MOST_HEXES = 300;

const ID = "four digits";
const hexId = z.string({ error: ID }).check(z.regex(/^[0-9]{4}$/, { error: ID }));
export const areaId = z.enum(AREAS);
const hexIds = (most: number) => list(hexId, 0, most);
const count = z.optional(whole(0, MOST_HEXES));
const place = whole(-99, 99);
const shift = measure(-3, 3);

const hex = z.strictObject({
  id: hexId,
  q: place,
  r: place,
  kind: z.enum(["sea", "coastal", "inland"]),
  reef: z.boolean(),
  ring: z.optional(whole(1, 99)),
  area: z.optional(areaId),
  terrain: z.optional(z.enum(["clear", "jungle"])),
  river: z.optional(z.boolean()),
  name: z.optional(name),
});

const area = z.strictObject({
  id: areaId,
  name,
  region: z.enum(REGIONS),
  hexes: hexIds(60),
  label: z.strictObject({ hex: hexId, dx: shift, dy: shift }),
  villageHexes: z.optional(hexIds(60)),
  homeVillageHexes: z.optional(hexIds(60)),
  provenance: z.optional(words),
});

export const mapSchema = z.strictObject({
  provenance: z.optional(words),
  sources: z.optional(words),
  scale: z.optional(words),
  orientation: z.optional(words),
  coordinates: z.optional(words),
  canoeRule: z.optional(words),
  directions: z.optional(fixed(own.map.directions)),
  counts: z.optional(
    z.strictObject({
      hexes: count,
      land: count,
      sea: count,
      coastal: count,
      clear: count,
      jungle: count,
      reefCoastal: count,
      reefSea: count,
      mountainSides: count,
    }),
  ),
  regions: list(
    z.strictObject({ id: z.enum(REGIONS), name, areas: z.optional(whole(1, 17)), provenance: z.optional(words) }),
    REGIONS.length,
    REGIONS.length,
  ),
  areas: list(area, AREAS.length, AREAS.length),
  hexes: list(hex, 1, MOST_HEXES),
  mountainSides: list(z.tuple([hexId, hexId]), 0, 200),
  rivers: list(
    z.strictObject({ name, hexes: list(hexId, 1, 40), mouth: z.enum(BEARINGS), provenance: z.optional(words) }),
    0,
    60,
  ),
  deepJungle: z.strictObject({ hexes: hexIds(MOST_HEXES), provenance: z.optional(words) }),
});

type CheckedMap = z.infer<typeof mapSchema>;
type Hex = CheckedMap["hexes"][number];

/** What the checks look things up in. */
interface Chart {
  readonly map: CheckedMap;
  readonly byId: ReadonlyMap<string, Hex>;
  readonly walls: ReadonlySet<string>;
  around(hex: Hex): Hex[];
}

export function checkMap(map: CheckedMap, complain: Complain): void {
  const byId = new Map(map.hexes.map((hex) => [hex.id, hex]));
  if (byId.size !== map.hexes.length) complain("map.hexes: a hex occurs twice");
  const chart: Chart = {
    map,
    byId,
    walls: new Set(map.mountainSides.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`])),
    around: (hex) =>
      BEARINGS.flatMap((_, direction) => byId.get(nameOf(neighbour(axialOf(Number(hex.id)), direction))) ?? []),
  };
  for (const hex of map.hexes) checkHex(chart, hex, complain);
  checkSides(chart, complain);
  map.areas.forEach((area, at) => {
    if (area.id !== AREAS[at]) complain(`map.areas[${area.id}] stands where ${AREAS[at]} belongs`);
    checkArea(chart, area, complain);
  });
  checkLand(chart, complain);
  checkRivers(chart, complain);
  checkCounts(chart, complain);
}

const isLand = (hex: Hex): boolean => hex.kind !== "sea";
const isClear = (hex: Hex): boolean => hex.terrain === "clear";
const isSite = (hex: Hex): boolean => isClear(hex) && hex.river === true;
const nameOf = (hex: { q: number; r: number }): string => hexName(hexNumber(hex));
const idsOf = (hexes: readonly Hex[]): string =>
  hexes
    .map((hex) => hex.id)
    .sort()
    .join(", ");
const asListed = (ids: readonly string[]): string => [...ids].sort().join(", ");

function checkHex(chart: Chart, hex: Hex, complain: Complain): void {
  const what = `map.hexes[${hex.id}]`;
  const here = axialOf(Number(hex.id));
  if (here.q !== hex.q || here.r !== hex.r) complain(`${what} is not at ${hex.q}, ${hex.r}`);
  if (!isLand(hex)) {
    if (hex.area !== undefined || hex.terrain !== undefined) complain(`${what} is sea with an area or a terrain`);
    return;
  }
  const around = chart.around(hex);
  if (hex.terrain === undefined) complain(`${what} has no terrain`);
  if (hex.river === undefined) complain(`${what} does not say whether a river runs through it`);
  if (hex.ring !== undefined) complain(`${what}.ring is for sea hexes`);
  if (around.length !== 6) complain(`${what} is land at the edge of the map`);
  const touchesSea = around.some((there) => there.kind === "sea");
  if ((hex.kind === "coastal") !== touchesSea) complain(`${what} is coastal exactly when it touches the sea`);
  if (hex.reef && hex.kind !== "coastal") complain(`${what} has a reef inland`);
}

function checkSides({ map, byId }: Chart, complain: Complain): void {
  const seen = new Set<string>();
  for (const [one, other] of map.mountainSides) {
    const [from, to] = [byId.get(one), byId.get(other)];
    if (from === undefined || to === undefined || !isLand(from) || !isLand(to) || distance(from, to) !== 1)
      complain(`mountain side ${one}/${other} does not lie between two land hexes`);
    const side = asListed([one, other]);
    if (seen.has(side)) complain(`mountain side ${one}/${other} is there twice`);
    seen.add(side);
  }
}

function checkArea({ map, around, walls }: Chart, area: CheckedMap["areas"][number], complain: Complain): void {
  const what = `map.areas[${area.id}]`;
  const land = map.hexes.filter((hex) => hex.area === area.id);
  const sites = land.filter(isSite);
  const homes = sites.filter((hex) => hex.kind === "coastal");
  if (asListed(area.hexes) !== idsOf(land)) complain(`${what} lists other hexes than those that name it`);
  if (land.length < 2) complain(`${what} has fewer than two hexes`);
  if (homes.length === 0) complain(`${what} has no coastal clear river hex`);
  if (area.villageHexes !== undefined && asListed(area.villageHexes) !== idsOf(sites))
    complain(`${what}.villageHexes are ${idsOf(sites)}`);
  if (area.homeVillageHexes !== undefined && asListed(area.homeVillageHexes) !== idsOf(homes))
    complain(`${what}.homeVillageHexes are ${idsOf(homes)}`);
  if (!area.hexes.includes(area.label.hex)) complain(`${what}.label lies outside of it`);
  const { dx, dy } = own.map.areas.find(({ id }) => id === area.id)?.label ?? area.label;
  if (area.label.dx !== dx || area.label.dy !== dy) complain(`${what}.label is set off by ${dx}, ${dy}`);
  const step = (from: Hex, to: Hex): boolean => to.area === area.id && !walls.has(`${from.id}|${to.id}`);
  if (land[0] !== undefined && walked(land[0], around, step) !== land.length)
    complain(`${what} cannot be walked without leaving it`);
}

function checkLand({ map, around, walls }: Chart, complain: Complain): void {
  const land = map.hexes.filter(isLand);
  for (const hex of land) if (hex.area === undefined) complain(`map.hexes[${hex.id}] is land in no area`);
  const byLand = (from: Hex, to: Hex): boolean => isLand(to) && !walls.has(`${from.id}|${to.id}`);
  if (land[0] !== undefined && walked(land[0], around, byLand) !== land.length)
    complain("the island is not in one piece");
  const deep = land.filter((hex) => hex.terrain === "jungle" && !around(hex).some(isClear));
  if (idsOf(deep) !== asListed(map.deepJungle.hexes)) complain(`jungle without a clear neighbour is ${idsOf(deep)}`);
}

/** How many hexes can be reached from one. */
function walked(start: Hex, around: Chart["around"], step: (from: Hex, to: Hex) => boolean): number {
  const seen = new Set([start.id]);
  const open = [start];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    for (const there of around(hex)) {
      if (seen.has(there.id) || !step(hex, there)) continue;
      seen.add(there.id);
      open.push(there);
    }
  }
  return seen.size;
}

function checkRivers({ map, byId }: Chart, complain: Complain): void {
  const wet = new Set<string>();
  for (const { name: river, hexes: course, mouth } of map.rivers) {
    for (const [at, id] of course.entries()) {
      wet.add(id);
      const here = byId.get(id);
      const before = byId.get(course[at - 1] ?? id);
      if (here === undefined || before === undefined || !isLand(here) || distance(here, before) > 1)
        complain(`river ${river} breaks off at ${id}`);
    }
    const last = axialOf(Number(course.at(-1)));
    const sea = byId.get(nameOf(neighbour(last, BEARINGS.indexOf(mouth))));
    if (sea?.kind !== "sea") complain(`river ${river} does not reach the sea`);
  }
  for (const hex of map.hexes)
    if (isLand(hex) && hex.river !== wet.has(hex.id)) complain(`map.hexes[${hex.id}] and the rivers do not agree`);
}

/** Numbers that follow from the hexes: where they are stated they must be right. */
function checkCounts({ map }: Chart, complain: Complain): void {
  const { hexes, areas, regions, counts = {} } = map;
  const of = (holds: (hex: Hex) => boolean): number => hexes.filter(holds).length;
  const found: Readonly<Record<keyof typeof counts, number>> = {
    hexes: hexes.length,
    land: of(isLand),
    sea: of((hex) => !isLand(hex)),
    coastal: of((hex) => hex.kind === "coastal"),
    clear: of(isClear),
    jungle: of((hex) => hex.terrain === "jungle"),
    reefCoastal: of((hex) => hex.reef && isLand(hex)),
    reefSea: of((hex) => hex.reef && !isLand(hex)),
    mountainSides: map.mountainSides.length,
  };
  for (const [what, stated] of Object.entries(counts))
    if (stated !== undefined && stated !== found[what as keyof typeof counts])
      complain(`map.counts.${what} is ${stated}, but the map has ${found[what as keyof typeof counts]}`);
  for (const { id, areas: stated } of regions) {
    const inside = areas.filter(({ region }) => region === id).length;
    if (stated !== undefined && stated !== inside) complain(`map.regions[${id}].areas is ${stated}, not ${inside}`);
  }
  for (const hex of map.hexes) checkRing(map, hex, complain);
}

/** How far out at sea a hex lies. */
function checkRing({ hexes }: CheckedMap, hex: Hex, complain: Complain): void {
  if (hex.ring === undefined || isLand(hex)) return;
  const nearest = Math.min(...hexes.filter(isLand).map((land) => distance(land, hex)));
  if (hex.ring !== nearest) complain(`map.hexes[${hex.id}].ring is ${hex.ring}, not ${nearest}`);
}
