// Initiative determination (TAH-INIT): the dice, and the order of play the winner chooses.
import { type AutomaticPhase, at, replace, type Seat } from "@outrigger/kernel";
import { rollDie, tallyPips } from "../dice.ts";
import type { TahitiState } from "../state.ts";
import type { Tahiti, TahitiPlay } from "../tahiti.ts";
import { NOBODY } from "../vocabulary.ts";
import type { TurnStartFrame } from "./frames.ts";

export function seatsOnTahiti(state: TahitiState): Seat[] {
  return state.players.flatMap((player, seat) => (player.onTahiti ? [seat] : []));
}

export const initiative: AutomaticPhase<Tahiti, TurnStartFrame> = {
  run(play) {
    const winner = rollFor(play, seatsOnTahiti(play.state), true);
    takeMarker(play, winner);
    replace(play.state, { phase: "order", seat: winner });
  },
};

/** The highest result; ties roll again among themselves, without modifiers (TAH-INIT-3). */
function rollFor(play: TahitiPlay, seats: readonly Seat[], first: boolean): Seat {
  const results = seats.map((seat) => {
    const added = first ? modifier(play, seat) : 0;
    const die = rollDie(play, seat, "initiative", added);
    tallyPips(play, seat, "initiative", die);
    return die + added;
  });
  const best = Math.max(...results);
  const tied = seats.filter((_, place) => results[place] === best);
  return tied.length === 1 ? at(tied, 0) : rollFor(play, tied, false);
}

/** TAH-INIT-2. */
function modifier({ state, pack }: TahitiPlay, seat: Seat): number {
  if (state.initiative.holder !== seat) return 0;
  const { holderFront, holderX2 } = pack.tables.initiative.modifiers;
  return state.initiative.doubled ? holderX2 : holderFront;
}

/** TAH-INIT-4. */
function takeMarker(play: TahitiPlay, winner: Seat): void {
  const { initiative: marker } = play.state;
  marker.doubled = marker.holder === winner;
  marker.holder = winner;
  play.emit({ kind: "initiativeWon", seat: winner, doubled: marker.doubled });
}

/** TAH-INIT-6: a marker whose holder has left belongs to nobody. */
export function releaseInitiative(state: TahitiState, seat: Seat): void {
  if (state.initiative.holder !== seat) return;
  state.initiative.holder = NOBODY;
  state.initiative.doubled = false;
}
