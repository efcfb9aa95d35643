// Bargaining over a captured Chieftain (TAH-NEG-1 to TAH-NEG-11): offers in turn, at most three a side.
import { type Ask, byKind, type DecisionPhase, pop, push } from "@outrigger/kernel";
import { skipSettled } from "../form.ts";
import { type BargainMove, SETTLEMENT_PRESETS, type SettlementPreset } from "../moves.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { NOBODY } from "../vocabulary.ts";
import type { BargainFrame, TermsFrame } from "./frames.ts";
import { killPlayer } from "./player-end.ts";
import { onTheTable, type Settlement } from "./settlement.ts";
import { canoesIn, partiesAt, presetTerms, termsFields } from "./settlement-terms.ts";
import {
  boardExpedition,
  cedeArea,
  disbandEstate,
  disbandWeakest,
  discard,
  handOverEstate,
  heldMarkers,
  setOut,
} from "./transfer.ts";

export const bargain: DecisionPhase<Tahiti, BargainFrame, BargainMove> = {
  publishes: ["propose", "accept", "pass", "execute", "standard"],
  cuts: ["accept", "execute", "standard"],
  offers(play, frame, ask) {
    const isCaptor = frame.seat === frame.captor;
    const mayOffer = frame.made[isCaptor ? 0 : 1] < play.pack.negotiation.offersPerSide;
    if (frame.standing !== null) ask.offer(["accept"]);
    for (const preset of mayOffer ? SETTLEMENT_PRESETS : []) ask.offer(["propose", preset]);
    for (const preset of mayOffer ? SETTLEMENT_PRESETS : []) ask.offer(["edit", preset]);
    if (!isCaptor) ask.offer(["pass"]);
    if (isCaptor && !mayOffer) offerLastWord(play, ask);
  },
  apply: byKind({
    accept: (play, frame) => conclude(play, frame, onTheTable(frame.standing)),
    propose: (play, frame, [, preset]) => makeOffer(play, frame, presetTerms(partiesAt(play, frame), preset)),
    edit: (play, frame, [, preset]) => write(play, frame, preset),
    pass: passOn,
    execute: (play, { captive }) => killPlayer(play, captive, "executed"),
    standard: (play, frame) => conclude(play, frame, presetTerms(partiesAt(play, frame), "standard")),
  }),
  fallback: (_play, _frame, offers) => offers.find(([kind]) => kind === "accept" || kind === "standard") ?? offers[0],
};

/** TAH-NEG-8: bargaining has failed. */
function offerLastWord({ state }: TahitiPlay, ask: Ask<Tahiti, BargainMove>): void {
  ask.offer(["standard"]);
  ask.weigh(["execute"], state.switches.allowExecution ? undefined : "TAH-NEG-8");
}

/** The offer lies on the table, and it is the other's turn. */
export function makeOffer(play: TahitiPlay, frame: BargainFrame, terms: Settlement): void {
  const { seat } = frame;
  frame.standing = terms;
  passTurn(frame);
  play.emit({ kind: "offered", seat, to: frame.seat, terms });
}

function passOn(play: TahitiPlay, frame: BargainFrame): void {
  const { seat } = frame;
  frame.standing = null;
  passTurn(frame);
  play.emit({ kind: "passed", seat });
}

function passTurn(frame: BargainFrame): void {
  const isCaptor = frame.seat === frame.captor;
  frame.made[isCaptor ? 0 : 1]++;
  frame.seat = isCaptor ? frame.captive : frame.captor;
}

function write(play: TahitiPlay, frame: BargainFrame, preset: SettlementPreset): void {
  const parties = partiesAt(play, frame);
  const form: TermsFrame = { phase: "terms", seat: frame.seat, draft: presetTerms(parties, preset), field: 0 };
  skipSettled(form, termsFields(parties));
  push(play.state, form);
}

/** TAH-NEG-5: for every Area that becomes neutral two more Units are disbanded. */
const UNITS_PER_NEUTRAL_AREA = 2;

/** TAH-NEG-7: carried out at once; then the Expedition sails. */
function conclude(play: TahitiPlay, frame: BargainFrame, settlement: Settlement): void {
  const { captor, captive, seat } = frame;
  const parties = partiesAt(play, frame);
  const held = heldMarkers(play, captive);
  pop(play.state);
  play.emit({ kind: "agreed", seat, with: seat === captor ? captive : captor });
  const own = canoesIn(parties, settlement) - settlement.giftCanoes;
  const crew = boardExpedition(
    play,
    captive,
    [
      { seat: captive, canoes: own, units: settlement.units },
      { seat: captor, canoes: settlement.giftCanoes, units: settlement.gifts },
    ],
    settlement.stay,
  );
  divide(play, frame, settlement, parties.captive.areas);
  if (settlement.rest === "disband") discard(play, held, () => true);
  setOut(play, captive, crew);
}

/** TAH-NEG-5, TAH-NEG-6. */
function divide(
  play: TahitiPlay,
  { captor, captive }: BargainFrame,
  terms: Settlement,
  areas: readonly number[],
): void {
  const { neutral, rest } = terms;
  disbandWeakest(play, captive, UNITS_PER_NEUTRAL_AREA * neutral.length);
  // While he still controls his Areas: so the Part-Built Villages in them are his.
  if (rest === "disband") disbandEstate(play, captive);
  for (const area of neutral) cedeArea(play, area, captive, NOBODY);
  if (rest === "captor") handOverEstate(play, captive, captor, () => true);
  for (const area of areas) if (!neutral.includes(area)) cedeArea(play, area, captive, captor);
}
