// D3, variant 1: after the action the coloured ship may go to any other own tile, or stay (MAO-V1).
import type { DecisionPhase } from "@outrigger/kernel";
import type { Maori } from "../maori.ts";
import { endTurn, planOf, seatOf } from "../turn.ts";
import type { ColouredShipFrame, ColouredShipMove } from "../vocabulary.ts";

const KEEP: ColouredShipMove = ["keep"];

export const colouredShip: DecisionPhase<Maori, ColouredShipFrame, ColouredShipMove> = {
  publishes: [],
  offers(play, { seat }, ask) {
    const { layout, ship } = seatOf(play, seat);
    ask.weigh(KEEP, ship === null ? "MAO-V1-3" : undefined);
    for (const { space, ship: move } of planOf(play).playableMoves) {
      if (move[1] === ship) continue;
      ask.weigh(move, layout[space] === null ? "MAO-VAR-4" : undefined);
    }
  },
  apply(play, { seat, cell, passed }, move) {
    if (move[0] === "ship") {
      const owner = seatOf(play, seat);
      const from = owner.ship;
      owner.ship = move[1];
      play.tell(() => ({ kind: "shipMoved", seat, from, to: move[1] }));
    }
    endTurn(play, seat, cell, passed);
  },
};
