// A walk through a game, in place: settle, list, check, apply, settle. Matches, replays, drafts, previews, bots, scenes and
// simulations all go this way, and nothing else does.
import { type Chance, fastBelow } from "./chance/chance.ts";
import type { Frame, Game, GameTypes, Play, Seat } from "./contract.ts";
import { CuriousList, OfferList } from "./offers.ts";
import { decisionPhase, forkPlay, isAutomatic, type Listener, phaseOf } from "./play.ts";
import { isOver, topFrame } from "./stack.ts";

/** An open decision: whose, which frame, and whether it stands aside of the main stack. */
export interface Decision<F extends Frame = Frame> {
  readonly seat: Seat;
  readonly frame: F;
  readonly aside: boolean;
}

export interface Walk<T extends GameTypes = GameTypes, L extends OfferList = OfferList> {
  readonly game: Game<T>;
  readonly play: Play<T>;
  /** What the game waits for: a frame held aside before all else, then the top of the main stack. Undefined when it is over. */
  decision: Decision<T["frame"]> | undefined;
  /** The offers of `decision`, made once and kept until it is answered. */
  readonly offers: L;
}

/** A walk whose lists say why and what for, as somebody who looks at them wants it. */
export type CuriousWalk<T extends GameTypes = GameTypes> = Walk<T, CuriousList>;

/** Runs on to the first decision. */
export function newWalk<T extends GameTypes>(game: Game<T>, play: Play<T>): Walk<T> {
  return settled({ game, play, decision: undefined, offers: new OfferList() });
}

export function newCuriousWalk<T extends GameTypes>(game: Game<T>, play: Play<T>): CuriousWalk<T> {
  return settled({ game, play, decision: undefined, offers: new CuriousList() });
}

/** From a state that has been settled before: whose decision it is stands there, and its offers are made when they are wanted. */
export function resumedWalk<T extends GameTypes>(game: Game<T>, play: Play<T>): CuriousWalk<T> {
  const held = play.state.aside[0];
  const frame = held ?? topFrame(play.state);
  const decision = frame?.seat === undefined ? undefined : { seat: frame.seat, frame, aside: held !== undefined };
  let listed: CuriousList | undefined;
  return {
    game,
    play,
    decision,
    get offers() {
      if (listed === undefined) {
        listed = new CuriousList();
        settle(game, play, listed);
      }
      return listed;
    },
  };
}

function settled<W extends Walk<T>, T extends GameTypes>(walk: W): W {
  walk.decision = settle(walk.game, walk.play, walk.offers);
  return walk;
}

/** A walk that goes its own way from here, with other luck or another listener. The decision in hand and its offers come along. */
export function forkWalk<T extends GameTypes, L extends OfferList>(
  { game, play, decision, offers }: Walk<T, L>,
  chance: Chance,
  listener?: Listener,
): Walk<T, L> {
  const fork = forkPlay(game, play, chance, listener);
  return {
    game,
    play: fork,
    decision: decision && { ...decision, frame: frameIn(fork, decision) },
    offers: offers.copy(),
  };
}

function frameIn<T extends GameTypes>({ state }: Play<T>, { aside, frame }: Decision): Frame {
  const found = aside ? state.aside[0] : topFrame(state);
  if (found === undefined) throw new Error(`phase "${frame.phase}" is not in the fork`);
  return found;
}

/** What is asked of this seat now. */
export function openTo<F extends Frame>(
  { decision }: { readonly decision: Decision<F> | undefined },
  seat: Seat,
): Decision<F> | undefined {
  return decision?.seat === seat ? decision : undefined;
}

/** What a seat may do now: what it is asked for, else what it may do while somebody else decides. */
export function offersTo<T extends GameTypes, L extends OfferList>(walk: Walk<T, L>, seat: Seat): L {
  if (openTo(walk, seat) !== undefined) return walk.offers;
  const list = walk.offers.another();
  listOffTurn(walk.game, walk.play, seat, list);
  return list;
}

/** While a frame is held aside nobody may do anything off turn. */
function listOffTurn<T extends GameTypes>(game: Game<T>, play: Play<T>, seat: Seat, list: OfferList): void {
  if (isOver(play.state)) return;
  game.offTurn?.offers(play, seat, list);
  if (play.state.aside.length > 0) list.withdraw();
}

/** Answers the decision in hand with a move that is offered, for which the caller vouches, and runs on to the next one. */
export function take<T extends GameTypes>(walk: Walk<T>, move: T["move"]): void {
  if (walk.decision === undefined) throw new Error(`${walk.game.id} is over: no ${move.join(" ")} any more`);
  takeFor(walk, walk.decision.seat, move);
}

/** The same for a seat, on its turn or off it. */
export function takeFor<T extends GameTypes>(walk: Walk<T>, seat: Seat, move: T["move"]): void {
  const { game, play, offers } = walk;
  const open = openTo(walk, seat);
  if (open === undefined) game.offTurn?.apply(play, seat, move);
  else decisionPhase(game, open.frame).apply(play, open.frame, move);
  walk.decision = settle(game, play, offers);
}

const MOST_STEPS = 100_000;

/** Runs everything that needs no choice; lone offers of `auto` phases are taken on the way. `offers` then holds the list. */
function settle<T extends GameTypes>(game: Game<T>, play: Play<T>, offers: OfferList): Decision | undefined {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const held = play.state.aside[0];
    const frame = held ?? topFrame(play.state);
    if (frame === undefined) return undefined;
    const phase = phaseOf(game, frame);
    if (isAutomatic(phase)) {
      if (held !== undefined) throw new Error(`frame "${frame.phase}" is held aside without a choice`);
      phase.run(play, frame);
      continue;
    }
    if (frame.seat === undefined) throw new Error(`phase "${frame.phase}" decides without a seat`);
    offers.begin();
    phase.offers(play, frame, offers);
    offers.end();
    const lone = offers.moves.length === 1 && held === undefined && phase.auto === true ? offers.moves[0] : undefined;
    if (lone === undefined) {
      if (offers.moves.length === 0) throw new Error(`phase "${frame.phase}" of ${game.id} offers nothing`);
      return { seat: frame.seat, frame, aside: held !== undefined };
    }
    phase.apply(play, frame, lone);
  }
  throw new Error(`${game.id} does not come to a decision`);
}

/** Plays at random from here to the end, or for at most `most` decisions, by a seed or a stream. Returns how many were made. */
export function randomPlayout<T extends GameTypes>(
  game: Game<T>,
  play: Play<T>,
  luck: number | ((bound: number) => number),
  most = Number.POSITIVE_INFINITY,
): number {
  const below = typeof luck === "number" ? fastBelow(luck) : luck;
  const walk = newWalk(game, play);
  let made = 0;
  for (; walk.decision !== undefined && made < most; made++) {
    const { moves } = walk.offers;
    const move = moves[below(moves.length)];
    if (move === undefined) throw new Error(`nothing is offered in phase "${walk.decision.frame.phase}"`);
    take(walk, move);
  }
  return made;
}
