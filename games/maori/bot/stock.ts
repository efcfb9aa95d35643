// What can still be had: the tiles of the matrix and the pile, counted by what they could close.
import { at } from "@outrigger/kernel";
import type { MaoriPack, TileInfo } from "../rules/components.ts";
import { tileOf } from "../rules/components.ts";
import type { MaoriState } from "../rules/vocabulary.ts";

export interface Stock {
  /** Tiles that can be taken at all. */
  readonly total: number;
  /** How many of them have these open sides and cannot be turned, by the bits of their open sides. */
  readonly fixed: readonly number[];
  /** Ends and middles that may be turned. */
  readonly turnableEnds: number;
  readonly turnableMiddles: number;
  /** Tiles that can show half a lei towards a side (N, E, S, W). */
  readonly leis: readonly number[];
  /** Answers of `fitting` so far, -1 where not asked yet. */
  readonly known: Int16Array;
}

export function stockOf(state: MaoriState, pack: MaoriPack): Stock {
  const turning = state.options.rotation === "palmFree";
  const counts = { total: 0, turnableEnds: 0, turnableMiddles: 0 };
  const fixed = new Array<number>(16).fill(0);
  const leis = [0, 0, 0, 0];
  const count = (tile: TileInfo): void => {
    counts.total++;
    const turns = turning && tile.rotations.length > 1;
    if (!turns) fixed[tile.open] = (fixed[tile.open] ?? 0) + 1;
    else if (tile.printed.kind === "end") counts.turnableEnds++;
    else counts.turnableMiddles++;
    const { lei } = at(tile.pieces, 0);
    if (lei < 0) return;
    for (let side = 0; side < 4; side++) if (turns || side === lei) leis[side] = (leis[side] ?? 0) + 1;
  };
  for (const id of state.pile) if (!pack.volcanoes.has(id)) count(tileOf(pack, id));
  for (const id of state.matrix) if (id !== null && !pack.volcanoes.has(id)) count(tileOf(pack, id));
  return { ...counts, fixed, leis, known: new Int16Array(256).fill(-1) };
}

const ENDS = [1, 2, 4, 8] as const;
const MIDDLES = [5, 10] as const;

function fits(open: number, land: number, barred: number): boolean {
  return (open & land) === land && (open & barred) === 0;
}

/** How many tiles would go on a space that needs `land` on some sides and must not be open to the `barred` ones. */
export function fitting(stock: Stock, land: number, barred: number): number {
  const key = land | (barred << 4);
  const known = stock.known[key] ?? -1;
  if (known >= 0) return known;
  let count = 0;
  for (let open = 0; open < 16; open++) if (fits(open, land, barred)) count += stock.fixed[open] ?? 0;
  if (ENDS.some((open) => fits(open, land, barred))) count += stock.turnableEnds;
  if (MIDDLES.some((open) => fits(open, land, barred))) count += stock.turnableMiddles;
  stock.known[key] = count;
  return count;
}

/** The chance that at least one of `tries` tiles is among `wanted` of `total`. */
export function chanceOf(wanted: number, total: number, tries: number): number {
  if (wanted <= 0 || tries <= 0) return 0;
  if (wanted >= total) return 1;
  let miss = 1;
  for (let [base, left] = [1 - wanted / total, tries]; left > 0; left >>= 1) {
    if (left & 1) miss *= base;
    base *= base;
  }
  return 1 - miss;
}
