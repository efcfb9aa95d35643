// A leaver's deals with those who stay, and his crew (TAH-NEG-12, TAH-NEG-13, TAH-EXP-3 to TAH-EXP-5).
import { type Ask, type DecisionPhase, frameOf, pop, popTo, push, replace, type Seat } from "@outrigger/kernel";
import { offerField, setField, skipSettled } from "../form.ts";
import {
  type AssembleMove,
  CREW_PRESETS,
  type CrewPreset,
  DEAL_PRESETS,
  type DealMove,
  type DealPreset,
  type DepartureMove,
  type TermsMove,
} from "../moves.ts";
import type { CrewNote } from "../notes.ts";
import { expeditionOdds } from "../odds/expedition.ts";
import { combatValue, noUnits, piecesOf } from "../pieces.ts";
import type { TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isLeader, UNIT_KINDS } from "../vocabulary.ts";
import { estateOf } from "./belongings.ts";
import { canSailWith, musterFields, type Pool, poolOf, presetMuster } from "./crew-form.ts";
import { type Dealers, dealFields, presetDeal } from "./deal-terms.ts";
import { newAssembly, partnersLeft } from "./departure.ts";
import type { AssembleFrame, DealFrame, DealTermsFrame, DepartureFrame } from "./frames.ts";
import { type Deal, onTheTable } from "./settlement.ts";
import {
  boardExpedition,
  type Contribution,
  cedeArea,
  disbandIn,
  discard,
  handOverEstate,
  heldMarkers,
  setOut,
} from "./transfer.ts";

/** More fields than any form has: a preset leaves nothing to be asked. */
const PAST_ALL_FIELDS = 99;

export const departure: DecisionPhase<Tahiti, DepartureFrame, DepartureMove> = {
  publishes: "all",
  offers(play, frame, ask) {
    for (const partner of partnersLeft(play, frame.seat)) ask.offer(["deal", partner]);
    for (const partner of play.state.asked) ask.refuse(["deal", partner], "TAH-NEG-12");
    if (isPossible(poolOf(play, frame))) ask.offer(["noMoreDeals"]);
    else ask.refuse(["noMoreDeals"], "TAH-EXP-4");
    if (mayCancel(play.state, frame)) ask.offer(["cancel"]);
  },
  apply(play, frame, move) {
    if (move[0] === "deal") openDeal(play, frame, move[1]);
    else if (move[0] === "cancel") cancel(play, frame);
    else push(play.state, newAssembly(frame.seat));
  },
  /** Who has asked nobody yet has only thought of leaving. */
  fallback(play, frame, offers) {
    if (isMereThought(play.state, frame)) return undefined;
    const find = (wanted: string) => offers.find(([kind]) => kind === wanted);
    return find("cancel") ?? find("noMoreDeals") ?? offers[0];
  },
};

function isPossible({ canoes, units }: Pool): boolean {
  return canoes > 0 && UNIT_KINDS.some((kind) => units[kind] > 0);
}

/** Who has asked nobody yet can still take his departure back; afterwards it has to be called off. */
function mayCancel({ asked }: TahitiState, { free, askedBefore }: DepartureFrame): boolean {
  return free && asked.length > askedBefore;
}

/** Nobody knows of it yet. */
function isMereThought(state: TahitiState, frame: DepartureFrame): boolean {
  return frame.free && !mayCancel(state, frame);
}

function cancel(play: TahitiPlay, { seat }: DepartureFrame): void {
  pop(play.state);
  play.emit({ kind: "departureCancelled", seat });
}

function openDeal({ state }: TahitiPlay, { seat }: DepartureFrame, partner: Seat): void {
  state.asked.push(partner);
  push(state, { phase: "deal", seat, leaver: seat, partner, made: [0, 0], standing: null });
}

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
    if (frame.standing !== null) ask.offer(["accept"]);
    if (made < play.pack.negotiation.voluntaryDealOffersPerSide) offerPresets(ask);
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

function offerPresets(ask: Ask<Tahiti, DealMove>): void {
  for (const preset of DEAL_PRESETS) ask.offer(["propose", preset]);
  for (const preset of DEAL_PRESETS) ask.offer(["edit", preset]);
}

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

export const dealTerms: DecisionPhase<Tahiti, DealTermsFrame, TermsMove> = {
  publishes: ["submit"],
  offers(play, frame, ask) {
    offerField(frame, dealFields(dealersAt(play, frameOf(play.state, "deal"))), ask);
    ask.offer(["submit"]);
  },
  apply(play, frame, move) {
    const below = frameOf(play.state, "deal");
    if (move[0] !== "submit") {
      setField(frame, dealFields(dealersAt(play, below)), move);
      return;
    }
    pop(play.state);
    makeOffer(play, below, frame.draft);
  },
  fallback: () => ["submit"],
};

