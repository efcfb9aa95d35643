// Taking a tile from the explorer's line (MAO-LINE, MAO-VOLC).
import { type Ask, at, type Play, replace } from "@outrigger/kernel";
import { hasSpace, nowhereClause, type Site } from "../board/placing.ts";
import type { Maori } from "../maori.ts";
import { BEHIND_VOLCANO, EMPTY_CELL, TAKE_MOVES, VOLCANO_CELL } from "../matrix.ts";
import { cellNumber } from "../names.ts";
import type { MaoriNotes } from "../notes.ts";
import { pay } from "../shells.ts";
import { mustPlace, seatOf } from "../turn.ts";
import type { ActionFrame, TakeMove } from "../vocabulary.ts";
import { lineNow, priceOfCell, pricesNow, tileOn } from "./line.ts";

type Taker = Pick<ActionFrame, "seat" | "steps">;

export function offerTakes(play: Play<Maori>, taker: Taker, site: Site, ask: Ask<Maori, TakeMove>): void {
  const line = lineNow(play);
  const prices = pricesNow(play);
  const note = ([, cell]: TakeMove): MaoriNotes["take"] => ({ price: priceOfCell(play, cell) });
  let deep = 0;
  for (const cell of line) {
    const price = prices[deep++] ?? EMPTY_CELL;
    ask.weigh(at(TAKE_MOVES, cell), takeBar(play, taker, site, cell, price), note);
  }
  if (ask.curious) refuseOtherLines(play, line, ask);
}

/** Why the tile on a cell of the line cannot be taken. */
function takeBar(play: Play<Maori>, taker: Taker, site: Site, cell: number, price: number): string | undefined {
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

/** MAO-SHELL-3: the price is paid before anything is received for the tile. */
export function take(play: Play<Maori>, { seat, steps }: ActionFrame, [, cell]: TakeMove): void {
  const { state } = play;
  const price = priceOfCell(play, cell);
  const { printed } = tileOn(play, cellNumber(cell));
  pay(state, seatOf(play, seat), price);
  state.matrix[cellNumber(cell)] = null;
  play.emit({ kind: "took", seat, tile: printed, cell, price });
  replace(state, { phase: "destination", seat, tile: printed.id, cell, mustPlace: mustPlace(play, steps) });
}
