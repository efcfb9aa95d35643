// Checks the map of a component pack: a shape the rules can be played on (TAH-COMP-6, TAH-COMP-8, TAH-COMP-9).
import { axialOf, distance, hexNumber, neighbour } from "../rules/hex.ts";
import type { HexSource, PackSource } from "../rules/pack-source.ts";

/** Where the checks of a pack put what they find. */
export type Complain = (problem: string) => void;

const MOUTHS = ["E", "NE", "NW", "W", "SW", "SE"];

type Around = (hex: HexSource) => HexSource[];

export function checkMap({ map }: PackSource, complain: Complain): void {
  const byId = new Map(map.hexes.map((hex) => [hex.id, hex]));
  if (byId.size !== map.hexes.length) complain("a hex occurs twice");
  const around: Around = (hex) =>
    MOUTHS.flatMap((_, direction) => byId.get(nameOf(neighbour(axialOf(Number(hex.id)), direction))) ?? []);
  for (const hex of map.hexes) checkHex(hex, around(hex), complain);
  checkSides(map, byId, complain);
  checkAreas(map, byId, around, complain);
  checkRivers(map, byId, complain);
  const deep = map.hexes.filter((hex) => hex.terrain === "jungle" && !around(hex).some(isClear)).map((hex) => hex.id);
  if (deep.sort().join() !== [...map.deepJungle.hexes].sort().join())
    complain(`jungle without a clear neighbour is ${deep.join(", ")}`);
}

const isLand = (hex: HexSource): boolean => hex.kind !== "sea";
const isClear = (hex: HexSource): boolean => hex.terrain === "clear";
const nameOf = (hex: { q: number; r: number }): string => String(hexNumber(hex)).padStart(4, "0");

function checkHex(hex: HexSource, around: readonly HexSource[], complain: Complain): void {
  const here = axialOf(Number(hex.id));
  if (here.q !== hex.q || here.r !== hex.r) complain(`hex ${hex.id} is not at ${hex.q}, ${hex.r}`);
  if (!isLand(hex)) {
    if (hex.area !== undefined || hex.terrain !== undefined) complain(`hex ${hex.id} is sea with an area or a terrain`);
    return;
  }
  if (hex.terrain !== "clear" && hex.terrain !== "jungle") complain(`hex ${hex.id} has no terrain`);
  if (typeof hex.river !== "boolean") complain(`hex ${hex.id} does not say whether a river runs through it`);
  if (around.length !== 6) complain(`land hex ${hex.id} lies at the edge of the map`);
  const touchesSea = around.some((there) => there.kind === "sea");
  if ((hex.kind === "coastal") !== touchesSea) complain(`hex ${hex.id} is coastal exactly when it touches the sea`);
  if (hex.reef && hex.kind !== "coastal") complain(`hex ${hex.id} has a reef inland`);
}

function checkSides(map: PackSource["map"], byId: ReadonlyMap<string, HexSource>, complain: Complain): void {
  for (const [one, other] of map.mountainSides) {
    const [from, to] = [byId.get(one), byId.get(other)];
    if (from === undefined || to === undefined || !isLand(from) || !isLand(to) || distance(from, to) !== 1)
      complain(`mountain side ${one}/${other} does not lie between two land hexes`);
  }
}

function checkAreas(
  { areas, regions, hexes, mountainSides }: PackSource["map"],
  byId: ReadonlyMap<string, HexSource>,
  around: Around,
  complain: Complain,
): void {
  const walls = new Set(mountainSides.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`]));
  for (const { id, region, hexes: listed } of areas) {
    const own = hexes.filter((hex) => hex.area === id);
    if (!regions.some((entry) => entry.id === region)) complain(`area ${id} lies in no region`);
    if (
      [...listed].sort().join() !==
      own
        .map((hex) => hex.id)
        .sort()
        .join()
    )
      complain(`area ${id} lists other hexes`);
    if (own.length < 2) complain(`area ${id} has fewer than two hexes`);
    if (!own.some((hex) => isClear(hex) && hex.river === true && hex.kind === "coastal"))
      complain(`area ${id} has no coastal clear river hex`);
    const step = (from: HexSource, to: HexSource): boolean => to.area === id && !walls.has(`${from.id}|${to.id}`);
    if (own[0] !== undefined && walked(own[0], around, step) !== own.length)
      complain(`area ${id} cannot be walked without leaving it`);
  }
  const land = hexes.filter(isLand);
  for (const hex of land)
    if (!areas.some((area) => area.id === hex.area)) complain(`land hex ${hex.id} belongs to no area`);
  const byLand = (from: HexSource, to: HexSource): boolean => isLand(to) && !walls.has(`${from.id}|${to.id}`);
  if (land[0] !== undefined && walked(land[0], around, byLand) !== land.length)
    complain("the island is not in one piece");
  if (byId.size === 0) complain("the map has no hexes");
}

/** How many hexes can be reached from one. */
function walked(start: HexSource, around: Around, step: (from: HexSource, to: HexSource) => boolean): number {
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

function checkRivers(
  { rivers, hexes }: PackSource["map"],
  byId: ReadonlyMap<string, HexSource>,
  complain: Complain,
): void {
  const wet = new Set<string>();
  for (const { name, hexes: course, mouth } of rivers) {
    for (const [at, id] of course.entries()) {
      wet.add(id);
      const hex = byId.get(id);
      const before = byId.get(course[at - 1] ?? id);
      if (hex === undefined || before === undefined || !isLand(hex) || distance(hex, before) > 1)
        complain(`river ${name} breaks off at ${id}`);
    }
    const last = axialOf(Number(course.at(-1)));
    const sea = MOUTHS.includes(mouth) ? byId.get(nameOf(neighbour(last, MOUTHS.indexOf(mouth)))) : undefined;
    if (sea?.kind !== "sea") complain(`river ${name} does not reach the sea`);
  }
  for (const hex of hexes)
    if (isLand(hex) && hex.river !== wet.has(hex.id)) complain(`hex ${hex.id} and the rivers do not agree`);
}
