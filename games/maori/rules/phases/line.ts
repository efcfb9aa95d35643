// The line of the explorer ship as it lies now: its tiles and what they cost (MAO-LINE).
import { at, type Play } from "@outrigger/kernel";
import { type TileInfo, tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import { lineFrom, linePrices } from "../matrix.ts";
import { CELLS, cellNumber } from "../names.ts";
import { explorerOf } from "../turn.ts";

/** A tile that could be taken now, and for how many shells. */
export interface Takeable {
  readonly tile: TileInfo;
  readonly price: number;
}

export function pricesNow(play: Play<Maori>): number[] {
  return linePrices(play.pack, play.state.matrix, explorerOf(play));
}

export function lineNow(play: Play<Maori>): readonly number[] {
  return lineFrom(explorerOf(play));
}

export function priceOfCell(play: Play<Maori>, cell: string): number {
  return at(pricesNow(play), lineNow(play).indexOf(cellNumber(cell)));
}

/** The tile on a cell that is not empty. */
export function tileOn({ state, pack }: Pick<Play<Maori>, "state" | "pack">, cell: number): TileInfo {
  const id = state.matrix[cell];
  if (!id) throw new Error(`no tile lies on ${CELLS[cell]}`);
  return tileOf(pack, id);
}
