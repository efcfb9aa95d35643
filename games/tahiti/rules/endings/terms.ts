// The terms of a settlement, filled in and carried out.
import { frameOf } from "@outrigger/kernel";
import { offerForm } from "../form.ts";
import type { TermsFrame } from "./frames.ts";
import { makeOffer } from "./negotiation.ts";
import type { Settlement } from "./settlement.ts";
import { partiesAt, termsFields } from "./settlement-terms.ts";

/** TAH-NEG-2. */
export const terms = offerForm<Settlement, TermsFrame>(
  (play) => termsFields(partiesAt(play, frameOf(play.state, "bargain"))),
  (play, draft) => makeOffer(play, frameOf(play.state, "bargain"), draft),
);
