// A turn as an engine puts it together, on a state sampled from its seat's view: the same offers, and none of the secrets.
import type { BotRequest } from "@outrigger/bots";
import type { Move } from "@outrigger/kernel";
import {
  ChanceStop,
  type CuriousWalk,
  type Decision,
  fallbackMove,
  fastChance,
  isOffered,
  type Listener,
  newCuriousWalk,
  newListener,
  newPlay,
  openTo,
  publishes,
  stoppingChance,
  takeFor,
} from "@outrigger/kernel/play";

export interface Draft {
  readonly request: BotRequest;
  readonly walk: CuriousWalk;
  readonly listener: Listener;
  readonly moves: Move[];
  /** The decision that is still the seat's; undefined when the turn has been published, or waits for luck. */
  open: Decision | undefined;
}

export function openDraft(request: BotRequest): Draft {
  const { game, pack, view, seat, seed } = request;
  const listener = newListener();
  const play = newPlay(game, pack, game.sample(view, fastChance(seed), pack), stoppingChance(), listener);
  const walk = newCuriousWalk(game, play);
  const open = openTo(walk, seat);
  if (open === undefined) throw new Error(`seat ${seat} of ${game.id} has nothing to decide`);
  return { request, walk, listener, moves: [], open };
}

/** What the seat sees now, its draft included. */
export function viewOf({ request: { game, pack, view, seat }, walk, moves }: Draft): object {
  return moves.length === 0 ? view : game.view(walk.play.state, seat, pack);
}

/** Makes a move if it is offered, and says whether it was. */
export function advance(draft: Draft, move: Move): boolean {
  const { request, walk, listener, open } = draft;
  if (open === undefined || !isOffered(walk.offers, move)) return false;
  const { seat, game } = request;
  const isLast = publishes(game, walk.play.state, open.frame, move);
  draft.moves.push(move);
  try {
    takeFor(walk, seat, move);
    // What the seat has just been shown is only in the true state: the host shows it, and asks again.
    draft.open = isLast || listener.learnt.includes(seat) ? undefined : openTo(walk, seat);
  } catch (error) {
    if (!(error instanceof ChanceStop)) throw error;
    draft.open = undefined;
  }
  return true;
}

/** The turn of a seat whose time ran out, from where it stands to its publication. */
export function fallbackTurn(request: BotRequest): readonly Move[] {
  const draft = openDraft(request);
  while (draft.open !== undefined) {
    const { walk, open } = draft;
    const offered = walk.offers.moves;
    const move = fallbackMove(request.game, walk.play, open.frame, offered) ?? offered[0];
    if (move === undefined || !advance(draft, move)) throw new Error(`phase "${open.frame.phase}" has no fallback`);
  }
  return draft.moves;
}
