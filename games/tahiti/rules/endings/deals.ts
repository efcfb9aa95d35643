// A leaver's deals with those who stay, and his crew (TAH-NEG-12, TAH-NEG-13, TAH-EXP-3 to TAH-EXP-5).
import { type DecisionPhase, frameOf, pop, push } from "@outrigger/kernel";
import { offerForm, skipSettled } from "../form.ts";
import { DEAL_PRESETS, type DealMove, type DealPreset } from "../moves.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { estateOf } from "./belongings.ts";
import { type Dealers, dealFields, presetDeal } from "./deal-terms.ts";
import type { DealFrame, DealTermsFrame } from "./frames.ts";
import { type Deal, onTheTable } from "./settlement.ts";

function dealersAt({ state, pack }: TahitiPlay, { leaver, partner }: DealFrame): Dealers {
  const leaverEstate = estateOf(state, pack, leaver);
  const ceded = frameOf(state, "departure").deals.flatMap((deal) => deal.areas);
  return {
    partner,
    leaverEstate,
    partnerEstate: estateOf(state, pack, partner),
    areas: leaverEstate.areas.filter((area) => !ceded.includes(area)),
    areaIds: pack.areas.map((area) => area.id),
  };
}

/** TAH-NEG-12: each side makes at most two offers; whoever is asked accepts, counters or refuses. */
export const deal: DecisionPhase<Tahiti, DealFrame, DealMove> = {
  publishes: ["propose", "accept", "refuse"],
  cuts: ["accept", "refuse"],
  offers(play, frame, ask) {
    const made = frame.made[frame.seat === frame.leaver ? 0 : 1];
    const presets = made < play.pack.negotiation.voluntaryDealOffersPerSide ? DEAL_PRESETS : [];
    if (frame.standing !== null) ask.offer(["accept"]);
    for (const preset of presets) ask.offer(["propose", preset]);
    for (const preset of presets) ask.offer(["edit", preset]);
    if (frame.standing !== null) ask.offer(["refuse"]);
  },
  apply(play, frame, move) {
    if (move[0] === "accept") accept(play, frame, onTheTable(frame.standing));
    else if (move[0] === "propose") makeOffer(play, frame, presetDeal(dealersAt(play, frame), move[1]));
    else if (move[0] === "edit") write(play, frame, move[1]);
    else refuse(play, frame);
  },
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "refuse") ?? offers[0],
};

function makeOffer(play: TahitiPlay, frame: DealFrame, offer: Deal): void {
  const { seat } = frame;
  frame.standing = offer;
  frame.made[seat === frame.leaver ? 0 : 1]++;
  frame.seat = seat === frame.leaver ? frame.partner : frame.leaver;
  play.emit({ kind: "dealOffered", seat, to: frame.seat, terms: offer });
}

function accept(play: TahitiPlay, { seat, leaver, partner }: DealFrame, offer: Deal): void {
  pop(play.state);
  frameOf(play.state, "departure").deals.push(offer);
  play.emit({ kind: "agreed", seat, with: seat === leaver ? partner : leaver });
}

function refuse(play: TahitiPlay, { seat, leaver, partner }: DealFrame): void {
  pop(play.state);
  play.emit({ kind: "refused", seat, of: seat === leaver ? partner : leaver });
}

function write(play: TahitiPlay, frame: DealFrame, preset: DealPreset): void {
  const dealers = dealersAt(play, frame);
  const form: DealTermsFrame = { phase: "dealTerms", seat: frame.seat, draft: presetDeal(dealers, preset), field: 0 };
  skipSettled(form, dealFields(dealers));
  push(play.state, form);
}

export const dealTerms = offerForm<Deal, DealTermsFrame>(
  (play) => dealFields(dealersAt(play, frameOf(play.state, "deal"))),
  (play, draft) => makeOffer(play, frameOf(play.state, "deal"), draft),
);
