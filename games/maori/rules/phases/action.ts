// D2: one action a turn (MAO-TURN-3): take a tile, play the depot tile, discard, do nothing; before a take, paid steps.
import { byKind, type DecisionPhase } from "@outrigger/kernel";
import type { Maori } from "../maori.ts";
import { finishAction, siteNow } from "../turn.ts";
import type { ActionFrame, ActionMove, PassMove } from "../vocabulary.ts";
import { offerDepotTile, playDepot } from "./depot.ts";
import { discard, offerDiscards } from "./discard.ts";
import { offerSteps, step } from "./step.ts";
import { offerTakes, take } from "./take.ts";

const PASS: PassMove = ["pass"];

export const action: DecisionPhase<Maori, ActionFrame, ActionMove> = {
  publishes: [],
  offers(play, { seat, steps }, ask) {
    const site = siteNow(play, seat);
    offerTakes(play, { seat, steps }, site, ask);
    offerDepotTile(play, seat, site, ask);
    offerDiscards(play, steps, site, ask);
    ask.weigh(PASS, steps > 0 ? "MAO-STEP-3" : undefined);
    if (play.state.options.variant > 0) offerSteps(play, seat, site, ask);
  },
  apply: byKind({
    take,
    playDepot,
    discard,
    step,
    pass(play, { seat }) {
      play.emit({ kind: "passed", seat });
      finishAction(play, seat, null, true);
    },
  }),
  /** Nothing, or after paid steps the first take that can still be had. */
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "pass") ?? offers[0],
};
