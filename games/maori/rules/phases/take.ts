// Which tiles can be taken: from the explorer's line (MAO-LINE, MAO-VOLC) or from the own depot (MAO-DEPOT-3).
import type { Ask, Play, Seat } from "@outrigger/kernel";
import { type TileInfo, tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import {
  BEHIND_VOLCANO,
  CELL_COUNT,
  cellNumber,
  EMPTY_CELL,
  LINES,
  linePrices,
  TAKE_MOVES,
  VOLCANO_CELL,
} from "../matrix.ts";
import { hasSpace, nowhereClause, type Site } from "../placing.ts";
import { mustPlace, seatOf } from "../turn.ts";
import type { ActionFrame, MaoriMove } from "../vocabulary.ts";

const PLAY_DEPOT: MaoriMove = ["playDepot"];

/** A tile that could be taken now, and for how many shells. */
export interface Takeable {
  readonly tile: TileInfo;
  readonly price: number;
}

export function pricesNow({ state, pack }: Play<Maori>): number[] {
  return linePrices(pack, state.matrix, state.explorer as number);
}

export function lineNow({ state }: Play<Maori>): readonly number[] {
  return LINES[state.explorer as number] as readonly number[];
}

export function priceOfCell(play: Play<Maori>, cell: string): number {
  return pricesNow(play)[lineNow(play).indexOf(cellNumber(cell))] as number;
}

type Taker = Pick<ActionFrame, "seat" | "steps">;

export function offerTakes(play: Play<Maori>, taker: Taker, site: Site, ask: Ask<Maori>): void {
  const line = lineNow(play);
  const prices = pricesNow(play);
  for (let deep = 0; deep < line.length; deep++) {
    const cell = line[deep] as number;
    const price = prices[deep] as number;
    const move = TAKE_MOVES[cell] as MaoriMove;
    const clause = takeProblem(play, taker, site, cell, price);
    if (clause !== undefined) ask.refuse(move, clause);
    else if (ask.curious) ask.offer(move, { price });
    else ask.offer(move);
  }
  if (ask.curious) refuseOtherLines(play, line, ask);
}

/** Why the tile on a cell of the line cannot be taken. */
function takeProblem(play: Play<Maori>, taker: Taker, site: Site, cell: number, price: number): string | undefined {
  if (price === EMPTY_CELL) return "MAO-LINE-4";
  if (price === VOLCANO_CELL) return "MAO-VOLC-1";
  if (price === BEHIND_VOLCANO) return "MAO-VOLC-2";
  const { shells, depot } = seatOf(play, taker.seat);
  if (price > shells) return "MAO-LINE-3";
  const tile = tileOf(play.pack, play.state.matrix[cell] as string);
  if (hasSpace(site, tile)) return undefined;
  if (depot === null) return mustPlace(play, taker.steps) ? "MAO-STEP-3" : undefined;
  return nowhereClause(site, tile) === "MAO-VAR-3" ? "MAO-VAR-3" : "MAO-LINE-5";
}

/** MAO-LINE-1, and for what is nowhere to be had the clause that says so. */
function refuseOtherLines({ state, pack }: Play<Maori>, line: readonly number[], ask: Ask<Maori>): void {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (line.includes(cell)) continue;
    const id = state.matrix[cell] as string | null;
    const clause = id === null ? "MAO-LINE-4" : pack.volcanoes.has(id) ? "MAO-VOLC-1" : "MAO-LINE-1";
    ask.refuse(TAKE_MOVES[cell] as MaoriMove, clause);
  }
}

export function offerDepotTile(play: Play<Maori>, seat: Seat, site: Site, ask: Ask<Maori>): void {
  const { depot } = seatOf(play, seat);
  if (depot === null) {
    ask.refuse(PLAY_DEPOT, "MAO-DEPOT-3");
    return;
  }
  const tile = tileOf(play.pack, depot);
  if (hasSpace(site, tile)) ask.offer(PLAY_DEPOT);
  else if (ask.curious) ask.refuse(PLAY_DEPOT, nowhereClause(site, tile));
}
