// A plan move by move, with what a text needs to name each of them: the view in which it is made, and what the offer says.
import { type Game, type Json, type Move, type Pack, type Seat, sameMove } from "@outrigger/kernel";
import {
  ChanceStop,
  fastChance,
  newCuriousWalk,
  newPlay,
  openTo,
  stoppingChance,
  takeFor,
} from "@outrigger/kernel/play";

export interface PlanStep {
  readonly move: Move;
  readonly view: object;
  readonly note: Json;
  /** There was nothing else to choose. */
  readonly isLone: boolean;
}

/** From what the seat sees, as far as it can know: a plan ends where luck begins. */
export function planSteps(game: Game, pack: Pack, view: object, seat: Seat, moves: readonly Move[]): PlanStep[] {
  const play = newPlay(game, pack, game.sample(view, fastChance(1), pack), stoppingChance());
  const walk = newCuriousWalk(game, play);
  const steps: PlanStep[] = [];
  for (const move of moves) {
    const { offers } = walk;
    const place = offers.moves.findIndex((offered) => sameMove(offered, move));
    if (openTo(walk, seat) === undefined || place < 0) break;
    const note = offers.notes[place] ?? null;
    steps.push({ move, view: game.view(play.state, seat, pack), note, isLone: offers.moves.length === 1 });
    try {
      takeFor(walk, seat, move);
    } catch (error) {
      if (error instanceof ChanceStop) break;
      throw error;
    }
  }
  return steps;
}
