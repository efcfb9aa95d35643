// How a tile is put together from drawn parts: sea, land by its open sides, lei, symbols at their anchors, ships.
// Symbols stay upright when a tile is turned; the land and the lei half turn with it.
import type { Side, Tile } from "../rules/index.ts";
import { turnedSide } from "../rules/names.ts";
import groups from "./tile-groups.json" with { type: "json" };

interface Part {
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Picture {
  /** Symbols that fill the tile. */
  readonly layers: readonly string[];
  readonly parts: readonly Part[];
}

type Point = readonly [x: number, y: number];

const CENTRES: Readonly<Record<string, Point>> = { E: [54, 50], W: [46, 50], N: [50, 45], S: [50, 56] };
const MIDDLE: Point = [50, 50];

/** By palms, huts and shells: where each stands, from the centre of its land. */
const GROUPS: Readonly<Record<string, readonly Part[]>> = groups;

/** Half a lei needs room: the symbols step back from its side. */
const LEI_SHIFTS: Readonly<Record<Side, Point>> = { E: [-11, 0], W: [11, 0], N: [0, 9], S: [0, -11] };
const SHIP_SHIFTS: Readonly<Record<string, Point>> = { E: [3, -5], W: [-3, -5], S: [-4, 4] };
const ship = (x: number, y: number, scale: number): Part => ({ symbol: "ship", x, y, scale });
const ON_SINGLE = ship(79, 92, 0.84);
const SHIPS: Readonly<Record<string, Part>> = {
  E: ship(20, 93, 0.84),
  W: ship(80, 93, 0.84),
  N: ship(80, 93, 0.84),
  S: ship(80, 34, 0.8),
  EW: ship(79, 95, 0.84),
  NS: ship(82, 94, 0.8),
};
const WATER_SHIPS: readonly (readonly Part[])[] = [[], [ship(49, 72, 1.6)], [ship(33, 50, 1.15), ship(67, 86, 1.15)]];

/** The open sides after turning, in the order in which the drawings are named. */
function openSides(tile: Tile, quarters: number): string {
  const open = tile.open.map((side) => turnedSide(side, quarters));
  if (open.length < 2) return open.join("");
  return open.includes("E") ? "EW" : "NS";
}

export function composeTile(tile: Tile, quarters = 0): Picture {
  if (tile.kind === "volcano") return { layers: ["volcano", "edge"], parts: [] };
  if (tile.kind === "water")
    return { layers: ["water", "edge"], parts: WATER_SHIPS[tile.ships] ?? row(ship(50, 66, 0.8), tile.ships) };
  const open = openSides(tile, quarters);
  const lei = tile.lei === null ? [] : [`lei-${turnedSide(tile.lei, quarters)}`];
  return {
    layers: ["sea", `land-${open === "" ? "none" : open}`, ...lei, "edge"],
    parts: [...symbols(tile, quarters, open), ...ships(tile, open)],
  };
}

function symbols(tile: Tile, quarters: number, open: string): Part[] {
  const [left, top] = CENTRES[open] ?? MIDDLE;
  const lei: Point = tile.lei === null ? [0, 0] : LEI_SHIFTS[turnedSide(tile.lei, quarters)];
  const beside: Point = tile.ships === 0 ? [0, 0] : (SHIP_SHIFTS[open] ?? [-4, -5]);
  return group(tile).map((part) => ({
    ...part,
    x: left + part.x + lei[0] + beside[0],
    y: top + part.y + lei[1] + beside[1],
  }));
}

/** A corrected pack may print what our drawings do not foresee: then the symbols stand in rows. */
function group({ palms, huts, shells }: Tile): readonly Part[] {
  const drawn = GROUPS[`${palms},${huts},${shells}`];
  if (drawn !== undefined) return drawn;
  return [
    ...row({ symbol: "palm", x: 0, y: 8, scale: 0.7 }, palms),
    ...row({ symbol: "hut", x: -12, y: 28, scale: 0.7 }, huts),
    ...row({ symbol: "shell", x: 10, y: 26, scale: 0.8 }, shells),
  ];
}

/** So many of the same side by side, about the middle of where one would stand. */
function row(part: Part, count: number): Part[] {
  const gap = Math.min(18, 54 / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => ({ ...part, x: part.x + (at - (count - 1) / 2) * gap }));
}

function ships(tile: Tile, open: string): Part[] {
  const first = SHIPS[open] ?? ON_SINGLE;
  return Array.from({ length: tile.ships }, (_, at) => ({ ...first, x: first.x - at * 16 }));
}
