// Who has won (MAS-END).
import { placesBy, type Result } from "@outrigger/kernel";
import { penSize } from "./animals.ts";
import { animalsOfEachKind, type MaasaiPack } from "./components.ts";
import { isOver } from "./consequences.ts";
import type { Herd } from "./events.ts";
import type { MaasaiState, SeatState } from "./vocabulary.ts";

export interface Ranking {
  readonly places: readonly number[];
  /** An empty pen (MAS-END-1), or the shields ran out (MAS-END-4). */
  readonly reason: "pen" | "shields";
}

/** Animals on the table. */
export function herdOut(state: MaasaiState, pack: MaasaiPack, { pen }: SeatState): Herd {
  const each = animalsOfEachKind(pack, state.seats.length, state.options);
  return { zebu: each - pen.zebu, goat: each - pen.goat, sheep: each - pen.sheep };
}

/** MAS-END-3, MAS-END-4, MAS-END-6: equals share a place. */
export function rank(state: MaasaiState, pack: MaasaiPack): Ranking {
  const reason = isOver(state) ? "pen" : "shields";
  const merits = state.seats.map((seat): Merit => {
    if (reason === "pen") return [-penSize(seat), 0];
    const { zebu, goat, sheep } = herdOut(state, pack, seat);
    return [zebu, goat + sheep];
  });
  return { places: placesBy(merits, isBetter), reason };
}

type Merit = readonly [first: number, then: number];

const isBetter = ([first, then]: Merit, other: Merit): boolean =>
  first > other[0] || (first === other[0] && then > other[1]);

export function result(state: MaasaiState, pack: MaasaiPack): Result {
  const { places, reason } = rank(state, pack);
  const herds = state.seats.map((seat) => herdOut(state, pack, seat));
  return {
    places,
    scores: herds.map(({ zebu, goat, sheep }) => zebu + goat + sheep),
    details: { reason, herds: herds.map((herd) => ({ ...herd })) },
  };
}
