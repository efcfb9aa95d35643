// The end of the game: points, then pieces on the board, then a shared victory.

import { at, isOver, placesBy, type Result } from "@outrigger/kernel";
import type { MoaPack } from "./components.ts";
import { landPoints, piecesOf, scoredNeutral } from "./names.ts";
import { forecast } from "./scoring.ts";
import type { MoaState, Points } from "./state.ts";
import type { Colour } from "./vocabulary.ts";

interface Standing {
  readonly score: number;
  readonly pieces: number;
}

type NeutralEnd = { readonly place: number; readonly score: number };

/** What the page at the end tells beside places and scores. */
export type FinalTable = {
  readonly seats: readonly {
    readonly place: number;
    readonly pieces: number;
    /** Of each period. */
    readonly points: readonly Readonly<Points>[];
  }[];
  readonly neutral: NeutralEnd | null;
};

/** MOA-END-1 to MOA-END-4: one order for all places. The winner is a player (MOA-GEN-3), whatever the neutral colour did. */
export function finalResult(state: MoaState): Result {
  const seats = seatStandings(state);
  return {
    places: placesBy(seats, isAhead),
    scores: seats.map(({ score }) => score),
    details: finalTable(state, seats),
  };
}

/** The scores if the period ended now: points for land come but twice in a game. */
export function standing(state: MoaState, pack: MoaPack): number[] {
  const land = isOver(state) ? [] : forecast(state, pack);
  return state.players.map(({ score }, seat) => score + landPoints(land, seat));
}

/** The neutral colour at the end, where its points are recorded (MOA-2P-16). */
export function neutralEnd(state: MoaState): NeutralEnd | null {
  const neutral = neutralStanding(state);
  if (neutral === undefined) return null;
  return { place: at(placesBy([neutral, ...seatStandings(state)], isAhead), 0), score: neutral.score };
}

/** The table at the end, in which the neutral colour may have a place too (MOA-2P-16). */
function finalTable(state: MoaState, seats: readonly Standing[]): FinalTable {
  const neutral = neutralStanding(state);
  const places = placesBy(neutral === undefined ? seats : [...seats, neutral], isAhead);
  return {
    seats: seats.map((standing, seat) => ({
      place: at(places, seat),
      pieces: standing.pieces,
      points: (state.players[seat]?.points ?? []).map((points) => ({ ...points })),
    })),
    neutral: neutralEnd(state),
  };
}

function seatStandings(state: MoaState): Standing[] {
  return state.players.map(({ score }, seat) => ({ score, pieces: piecesOnBoard(state, seat) }));
}

function isAhead(one: Standing, other: Standing): boolean {
  return one.score > other.score || (one.score === other.score && one.pieces > other.pieces);
}

/** MOA-END-2: birds and leaders in all territories, sold ones included. */
function piecesOnBoard({ territories }: MoaState, colour: Colour): number {
  return territories.reduce((sum, territory) => sum + piecesOf(territory, colour), 0);
}

/** MOA-2P-16: with its points recorded the neutral colour takes a place, and loses every tie. */
function neutralStanding(state: MoaState): Standing | undefined {
  return scoredNeutral(state) === undefined ? undefined : { score: state.neutralScore, pieces: -1 };
}
