// The terms of a settlement, filled in and carried out.
import { type DecisionPhase, frameOf, pop } from "@outrigger/kernel";
import { offerField, setField } from "../form.ts";
import type { TermsMove } from "../moves.ts";
import type { Tahiti } from "../tahiti.ts";
import type { TermsFrame } from "./frames.ts";
import { makeOffer } from "./negotiation.ts";
import { partiesAt, termsFields } from "./settlement-terms.ts";

/** An offer, field by field; it may be submitted as it stands at any time (TAH-NEG-2). */
export const terms: DecisionPhase<Tahiti, TermsFrame, TermsMove> = {
  publishes: ["submit"],
  offers(play, frame, ask) {
    offerField(frame, termsFields(partiesAt(play, frameOf(play.state, "bargain"))), ask);
    ask.offer(["submit"]);
  },
  apply(play, frame, move) {
    const below = frameOf(play.state, "bargain");
    if (move[0] !== "submit") {
      setField(frame, termsFields(partiesAt(play, below)), move);
      return;
    }
    pop(play.state);
    makeOffer(play, below, frame.draft);
  },
  fallback: () => ["submit"],
};
