// The crew of an Expedition is assembled, and sails.
import { type DecisionPhase, frameOf, popTo, replace, type Seat } from "@outrigger/kernel";
import { offerField, setField, skipSettled } from "../form.ts";
import { type AssembleMove, CREW_PRESETS, type CrewPreset } from "../moves.ts";
import type { CrewNote } from "../notes.ts";
import { expeditionOdds } from "../odds/expedition.ts";
import { combatValue, noUnits, piecesOf } from "../pieces.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { type Hex, isLeader, UNIT_KINDS } from "../vocabulary.ts";
import { estateOf } from "./belongings.ts";
import { canSailWith, musterFields, poolOf, presetMuster } from "./crew-form.ts";
import { cancel, isMereThought, mayCancel, partnersLeft } from "./departure.ts";
import type { AssembleFrame, DepartureFrame } from "./frames.ts";
import type { Deal } from "./settlement.ts";
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

/** The crew: a preset or field by field, then `ready`. */
export const assemble: DecisionPhase<Tahiti, AssembleFrame, AssembleMove> = {
  publishes: ["ready", "cancel"],
  cuts: ["ready"],
  offers(play, frame, ask) {
    const below = frameOf(play.state, "departure");
    if (frame.field < 0) {
      for (const preset of CREW_PRESETS) ask.weigh(["crew", preset], undefined, () => crewNote(play, frame, preset));
      ask.offer(["assemble"]);
      if (mayCancel(play.state, below)) ask.offer(["cancel"]);
      return;
    }
    offerField(frame, musterFields(poolOf(play, below)), ask);
    ask.weigh(["ready"], canSailWith(frame.draft) ? undefined : "TAH-EXP-4");
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
