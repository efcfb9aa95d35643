// Whoever has the initiative says who begins and which way round play goes.
import { type DecisionPhase, pop } from "@outrigger/kernel";
import type { OrderMove } from "../moves.ts";
import type { Tahiti } from "../tahiti.ts";
import type { OrderFrame } from "./frames.ts";
import { seatsOnTahiti } from "./initiative.ts";

/** TAH-INIT-5, TAH-NPL-4: who begins, and which way round; two players have no way round. */
export const order: DecisionPhase<Tahiti, OrderFrame, OrderMove> = {
  publishes: "all",
  offers({ state }, _frame, ask) {
    const seats = seatsOnTahiti(state);
    for (const seat of seats) {
      ask.offer(["order", seat, "clockwise"]);
      ask.weigh(["order", seat, "counterclockwise"], seats.length > 2 ? undefined : "TAH-INIT-5");
    }
  },
  apply(play, { seat }, [, first, direction]) {
    const { state } = play;
    const seats = seatsOnTahiti(state);
    if (direction === "counterclockwise") seats.reverse();
    const place = seats.indexOf(first);
    state.order = [...seats.slice(place), ...seats.slice(0, place)];
    pop(state);
    play.tell(() => ({ kind: "orderChosen", seat, order: [...state.order] }));
  },
};