/** The crew: a preset or field by field, then `ready`. */
export const assemble: DecisionPhase<Tahiti, AssembleFrame, AssembleMove> = {
  publishes: ["ready", "cancel"],
  cuts: ["ready"],
  offers(play, frame, ask) {
    const below = frameOf(play.state, "departure");
    if (frame.field < 0) {
      for (const preset of CREW_PRESETS)
        ask.offer(["crew", preset], ask.curious ? crewNote(play, frame, preset) : undefined);
      ask.offer(["assemble"]);
      if (mayCancel(play.state, below)) ask.offer(["cancel"]);
      return;
    }
    offerField(frame, musterFields(poolOf(play, below)), ask);
    if (canSailWith(frame.draft)) ask.offer(["ready"]);
    else ask.refuse(["ready"], "TAH-EXP-4");
  },
  apply(play, frame, move) {
    const below = frameOf(play.state, "departure");
    if (move[0] === "crew") fill(play, frame, move[1], PAST_ALL_FIELDS);
    else if (move[0] === "assemble") fill(play, frame, "takeAll", 0);
    else if (move[0] === "cancel") cancel(play, popTo(play.state, "departure"));
    else if (move[0] === "ready") sail(play, frame, below);
    else setField(frame, musterFields(poolOf(play, below)), move);
  },
  /** With nobody to deal with the crew is gathered before anybody knows; otherwise it was said that there are no more deals. */
  fallback(play, frame, offers) {
    const isAlone = partnersLeft(play, frame.seat).length === 0;
    if (isAlone && isMereThought(play.state, frameOf(play.state, "departure"))) return undefined;
    return offers.find(([kind]) => kind === "cancel" || kind === "ready") ?? offers[0];
  },
};

/** What a preset crew can hope for, sailing on below a Marginal Victory. */
function crewNote(play: TahitiPlay, { seat }: AssembleFrame, preset: CrewPreset): CrewNote {
  const { canoes, units } = presetMuster(poolOf(play, frameOf(play.state, "departure")), preset);
  const leaders = piecesOf(play.state, seat)
    .filter((piece) => isLeader(piece.kind))
    .reduce((sum, piece) => sum + combatValue(play.pack, piece), 0);
  return { canoes, units, odds: expeditionOdds(play.pack, { canoes, units, leaders }) };
}

/** Starts from a preset; past the last field only `ready` is left. */
function fill(play: TahitiPlay, frame: AssembleFrame, preset: CrewPreset, field: number): void {
  const pool = poolOf(play, frameOf(play.state, "departure"));
  const form: AssembleFrame = { ...frame, draft: presetMuster(pool, preset), field };
  skipSettled(form, musterFields(pool));
  replace(play.state, form);
}

/** TAH-EXP-5: the deals take effect, the rest is disbanded, the tables are rolled. */
function sail(play: TahitiPlay, { seat, draft }: AssembleFrame, { deals, emergency }: DepartureFrame): void {
  const { state, pack } = play;
  const own = estateOf(state, pack, seat);
  const held = heldMarkers(play, seat);
  let canoes = draft.canoes;
  const units = { ...draft.units };
  const draw = (giver: Seat, most: number, counts: Deal["gifts"]): Contribution => {
    const given = Math.min(canoes, most);
    canoes -= given;
    const taken = noUnits();
    for (const kind of UNIT_KINDS) {
      taken[kind] = Math.min(units[kind], counts[kind]);
      units[kind] -= taken[kind];
    }
    return { seat: giver, canoes: given, units: taken };
  };
  const contributions = [
    draw(seat, own.canoes.length, own.units),
    ...deals.map(({ partner, giftCanoes, gifts }) => draw(partner, giftCanoes, gifts)),
  ];
  if (!emergency && canoes > 0) throw new Error("canoes from nowhere");
  const crew = boardExpedition(play, seat, contributions, draft.stay);
  for (const agreed of deals) carryOut(play, seat, agreed);
  const kept = deals.filter(({ pieces }) => pieces === "go").flatMap(({ areas }) => areas);
  discard(play, held, (hex) => !kept.includes(pack.map.at(hex).area));
  setOut(play, seat, crew);
}

function carryOut(play: TahitiPlay, seat: Seat, { partner, areas, pieces }: Deal): void {
  const isCeded = (hex: Hex): boolean => areas.includes(play.pack.map.at(hex).area);
  if (pieces === "go") handOverEstate(play, seat, partner, isCeded);
  else disbandIn(play, seat, isCeded);
  for (const area of areas) cedeArea(play, area, seat, partner);
}
