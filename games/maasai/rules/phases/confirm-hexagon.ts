// Each hexagon decision is confirmed on its own (MAS-UNDO-4); then the next player is asked.
import { at, confirmation, type Seat } from "@outrigger/kernel";
import type { Maasai } from "../maasai.ts";
import { goTo } from "../turn.ts";
import type { ConfirmMove, HexagonFrame } from "../vocabulary.ts";

export const confirmHexagon = confirmation<Maasai, HexagonFrame, ConfirmMove>(["confirm"], ({ state }, { seat }) => {
  const next = nextInHexagon(state.order, seat);
  if (next === undefined) goTo(state, { phase: "remove", seat: at(state.order, 0), sequence: 1 });
  else goTo(state, { phase: "hexagon", seat: next });
});

/** MAS-HEX-3: player 2, (player 3,) player 1; then regular play (MAS-HEX-9). */
function nextInHexagon(order: readonly Seat[], seat: Seat): Seat | undefined {
  const turn = order.indexOf(seat);
  return turn === 0 ? undefined : order[(turn + 1) % order.length];
}
