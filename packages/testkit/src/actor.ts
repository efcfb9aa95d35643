// Who may decide in a position: the seat the main stack waits for, seats with a frame aside, seats with off-turn moves.
import type { Frame, Game, GameTypes, Move, Play, Seat } from "@outrigger/kernel";
import { type CuriousList, newCuriousWalk, offersTo, openTo, publishes, type Walk } from "@outrigger/kernel/play";

/** Names a decision so that it can be found again in a fork. */
export interface Actor {
  readonly seat: Seat;
  readonly place: "main" | "aside" | "off";
}

/** Whom the game waits for; undefined when it is over. */
export function mainActor({ decision }: Pick<Walk, "decision">): Actor | undefined {
  return decision && { seat: decision.seat, place: decision.aside ? "aside" : "main" };
}

/** The main actor, and every seat with off-turn moves. */
export function allActors<T extends GameTypes>(walk: Walk<T>, main: Actor, seats: number): Actor[] {
  const actors: Actor[] = [main];
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== main.seat && offersTo(walk, seat).moves.length > 0) actors.push({ seat, place: "off" });
  }
  return actors;
}

export function frameOf<T extends GameTypes>(walk: Walk<T>, { seat }: Actor): Frame | undefined {
  return openTo(walk, seat)?.frame;
}

export function offersOf<T extends GameTypes>(walk: Walk<T>, { seat }: Actor): readonly Move[] {
  return offersTo(walk, seat).moves;
}

/** Offers with notes and refusals, asked for anew in a settled position. */
export function candidatesOf<T extends GameTypes>(game: Game<T>, play: Play<T>, { seat }: Actor): CuriousList {
  return offersTo(newCuriousWalk(game, play), seat);
}

/** Off-turn moves always publish: they apply to the published state. */
export function doesPublish<T extends GameTypes>(walk: Walk<T>, actor: Actor, move: Move): boolean {
  const frame = frameOf(walk, actor);
  return frame === undefined || publishes(walk.game, walk.play.state, frame, move);
}
