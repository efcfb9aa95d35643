// Which tiles can be taken: from the explorer's line (MAO-LINE, MAO-VOLC) or from the own depot (MAO-DEPOT-3).
import { type Ask, at, type Play, type Seat } from "@outrigger/kernel";
import { type TileInfo, tileOf } from "../components.ts";
import type { Maori } from "../maori.ts";
import {
  BEHIND_VOLCANO,
  CELLS,
  cellNumber,
  EMPTY_CELL,
  lineFrom,
  linePrices,
  TAKE_MOVES,
  takeMove,
  VOLCANO_CELL,
} from "../matrix.ts";
import { hasSpace, nowhereClause, type Site } from "../placing.ts";
import { explorerOf, mustPlace, seatOf } from "../turn.ts";
import type { ActionFrame, ActionMove, PlayDepotMove } from "../vocabulary.ts";

const PLAY_DEPOT: PlayDepotMove = ["playDepot"];

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

type Taker = Pick<ActionFrame, "seat" | "steps">;

export function offerTakes(play: Play<Maori>, taker: Taker, site: Site, ask: Ask<Maori, ActionMove>): void {
  const line = lineNow(play);
  const prices = pricesNow(play);
  let deep = 0;
  for (const cell of line) {
    const price = prices[deep++] ?? EMPTY_CELL;
    const move = takeMove(cell);
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
  const tile = tileOn(play, cell);
  if (hasSpace(site, tile)) return undefined;
  if (depot === null) return mustPlace(play, taker.steps) ? "MAO-STEP-3" : undefined;
  return nowhereClause(site, tile) === "MAO-VAR-3" ? "MAO-VAR-3" : "MAO-LINE-5";
}

/** MAO-LINE-1, and for what is nowhere to be had the clause that says so. */
function refuseOtherLines({ state, pack }: Play<Maori>, line: readonly number[], ask: Ask<Maori>): void {
  for (const [cell, move] of TAKE_MOVES.entries()) {
    if (line.includes(cell)) continue;
    const id = at(state.matrix, cell);
    const clause = id === null ? "MAO-LINE-4" : pack.volcanoes.has(id) ? "MAO-VOLC-1" : "MAO-LINE-1";
    ask.refuse(move, clause);
  }
}

export function offerDepotTile(play: Play<Maori>, seat: Seat, site: Site, ask: Ask<Maori, ActionMove>): void {
  const { depot } = seatOf(play, seat);
  if (depot === null) {
    ask.refuse(PLAY_DEPOT, "MAO-DEPOT-3");
    return;
  }
  const tile = tileOf(play.pack, depot);
  if (hasSpace(site, tile)) ask.offer(PLAY_DEPOT);
  else if (ask.curious) ask.refuse(PLAY_DEPOT, nowhereClause(site, tile));
}
