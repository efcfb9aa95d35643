// The position in words, line by line: the terminal's board and the screen reader's. Whose turn it is comes first.
import type { Say } from "@outrigger/text";
import type { MaoriView, SeatView } from "../rules/index.ts";
import { CELLS, type PrintedSpace, printedSpaces, ROWS } from "../rules/names.ts";
import { pieceText, positionText } from "./words.ts";

export function describeTable(say: Say, view: MaoriView, names: readonly string[]): string[] {
  const first = view.stack.at(-1)?.seat ?? 0;
  const seats = [...view.seats.entries()];
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  return [
    ...describeMatrix(say, view),
    ...describeStock(say, view),
    ...order.flatMap(([seat, shown]) => describeSeat(say, view, shown, names[seat] ?? "")),
  ];
}

function describeMatrix(say: Say, view: MaoriView): string[] {
  const { explorer } = view;
  const rows = ROWS.map((cells, row) =>
    say("table.row", { row: row + 1, cells: cells.map((cell) => describeCell(say, view, cell)).join("; ") }),
  );
  const ship =
    explorer === null ? say("table.noExplorer") : say("table.explorer", { position: positionText(say, explorer) });
  return [ship, ...rows];
}

function describeCell(say: Say, { matrix, prices, tiles }: MaoriView, cell: string): string {
  const at = CELLS.indexOf(cell);
  const id = matrix[at] ?? null;
  if (id === null) return say("table.cell.empty", { cell });
  const price = prices[at] ?? null;
  const tile = pieceText(say, tiles, id);
  return price === null ? say("table.cell", { cell, tile }) : say("table.cell.priced", { cell, tile, price });
}

function describeStock(say: Say, { pile, supply, box, ending }: MaoriView): string[] {
  const stock = say("table.stock", { pile: pile.length, supply, box: box.length });
  return ending === null ? [stock] : [stock, say("table.lastTurns", { turns: ending.turnsLeft })];
}

function describeSeat(say: Say, view: MaoriView, seat: SeatView, name: string): string[] {
  const { shells, ships, score } = seat;
  const depot = seat.depot === null ? say("table.depot.empty") : pieceText(say, view.tiles, seat.depot);
  const lines = [say("table.seat", { name, shells, ships, depot, points: score.total })];
  if (view.options.variant > 0)
    lines.push(seat.ship === null ? say("table.ship.none") : say("table.ship", { space: seat.ship }));
  const spots = printedSpaces(view.board.plan).map((space, at) => spotOf(view, seat, space, at));
  view.board.plan.forEach((_, row) => {
    const spaces = runsOf(spots.filter((spot) => spot.row === row)).map((run) => describeRun(say, view, run));
    lines.push(say("table.boardRow", { row: row + 1, spaces: spaces.join("; ") }));
  });
  return lines;
}

/** What one space of a board shows: a piece, or the kind of empty space. */
interface Spot {
  readonly space: string;
  readonly row: number;
  readonly piece: string | null;
  readonly kind: "empty" | "inside" | "ships" | "land";
}

function spotOf({ board }: MaoriView, { layout }: SeatView, printed: PrintedSpace, at: number): Spot {
  const { name: space, row, isLand, isInside } = printed;
  const piece = layout[at] ?? null;
  if (board.printedShips.space === space) return { space, row, piece, kind: "ships" };
  return { space, row, piece, kind: isLand ? "land" : isInside ? "inside" : "empty" };
}

/** Neighbours that show the same nothing are told together. */
function runsOf(spots: readonly Spot[]): Spot[][] {
  const runs: Spot[][] = [];
  for (const spot of spots) {
    const last = runs.at(-1)?.at(-1);
    if (last?.piece === null && spot.piece === null && last.kind === spot.kind) runs.at(-1)?.push(spot);
    else runs.push([spot]);
  }
  return runs;
}

function describeRun(say: Say, { board, tiles }: MaoriView, run: readonly Spot[]): string {
  const [first] = run;
  if (first === undefined) return "";
  const space = run.length === 1 ? first.space : `${first.space}–${run.at(-1)?.space}`;
  if (first.piece !== null) return say("table.space", { space, tile: pieceText(say, tiles, first.piece) });
  return say(`table.space.${first.kind}`, { space, count: board.printedShips.count });
}
