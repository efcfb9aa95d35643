// What a match shows each viewer: the view, what is asked, and for a seat its offers. Nothing else leaves a host.

import { ChanceStop, fastChance, stoppingChance } from "../chance/chance.ts";
import type { Game, GameEvent, GameTypes, Move, Seat, Viewer } from "../contract.ts";
import type { Json } from "../json.ts";
import { type CuriousList, isOffered, type Refused } from "../offers.ts";
import { eventFor, newListener, newPlay } from "../play.ts";
import { newCuriousWalk, offersTo, openTo, takeFor } from "../walk.ts";
import { cannotAct, decisionId } from "./act.ts";
import { type Match, seatWalk } from "./match.ts";
import { canUndo } from "./undo.ts";

/** A decision somebody has to make, as everybody may know it. */
export interface AskedOf {
  readonly seat: Seat;
  readonly phase: string;
}

export interface OpenOffers {
  /** Names this decision when it is answered. */
  readonly base: string;
  readonly phase: string;
  /** False for moves a seat may make while somebody else decides. */
  readonly asked: boolean;
  readonly moves: readonly Move[];
  /** What to show with each move; null where there is nothing. */
  readonly notes: readonly Json[];
  readonly canUndo: boolean;
  /** Unpublished decisions so far. */
  readonly drafted: number;
}

export interface MatchView<V = unknown> {
  readonly view: V;
  readonly asked: readonly AskedOf[];
  /** For a seat that has something to choose or to take back. */
  readonly offers?: OpenOffers;
}

/** During play nobody sees everything; afterwards everybody may. */
export function viewFor<T extends GameTypes>(match: Match<T>, viewer: Viewer): MatchView<T["view"]> {
  const { game, pack, data } = match;
  const seat = typeof viewer === "number" ? viewer : undefined;
  const { play } = seat === undefined ? match.published : seatWalk(match, seat);
  const offers = seat === undefined ? undefined : offersFor(match, seat);
  const asked = data.end === undefined ? askedOf(match) : [];
  return { view: game.view(play.state, viewer, pack), asked, ...(offers === undefined ? {} : { offers }) };
}

/** What the published state waits for; at most one decision is open at a time. */
export function askedOf<T extends GameTypes>({ published: { decision } }: Match<T>): AskedOf[] {
  return decision === undefined ? [] : [{ seat: decision.seat, phase: decision.frame.phase }];
}

function offersFor<T extends GameTypes>(match: Match<T>, seat: Seat): OpenOffers | undefined {
  if (cannotAct(match, seat) !== undefined) return undefined;
  const walk = seatWalk(match, seat);
  const open = openTo(walk, seat);
  const list = offersTo(walk, seat);
  const mayUndo = canUndo(match, seat);
  if (open === undefined && list.moves.length === 0 && !mayUndo) return undefined;
  return {
    base: decisionId(match, seat),
    phase: open?.frame.phase ?? "off-turn",
    asked: open !== undefined,
    ...shownOffers(list),
    canUndo: mayUndo,
    drafted: match.data.drafts.find((draft) => draft.seat === seat)?.moves.length ?? 0,
  };
}

function shownOffers({ moves, notes }: CuriousList): Pick<OpenOffers, "moves" | "notes"> {
  return { moves, notes: notes.map((note) => note ?? null) };
}

/** Why not: everything the seat might have thought of, with the clause that forbids it. */
export function refusalsFor<T extends GameTypes>(match: Match<T>, seat: Seat): readonly Refused[] {
  return cannotAct(match, seat) === undefined ? offersTo(seatWalk(match, seat), seat).refused : [];
}

export interface Preview<V = unknown> {
  readonly view: V;
  readonly events: readonly GameEvent[];
  /** The moves would go on to luck, which nobody can foresee. */
  readonly stopped: boolean;
  /** What the seat would be offered next, when it would be its decision. */
  readonly next?: { readonly phase: string; readonly moves: readonly Move[]; readonly notes: readonly Json[] };
}

/** What would happen if the seat made these moves, as far as it can know: worked out on a sample of its view. */
export function whatIf<T extends GameTypes>(
  game: Game<T>,
  pack: T["pack"],
  view: T["view"],
  seat: Seat,
  moves: readonly Move[],
): Preview<T["view"]> | undefined {
  const listener = newListener();
  const play = newPlay(game, pack, game.sample(view, fastChance(1), pack), stoppingChance(), listener);
  const walk = newCuriousWalk(game, play);
  let stopped = false;
  try {
    for (const move of moves) {
      if (openTo(walk, seat) === undefined || !isOffered(walk.offers, move)) return undefined;
      takeFor(walk, seat, move);
    }
  } catch (error) {
    if (!(error instanceof ChanceStop)) throw error;
    stopped = true;
  }
  const events = listener.told.map((told) => eventFor(told, seat)).filter((event) => event !== undefined);
  const shown = { view: game.view(play.state, seat, pack), events, stopped };
  const open = stopped ? undefined : openTo(walk, seat);
  return open === undefined ? shown : { ...shown, next: { phase: open.frame.phase, ...shownOffers(walk.offers) } };
}
