// Who may decide in a position: the seat the main stack waits for, seats with a frame aside, seats with off-turn moves.
import {
  type Ask,
  applyMove,
  asideFrame,
  CuriousList,
  type Decision,
  type Frame,
  type Game,
  type GameTypes,
  listOffers,
  listOffTurn,
  type Move,
  OfferList,
  type Play,
  publishes,
  type Seat,
  settle,
  topFrame,
} from "@outrigger/kernel";

/** Names a decision so that it can be found again in a fork. */
export interface Actor {
  readonly seat: Seat;
  readonly place: "main" | "aside" | "off";
}

/** Runs what needs no choice; undefined when the game is over. */
export function mainActor<T extends GameTypes>(game: Game<T>, play: Play<T>): Actor | undefined {
  const decision = settle(game, play, new OfferList());
  return decision && { seat: decision.seat, place: decision.aside ? "aside" : "main" };
}

/** The main actor, every seat that holds a frame aside, and every seat with off-turn moves. */
export function allActors<T extends GameTypes>(game: Game<T>, play: Play<T>, main: Actor, seats: number): Actor[] {
  const actors: Actor[] = [main];
  for (let seat = 0; seat < seats; seat++) {
    if (seat === main.seat) continue;
    const actor: Actor = { seat, place: asideFrame(play.state, seat) === undefined ? "off" : "aside" };
    if (actor.place === "aside" || offersOf(game, play, actor).length > 0) actors.push(actor);
  }
  return actors;
}

export function frameOf<T extends GameTypes>(play: Play<T>, { seat, place }: Actor): Frame | undefined {
  if (place === "off") return undefined;
  return place === "main" ? topFrame(play.state) : asideFrame(play.state, seat);
}

function decisionOf<T extends GameTypes>(play: Play<T>, actor: Actor): Decision | undefined {
  const frame = frameOf(play, actor);
  return frame && { seat: actor.seat, frame, aside: actor.place === "aside" };
}

export function ask<T extends GameTypes>(game: Game<T>, play: Play<T>, actor: Actor, list: Ask): void {
  const decision = decisionOf(play, actor);
  if (decision === undefined) listOffTurn(game, play, actor.seat, list);
  else listOffers(game, play, decision, list);
}

export function offersOf<T extends GameTypes>(game: Game<T>, play: Play<T>, actor: Actor): readonly Move[] {
  const list = new OfferList();
  ask(game, play, actor, list);
  return list.moves;
}

export function candidatesOf<T extends GameTypes>(game: Game<T>, play: Play<T>, actor: Actor): CuriousList {
  const list = new CuriousList();
  ask(game, play, actor, list);
  return list;
}

export function apply<T extends GameTypes>(game: Game<T>, play: Play<T>, actor: Actor, move: Move): void {
  const frame = frameOf(play, actor);
  if (frame === undefined) game.offTurn?.apply(play, actor.seat, move);
  else applyMove(game, play, frame, move);
}

/** Off-turn moves always publish: they apply to the published state. */
export function doesPublish<T extends GameTypes>(game: Game<T>, play: Play<T>, actor: Actor, move: Move): boolean {
  const frame = frameOf(play, actor);
  return frame === undefined || publishes(game, play.state, frame, move);
}
