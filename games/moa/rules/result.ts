// The end of the game: points, then pieces on the board, then a shared victory.
import type { Json, Result } from "@outrigger/kernel";
import { neutralColour } from "./phases/neutral.ts";
import type { MoaState } from "./state.ts";
import { piecesOf } from "./territory.ts";
import type { Colour } from "./vocabulary.ts";

interface Standing {
  readonly score: number;
  readonly pieces: number;
}

/** MOA-END-1 to MOA-END-4: one order for all places. */
export function finalResult(state: MoaState): Result {
  const seats = state.players.map(({ score }, seat): Standing => ({ score, pieces: piecesOnBoard(state, seat) }));
  const neutral = neutralStanding(state);
  const rivals = neutral === undefined ? seats : [...seats, neutral];
  const placeOf = (one: Standing): number => 1 + rivals.filter((other) => isAhead(other, one)).length;
  return {
    places: seats.map(placeOf),
    scores: seats.map(({ score }) => score),
    details: {
      seats: seats.map(({ pieces }, seat) => ({ pieces, points: state.players[seat]?.points ?? [] })),
      neutral: neutral === undefined ? null : { score: neutral.score, place: placeOf(neutral) },
    } as unknown as Json,
  };
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
  if (neutralColour(state) === undefined || state.options.neutralScoring === "off") return undefined;
  return { score: state.neutralScore, pieces: -1 };
}
