// What the rules work with while a game is played, who hears of it, and what a phase says of its moves.
import type { Chance } from "./chance/chance.ts";
import type {
  AutomaticPhase,
  DecisionPhase,
  Frame,
  Game,
  GameEvent,
  GameTypes,
  Move,
  Phase,
  Phases,
  Play,
  Seat,
} from "./contract.ts";
import { copyJson } from "./json.ts";

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

const silence = (): void => {};
/** Nobody hears what the rules tell: how playouts, previews and odds go on. */
export const QUIET = { emit: silence, tell: silence, emitTo: silence, reveal: silence } as const;

export function newPlay<T extends GameTypes>(
  game: Game<T>,
  pack: T["pack"],
  state: T["state"],
  chance: Chance,
  listener?: Listener,
): Play<T> {
  const index = game.index?.build(state, pack) as T["index"];
  return playOf(state, index, pack, chance, listener);
}

function playOf<T extends GameTypes>(
  state: T["state"],
  index: T["index"],
  pack: T["pack"],
  chance: Chance,
  listener: Listener | undefined,
): Play<T> {
  const { emit, tell, emitTo, reveal } = listener === undefined ? QUIET : voices(listener);
  return { state, index, pack, chance, emit, tell, emitTo, reveal };
}

function voices(listener: Listener): Pick<Play, "emit" | "tell" | "emitTo" | "reveal"> {
  return {
    emit: (event) => {
      listener.told.push({ event });
    },
    tell: (events) => {
      const told = events();
      for (const event of "kind" in told ? [told] : told) listener.told.push({ event });
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
  return playOf(state, index, play.pack, chance, listener);
}

/** The event as this viewer may have it, if at all. */
export function eventFor(told: Told, viewer: Seat | "spectator" | "all"): GameEvent | undefined {
  if (told.to === undefined || viewer === "all" || viewer === told.to) return told.event;
  return told.others;
}

export function phaseOf<T extends GameTypes>(game: Game<T>, frame: Frame): Phase<T> {
  const phases: Readonly<Record<string, Phase<T> | undefined>> = game.phases;
  const phase = phases[frame.phase];
  if (phase === undefined) throw new Error(`${game.id} has no phase "${frame.phase}"`);
  return phase;
}

/** The game with each of its phases changed, to count or to watch what they do. */
export function changePhases<T extends GameTypes>(
  game: Game<T>,
  change: (phase: Phase<T>, name: string) => Phase<T>,
): Game<T> {
  const changed = Object.entries<Phase<T>>(game.phases).map(([name, phase]) => [name, change(phase, name)] as const);
  // The same names as before, which `fromEntries` forgets.
  return { ...game, phases: Object.fromEntries(changed) as Phases<T> };
}

export function isAutomatic<T extends GameTypes>(phase: Phase<T>): phase is AutomaticPhase<T> {
  return phase.run !== undefined;
}

export function decisionPhase<T extends GameTypes>(game: Game<T>, frame: Frame): DecisionPhase<T> {
  const phase = phaseOf(game, frame);
  if (isAutomatic(phase)) throw new Error(`phase "${frame.phase}" is automatic`);
  return phase;
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

/** Sets a new game up; its luck and its events go where `chance` and `listener` say. */
export function startPlay<T extends GameTypes>(
  game: Game<T>,
  start: { readonly seats: number; readonly options: Readonly<Record<string, string | number | boolean>> },
  pack: T["pack"],
  chance: Chance,
  listener?: Listener,
): Play<T> {
  const { emit, emitTo } = listener === undefined ? QUIET : voices(listener);
  const { seats, options } = start;
  const state = game.setup({ seats, options, pack, chance, emit, emitTo });
  return newPlay(game, pack, state, chance, listener);
}
