// The engine under everything: runs automatic steps, lists offers, applies moves, in place. A playout is nothing but this.
import { type Chance, fastBelow } from "./chance.ts";
import type {
  Ask,
  AutomaticPhase,
  DecisionPhase,
  Frame,
  Game,
  GameEvent,
  GameTypes,
  Move,
  Phase,
  Play,
  Seat,
} from "./contract.ts";
import { copyJson, type Json } from "./json.ts";
import { isOver, topFrame } from "./stack.ts";

/** An event and who may have it: everybody, or `to` alone while the rest gets `others`. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  readonly to?: Seat;
  readonly others?: E;
}

/** Collects what the rules tell while a move is applied. */
export interface Listener {
  readonly told: Told[];
  /** Seats that learnt something hidden without chance. */
  readonly learnt: Seat[];
}

export function newListener(): Listener {
  return { told: [], learnt: [] };
}

/** An open decision: whose, which frame, and whether it stands aside of the main stack. */
export interface Decision {
  readonly seat: Seat;
  readonly frame: Frame;
  readonly aside: boolean;
}

/** A list of offers that is filled anew for each decision; the playout's Ask. */
export class OfferList implements Ask {
  readonly moves: Move[] = [];
  readonly curious: boolean = false;
  #next = 0;
  offer(move: Move, _note?: Json): void {
    if (this.#next < this.moves.length) this.moves[this.#next] = move;
    else this.moves.push(move);
    this.#next++;
  }
  /** Begins a new list over the old one: emptying the array would give its memory back at every single decision. */
  begin(): void {
    this.#next = 0;
  }
  /** Cuts off what is left of the old list. */
  end(): void {
    if (this.moves.length !== this.#next) this.moves.length = this.#next;
  }
  refuse(_move: Move, _clause: string): void {}
}

export interface Refused {
  readonly move: Move;
  readonly clause: string;
}

/** Offers with their notes, and the refusals with their clauses: what an interface asks for. */
export class CuriousList implements Ask {
  readonly moves: Move[] = [];
  readonly notes: (Json | undefined)[] = [];
  readonly refused: Refused[] = [];
  readonly curious: boolean = true;
  offer(move: Move, note?: Json): void {
    this.moves.push(move);
    this.notes.push(note);
  }
  refuse(move: Move, clause: string): void {
    this.refused.push({ move, clause });
  }
}

const silence = (): void => {};

export function newPlay<T extends GameTypes>(
  game: Game<T>,
  pack: T["pack"],
  state: T["state"],
  chance: Chance,
  listener?: Listener,
): Play<T> {
  const index = game.index?.build(state, pack) as T["index"];
  if (listener === undefined)
    return { state, index, pack, chance, telling: false, emit: silence, emitTo: silence, reveal: silence };
  return { state, index, pack, chance, ...voices(listener) };
}

function voices(listener: Listener): Pick<Play, "telling" | "emit" | "emitTo" | "reveal"> {
  return {
    telling: true,
    emit: (event) => {
      listener.told.push({ event });
    },
    emitTo: (seat, event, others) => {
      listener.told.push(others === undefined ? { event, to: seat } : { event, to: seat, others });
    },
    reveal: (seat) => {
      listener.learnt.push(seat);
    },
  };
}

/** A play that goes its own way from here, with other luck or another listener. */
export function forkPlay<T extends GameTypes>(
  game: Game<T>,
  play: Play<T>,
  chance: Chance,
  listener?: Listener,
): Play<T> {
  const state = copyJson(play.state);
  const index = game.index === undefined ? undefined : game.index.copy(play.index);
  const quiet = { telling: false, emit: silence, emitTo: silence, reveal: silence };
  return { state, index, pack: play.pack, chance, ...(listener === undefined ? quiet : voices(listener)) };
}

/** A decision of `play` in a fork of it; to settle the fork would only list all offers again. */
export function forkDecision(decision: Decision | undefined, play: Play, fork: Play): Decision | undefined {
  if (decision === undefined) return undefined;
  const { stack, aside } = play.state;
  const frame = decision.aside ? fork.state.aside[aside.indexOf(decision.frame)] : fork.state.stack[stack.length - 1];
  if (frame === undefined) throw new Error(`phase "${decision.frame.phase}" is not in the fork`);
  return { ...decision, frame };
}

/** The event as this viewer may have it, if at all. */
export function eventFor(told: Told, viewer: Seat | "spectator" | "all"): GameEvent | undefined {
  if (told.to === undefined || viewer === "all" || viewer === told.to) return told.event;
  return told.others;
}

export function phaseOf<T extends GameTypes>(game: Game<T>, frame: Frame): Phase<T> {
  const phase = game.phases[frame.phase];
  if (phase === undefined) throw new Error(`${game.id} has no phase "${frame.phase}"`);
  return phase;
}

export function isAutomatic<T extends GameTypes>(phase: Phase<T>): phase is AutomaticPhase<T> {
  return (phase as AutomaticPhase<T>).run !== undefined;
}

function decisionPhase<T extends GameTypes>(game: Game<T>, frame: Frame): DecisionPhase<T> {
  const phase = phaseOf(game, frame);
  if (isAutomatic(phase)) throw new Error(`phase "${frame.phase}" is automatic`);
  return phase;
}

const MOST_STEPS = 100_000;

/**
 * Runs everything that needs no choice. Returns the decision the game now waits for: a frame held aside before all else,
 * then the top of the main stack. Undefined when the game is over. Lone offers of `auto` phases are taken on the way; after a
 * return for a decision of the main stack `offers` holds its list.
 */
export function settle<T extends GameTypes>(game: Game<T>, play: Play<T>, offers: OfferList): Decision | undefined {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const held = play.state.aside[0];
    if (held !== undefined) return settleAside(game, play, held, offers);
    const frame = topFrame(play.state);
    if (frame === undefined) return undefined;
    const phase = game.phases[frame.phase];
    if (phase === undefined) throw new Error(`${game.id} has no phase "${frame.phase}"`);
    if ("run" in phase) {
      phase.run(play, frame);
      continue;
    }
    const seat = frame.seat;
    if (seat === undefined) throw new Error(`phase "${frame.phase}" decides without a seat`);
    offers.begin();
    phase.offers(play, frame, offers);
    offers.end();
    const lone = offers.moves.length === 1 ? offers.moves[0] : undefined;
    if (lone === undefined || phase.auto !== true) {
      if (offers.moves.length === 0) throw new Error(`phase "${frame.phase}" of ${game.id} offers nothing`);
      return { seat, frame, aside: false };
    }
    phase.apply(play, frame, lone);
  }
  throw new Error(`${game.id} does not come to a decision`);
}

function settleAside<T extends GameTypes>(game: Game<T>, play: Play<T>, frame: Frame, offers: OfferList): Decision {
  if (frame.seat === undefined) throw new Error(`frame "${frame.phase}" is held aside without a seat`);
  offers.begin();
  decisionPhase(game, frame).offers(play, frame, offers);
  offers.end();
  return { seat: frame.seat, frame, aside: true };
}

/** Lists a decision's candidates into `ask`. */
export function listOffers<T extends GameTypes>(game: Game<T>, play: Play<T>, decision: Decision, ask: Ask): void {
  decisionPhase(game, decision.frame).offers(play, decision.frame, ask);
}

/** Lists what a seat may do while somebody else decides. While a frame is held aside that is nothing. */
export function listOffTurn<T extends GameTypes>(game: Game<T>, play: Play<T>, seat: Seat, ask: Ask): void {
  if (isOver(play.state)) return;
  const isInterrupted = play.state.aside.length > 0;
  game.offTurn?.offers(play, seat, isInterrupted ? refusingOnly(ask) : ask);
}

function refusingOnly(ask: Ask): Ask {
  return { curious: ask.curious, offer: silence, refuse: (move, clause) => ask.refuse(move, clause) };
}

/** Applies an offered move. The caller vouches that it was offered, and calls `settle` afterwards. */
export function applyMove<T extends GameTypes>(game: Game<T>, play: Play<T>, frame: Frame, move: T["move"]): void {
  const phase = game.phases[frame.phase] as DecisionPhase<T>;
  phase.apply(play, frame, move);
}

export function publishes<T extends GameTypes>(game: Game<T>, state: T["state"], frame: Frame, move: Move): boolean {
  const phase = decisionPhase(game, frame);
  const { publishes: kinds, cuts = [] } = phase;
  if (kinds === "all" || kinds.includes(move[0]) || cuts.includes(move[0])) return true;
  return phase.publishesToo?.(state).includes(move[0]) === true;
}

export function isCut<T extends GameTypes>(game: Game<T>, frame: Frame, move: Move): boolean {
  return decisionPhase(game, frame).cuts?.includes(move[0]) === true;
}

/** The move taken for a seat whose time ran out; undefined where the draft that led here is to be given up. */
export function fallbackMove<T extends GameTypes>(
  game: Game<T>,
  play: Play<T>,
  frame: Frame,
  offers: readonly Move[],
): Move | undefined {
  const phase = decisionPhase(game, frame);
  if (phase.fallback !== undefined) return phase.fallback(play, frame, offers);
  if (offers[0] === undefined) throw new Error(`phase "${frame.phase}" has no fallback`);
  return offers[0];
}

/** Plays at random from here to the end, or for at most `most` decisions. Returns how many were made. */
export function randomPlayout<T extends GameTypes>(
  game: Game<T>,
  play: Play<T>,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const below = fastBelow(seed);
  const offers = new OfferList();
  for (let made = 0; made < most; made++) {
    const decision = settle(game, play, offers);
    if (decision === undefined) return made;
    const move = offers.moves[below(offers.moves.length)] as Move;
    applyMove(game, play, decision.frame, move);
  }
  return most;
}

/** Moves arrive from outside: `other` may be anything. */
export function sameMove(one: Move, other: Move): boolean {
  return Array.isArray(other) && one.length === other.length && one.every((part, at) => part === other[at]);
}

/** Sets a new game up; its luck and its events go where `chance` and `listener` say. */
export function startPlay<T extends GameTypes>(
  game: Game<T>,
  start: { readonly seats: number; readonly options: Readonly<Record<string, string | number | boolean>> },
  pack: T["pack"],
  chance: Chance,
  listener?: Listener,
): Play<T> {
  const voice = voices(listener ?? newListener());
  const state = game.setup({ ...start, pack, chance, emit: voice.emit, emitTo: voice.emitTo });
  return newPlay(game, pack, state, chance, listener);
}
