// What a match shows each viewer: the view, what is asked, and for a seat its offers. Nothing else leaves a host.
import { cannotAct, decisionId } from "./act.ts";
import { ChanceStop, fastChance, stoppingChance } from "./chance.ts";
import type { Game, GameEvent, GameTypes, Move, Seat, Viewer } from "./contract.ts";
import type { Json } from "./json.ts";
import { type Match, openDecision, seatPlay } from "./match.ts";
import {
  applyMove,
  CuriousList,
  type Decision,
  eventFor,
  listOffers,
  listOffTurn,
  newListener,
  newPlay,
  OfferList,
  type Refused,
  sameMove,
  settle,
} from "./play.ts";
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

export interface Table<V = unknown> {
  readonly view: V;
  readonly asked: readonly AskedOf[];
  /** For a seat that has something to choose or to take back. */
  readonly offers?: OpenOffers;
}

/** During play nobody sees everything; afterwards everybody may. */
export function tableFor<T extends GameTypes>(match: Match<T>, viewer: Viewer): Table<T["view"]> {
  const { game, pack, data } = match;
  const seat = typeof viewer === "number" ? viewer : undefined;
  const play = seat === undefined ? match.published : seatPlay(match, seat).play;
  const offers = seat === undefined ? undefined : offersFor(match, seat);
  const asked = data.end === undefined ? askedOf(match) : [];
  return { view: game.view(play.state, viewer, pack), asked, ...(offers === undefined ? {} : { offers }) };
}

function askedOf<T extends GameTypes>(match: Match<T>): AskedOf[] {
  const asked: AskedOf[] = [];
  for (const { frame, seat } of openDecisions(match)) asked.push({ seat, phase: frame.phase });
  return asked;
}

/** Every decision open in the published state, the one the game waits for first. */
export function openDecisions<T extends GameTypes>(match: Match<T>): Decision[] {
  const first = match.decision;
  const open = first === undefined ? [] : [first];
  for (const frame of match.published.state.aside) {
    if (frame === first?.frame || frame.seat === undefined) continue;
    open.push({ seat: frame.seat, frame, aside: true });
  }
  return open;
}

function offersFor<T extends GameTypes>(match: Match<T>, seat: Seat): OpenOffers | undefined {
  if (cannotAct(match, seat) !== undefined) return undefined;
  const list = new CuriousList();
  const open = askSeat(match, seat, list);
  const mayUndo = canUndo(match, seat);
  if (open === undefined && list.moves.length === 0 && !mayUndo) return undefined;
  return {
    base: decisionId(match, seat),
    phase: open?.frame.phase ?? "off-turn",
    asked: open !== undefined,
    moves: list.moves,
    notes: list.notes.map((note) => note ?? null),
    canUndo: mayUndo,
    drafted: match.data.drafts.find((draft) => draft.seat === seat)?.moves.length ?? 0,
  };
}

/** Why not: everything the seat might have thought of, with the clause that forbids it. */
export function refusalsFor<T extends GameTypes>(match: Match<T>, seat: Seat): readonly Refused[] {
  if (cannotAct(match, seat) !== undefined) return [];
  const list = new CuriousList();
  askSeat(match, seat, list);
  return list.refused;
}

function askSeat<T extends GameTypes>(match: Match<T>, seat: Seat, list: CuriousList): Decision | undefined {
  const { play, decision } = seatPlay(match, seat);
  const open = openDecision(play, decision, seat);
  if (open !== undefined) listOffers(match.game, play, open, list);
  else listOffTurn(match.game, play, seat, list);
  return open;
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
  const offers = new OfferList();
  let stopped = false;
  let decision = settle(game, play, offers);
  try {
    for (const move of moves) {
      const open = openDecision(play, decision, seat);
      if (open === undefined) return undefined;
      offers.moves.length = 0;
      listOffers(game, play, open, offers);
      if (!offers.moves.some((offer) => sameMove(offer, move))) return undefined;
      applyMove(game, play, open.frame, move);
      decision = settle(game, play, offers);
    }
  } catch (error) {
    if (!(error instanceof ChanceStop)) throw error;
    stopped = true;
  }
  const events = listener.told.map((told) => eventFor(told, seat)).filter((event) => event !== undefined);
  const shown = { view: game.view(play.state, seat, pack), events, stopped };
  const open = stopped ? undefined : openDecision(play, decision, seat);
  if (open === undefined) return shown;
  const list = new CuriousList();
  listOffers(game, play, open, list);
  return {
    ...shown,
    next: { phase: open.frame.phase, moves: list.moves, notes: list.notes.map((note) => note ?? null) },
  };
}
