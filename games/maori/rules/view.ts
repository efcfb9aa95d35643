// What a viewer may know: everything but the order of the pile, which does not exist before a tile is drawn (MAO-INFO).
import { at, copyJson, type Viewer } from "@outrigger/kernel";
import { piecesOn } from "./board/placing.ts";
import { freeSteps, shipsOn } from "./board/ships.ts";
import type { MaoriPack } from "./components.ts";
import { lineFrom, linePrices } from "./matrix.ts";
import { CELLS } from "./names.ts";
import { scoreSeats } from "./scoring.ts";
import type { MaoriView, SeatScore, SeatView } from "./shown.ts";
import type { MaoriState, SeatState } from "./vocabulary.ts";

export function view(state: MaoriState, _viewer: Viewer, pack: MaoriPack): MaoriView {
  const { plan, printedShips } = pack.plans[state.options.board];
  const scores = scoreSeats(state, pack);
  return {
    ...publicPart(state),
    seats: state.seats.map((seat, number) => viewSeat(state, seat, at(scores, number), pack)),
    prices: pricesInView(state, pack),
    board: { plan: plan.slice(), printedShips: copyJson(printedShips) },
    tiles: pack.printed,
  };
}

function publicPart(state: MaoriState): Omit<MaoriState, "seats"> {
  return {
    stack: copyJson(state.stack),
    aside: [],
    options: copyJson(state.options),
    matrix: state.matrix.slice(),
    pile: state.pile.slice().sort(),
    supply: state.supply,
    box: state.box.slice(),
    explorer: state.explorer,
    starter: state.starter,
    turns: state.turns,
    passes: state.passes,
    ending: copyJson(state.ending),
  };
}

function viewSeat(state: MaoriState, seat: SeatState, score: SeatScore, pack: MaoriPack): SeatView {
  const ships = shipsOn(pack.plans[state.options.board], state.options, piecesOn(seat.layout, pack));
  return { ...publicSeat(seat), ships, freeSteps: freeSteps(ships), score };
}

function publicSeat({ shells, layout, depot, ship }: SeatState): SeatState {
  return { shells, layout: layout.slice(), depot, ship };
}

function pricesInView({ matrix, explorer }: MaoriState, pack: MaoriPack): (number | null)[] {
  const prices: (number | null)[] = CELLS.map(() => null);
  if (explorer === null) return prices;
  const line = lineFrom(explorer);
  for (const [deep, price] of linePrices(pack, matrix, explorer).entries())
    if (price >= 0) prices[at(line, deep)] = price;
  return prices;
}

/** Nothing is hidden, so the one state that agrees with a view is the view itself. */
export function sample(shown: MaoriView): MaoriState {
  const { stack, aside, options, ...rest } = publicPart({ ...shown, seats: [] });
  return { stack, aside, options, seats: shown.seats.map(publicSeat), ...rest };
}
