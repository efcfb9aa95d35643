// How a tile is put together from drawn parts: sea, land by its open sides, lei, symbols at their anchors, ships.
// Symbols stay upright when a tile is turned; the land and the lei half turn with it.
import type { Side, Tile } from "../rules/index.ts";
import { turnedSide } from "../rules/names.ts";

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

type Anchor = readonly [symbol: string, x: number, y: number, scale: number];
type Point = readonly [x: number, y: number];

const CENTRES: Readonly<Record<string, Point>> = { E: [54, 50], W: [46, 50], N: [50, 45], S: [50, 56] };
const MIDDLE: Point = [50, 50];

/** By palms, huts and shells: where each stands, from the centre of its land. */
const GROUPS: Readonly<Record<string, readonly Anchor[]>> = {
  "1,0,0": [["palm", -2, 23, 1.12]],
  "2,0,0": [
    ["palm", -18, 16, 0.98],
    ["palm", 14, 25, 0.98],
  ],
  "3,0,0": [
    ["palm", -21, 11, 0.84],
    ["palm", 19, 9, 0.84],
    ["palm", -2, 30, 0.88],
  ],
  "1,1,0": [
    ["palm", -15, 16, 1.02],
    ["hut", 12, 24, 0.98],
  ],
  "2,1,0": [
    ["palm", -18, 12, 0.92],
    ["palm", 15, 11, 0.92],
    ["hut", -1, 28, 0.9],
  ],
  "0,1,0": [["hut", 0, 17, 1.3]],
  "1,0,1": [
    ["palm", -9, 20, 1.05],
    ["shell", 17, 18, 1.08],
  ],
  "1,0,2": [
    ["palm", -2, 14, 0.98],
    ["shell", -17, 21, 1.02],
    ["shell", 16, 22, 1.02],
  ],
  "0,0,2": [
    ["shell", -12, -6, 1.32],
    ["shell", 12, 9, 1.32],
  ],
};

/** Half a lei needs room: the symbols step back from its side. */
const LEI_SHIFTS: Readonly<Record<Side, Point>> = { E: [-11, 0], W: [11, 0], N: [0, 9], S: [0, -11] };
const SHIP_SHIFTS: Readonly<Record<string, Point>> = { E: [3, -5], W: [-3, -5], S: [-4, 4] };
const ON_SINGLE: Anchor = ["ship", 79, 92, 0.84];
const SHIPS: Readonly<Record<string, Anchor>> = {
  E: ["ship", 20, 93, 0.84],
  W: ["ship", 80, 93, 0.84],
  N: ["ship", 80, 93, 0.84],
  S: ["ship", 80, 34, 0.8],
  EW: ["ship", 79, 95, 0.84],
  NS: ["ship", 82, 94, 0.8],
};
const WATER_SHIPS: readonly (readonly Anchor[])[] = [
  [],
  [["ship", 49, 72, 1.6]],
  [
    ["ship", 33, 50, 1.15],
    ["ship", 67, 86, 1.15],
  ],
];

/** The open sides after turning, in the order in which the drawings are named. */
function openSides(tile: Tile, quarters: number): string {
  const open = tile.open.map((side) => turnedSide(side, quarters));
  if (open.length < 2) return open.join("");
  return open.includes("E") ? "EW" : "NS";
}

export function composeTile(tile: Tile, quarters = 0): Picture {
  if (tile.kind === "volcano") return { layers: ["volcano", "edge"], parts: [] };
  if (tile.kind === "water") return { layers: ["water", "edge"], parts: waterShips(tile.ships) };
  const open = openSides(tile, quarters);
  const lei = tile.lei === null ? [] : [`lei-${turnedSide(tile.lei, quarters)}`];
  return {
    layers: ["sea", `land-${open === "" ? "none" : open}`, ...lei, "edge"],
    parts: [...symbols(tile, quarters, open), ...ships(tile, open)],
  };
}

function waterShips(count: number): Part[] {
  const drawn = WATER_SHIPS[count] ?? row("ship", count, 50, 66, 0.8);
  return drawn.map(([symbol, x, y, scale]) => ({ symbol, x, y, scale }));
}

function symbols(tile: Tile, quarters: number, open: string): Part[] {
  const [left, top] = CENTRES[open] ?? MIDDLE;
  const lei: Point = tile.lei === null ? [0, 0] : LEI_SHIFTS[turnedSide(tile.lei, quarters)];
  const ship: Point = tile.ships === 0 ? [0, 0] : (SHIP_SHIFTS[open] ?? [-4, -5]);
  return group(tile).map(([symbol, x, y, scale]) => ({
    symbol,
    x: left + x + lei[0] + ship[0],
    y: top + y + lei[1] + ship[1],
    scale,
  }));
}

/** A corrected pack may print what our drawings do not foresee: then the symbols stand in rows. */
function group({ palms, huts, shells }: Tile): readonly Anchor[] {
  const drawn = GROUPS[`${palms},${huts},${shells}`];
  if (drawn !== undefined) return drawn;
  return [...row("palm", palms, 0, 8, 0.7), ...row("hut", huts, -12, 28, 0.7), ...row("shell", shells, 10, 26, 0.8)];
}

function row(symbol: string, count: number, x: number, y: number, scale: number): Anchor[] {
  const gap = Math.min(18, 54 / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => [symbol, x + (at - (count - 1) / 2) * gap, y, scale]);
}

function ships(tile: Tile, open: string): Part[] {
  const [symbol, x, y, scale] = SHIPS[open] ?? ON_SINGLE;
  return Array.from({ length: tile.ships }, (_, at) => ({ symbol, x: x - at * 16, y, scale }));
}
