// The position in words, line by line: the terminal's board and the screen reader's. Whose turn it is comes first.
import type { Say } from "@outrigger/text";
import type { MaoriView, SeatView } from "../rules/index.ts";
import { pieceText, positionText } from "./tiles.ts";

export function describeTable(say: Say, view: MaoriView, names: readonly string[]): string[] {
  const first = view.stack.at(-1)?.seat ?? 0;
  const order = view.seats.map((_, at) => (first + at) % view.seats.length);
  return [
    ...describeMatrix(say, view),
    ...describeStock(say, view),
    ...order.flatMap((seat) => describeSeat(say, view, view.seats[seat] as SeatView, names[seat] ?? "")),
  ];
}

function describeMatrix(say: Say, view: MaoriView): string[] {
  const { explorer } = view;
  const rows = [0, 1, 2, 3].map((row) => {
    const cells = [0, 1, 2, 3].map((column) => describeCell(say, view, row, column));
    return say("table.row", { row: row + 1, cells: cells.join("; ") });
  });
  const ship =
    explorer === null ? say("table.noExplorer") : say("table.explorer", { position: positionText(say, explorer) });
  return [ship, ...rows];
}

function describeCell(say: Say, { matrix, prices, tiles }: MaoriView, row: number, column: number): string {
  const at = row * 4 + column;
  const cell = `m${row + 1}${column + 1}`;
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
  view.board.plan.forEach((marks, row) => {
    const spaces = [...marks].map((mark, column) => describeSpace(say, view, seat, { mark, row, column }));
    lines.push(say("table.boardRow", { row: row + 1, spaces: spaces.join("; ") }));
  });
  return lines;
}

interface Spot {
  readonly mark: string;
  readonly row: number;
  readonly column: number;
}

function describeSpace(say: Say, { board, tiles }: MaoriView, seat: SeatView, { mark, row, column }: Spot): string {
  const space = `r${row + 1}c${column + 1}`;
  const piece = seat.layout[row * (board.plan[0]?.length ?? 0) + column] ?? null;
  if (piece !== null) return say("table.space", { space, tile: pieceText(say, tiles, piece) });
  if (mark === "#") return say("table.space.land", { space });
  if (board.printedShips.space === space) return say("table.space.ships", { space, count: board.printedShips.count });
  return say(mark === "o" ? "table.space.inside" : "table.space.empty", { space });
}
