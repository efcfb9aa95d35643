// Leaving Tahiti: who may, and how it begins (TAH-EXP-1, TAH-EXP-2, TAH-EXP-4).
import { push, type Seat } from "@outrigger/kernel";
import { chieftainOf, noUnits } from "../pieces.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { type Estate, estateOf, hasUnits } from "./belongings.ts";
import type { AssembleFrame } from "./frames.ts";

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
export function newAssembly(seat: Seat): AssembleFrame {
  return { phase: "assemble", seat, draft: { canoes: 0, units: noUnits(), stay: [] }, field: -1 };
}
