// Leaving Tahiti: who may, and how it begins (TAH-EXP-1, TAH-EXP-2, TAH-EXP-4).
import { type DecisionPhase, pop, push, type Seat } from "@outrigger/kernel";
import type { DepartureMove } from "../moves.ts";
import { chieftainOf, noUnits } from "../pieces.ts";
import type { TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { UNIT_KINDS } from "../vocabulary.ts";
import { type Estate, estateOf, hasUnits } from "./belongings.ts";
import { type Pool, poolOf } from "./crew-form.ts";
import type { AssembleFrame, DepartureFrame } from "./frames.ts";

/** Players on Tahiti he has not asked for a deal this turn (TAH-NEG-12). */
export function partnersLeft({ state }: TahitiPlay, seat: Seat): Seat[] {
  return state.players.flatMap((player, other) =>
    player.onTahiti && other !== seat && !state.asked.includes(other) ? [other] : [],
  );
}

/** TAH-EXP-4, counting what he could still be given. */
export function canDepart(play: TahitiPlay, seat: Seat): boolean {
  const { state, pack } = play;
  const own = estateOf(state, pack, seat);
  const canoes = own.canoes.length > 0;
  const units = hasUnits(own);
  if (canoes && units) return true;
  const partners: Estate[] = partnersLeft(play, seat).map((partner) => estateOf(state, pack, partner));
  return (canoes || partners.some((partner) => partner.beached.length > 0)) && (units || partners.some(hasUnits));
}

/** In distress, with what he has, while his Chieftain is free (TAH-RETR-8). */
export function canDepartNow({ state, pack }: TahitiPlay, seat: Seat, captives: readonly number[]): boolean {
  const chieftain = chieftainOf(state, seat);
  if (chieftain === undefined || captives.includes(chieftain.id)) return false;
  const own = estateOf(state, pack, seat);
  return own.canoes.length > 0 && hasUnits(own);
}

export function startDeparture(play: TahitiPlay, seat: Seat, free: boolean): void {
  begin(play, seat, free, false);
}

/** TAH-SOLO-15, TAH-SOLO-16: he must go, with an emergency canoe if need be. */
export function startForcedDeparture(play: TahitiPlay, seat: Seat): void {
  begin(play, seat, false, true);
}

function begin(play: TahitiPlay, seat: Seat, free: boolean, emergency: boolean): void {
  const askedBefore = play.state.asked.length;
  push(play.state, { phase: "departure", seat, free, emergency, askedBefore, deals: [] });
  // With nobody to deal with there is only the crew to think of.
  if (partnersLeft(play, seat).length === 0) push(play.state, newAssembly(seat));
  play.emit({ kind: "departing", seat, forced: !free });
}

/** The crew's form before a way of filling it is chosen. */
function newAssembly(seat: Seat): AssembleFrame {
  return { phase: "assemble", seat, draft: { canoes: 0, units: noUnits(), stay: [] }, field: -1 };
}

export const departure: DecisionPhase<Tahiti, DepartureFrame, DepartureMove> = {
  publishes: "all",
  offers(play, frame, ask) {
    for (const partner of partnersLeft(play, frame.seat)) ask.offer(["deal", partner]);
    for (const partner of play.state.asked) ask.refuse(["deal", partner], "TAH-NEG-12");
    ask.weigh(["noMoreDeals"], isPossible(poolOf(play, frame)) ? undefined : "TAH-EXP-4");
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
export function mayCancel({ asked }: TahitiState, { free, askedBefore }: DepartureFrame): boolean {
  return free && asked.length > askedBefore;
}

/** Nobody knows of it yet. */
export function isMereThought(state: TahitiState, frame: DepartureFrame): boolean {
  return frame.free && !mayCancel(state, frame);
}

export function cancel(play: TahitiPlay, { seat }: DepartureFrame): void {
  pop(play.state);
  play.emit({ kind: "departureCancelled", seat });
}

function openDeal({ state }: TahitiPlay, { seat }: DepartureFrame, partner: Seat): void {
  state.asked.push(partner);
  push(state, { phase: "deal", seat, leaver: seat, partner, made: [0, 0], standing: null });
}
