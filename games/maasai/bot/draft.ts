// A turn under construction, carried out on a copy of the position.
import type { Plan, Position } from "@outrigger/bots";
import {
  applyMove,
  type Decision,
  forkPlay,
  OfferList,
  type Play,
  sameMove,
  settle,
  stoppingChance,
} from "@outrigger/kernel";
import { type Maasai, type MaasaiMove, rules } from "../rules/index.ts";

export interface Draft {
  readonly play: Play<Maasai>;
  /** What the decision in hand offers. */
  readonly offers: OfferList;
  readonly moves: MaasaiMove[];
  decision: Decision | undefined;
  /** How good it looks, by the quick judgements that led to it. */
  worth: number;
}

const silence = (): void => {};

export function openDraft({ state, index, pack }: Position<Maasai>): Draft {
  const chance = stoppingChance();
  const source = { state, index, pack, chance, telling: false, emit: silence, emitTo: silence, reveal: silence };
  const play = forkPlay(rules, source, chance);
  const offers = new OfferList();
  return { play, offers, moves: [], decision: settle(rules, play, offers), worth: 0 };
}

export function forkDraft(draft: Draft): Draft {
  return { ...openDraft(draft.play), moves: [...draft.moves], worth: draft.worth };
}

export function phaseOf({ decision }: Draft): string | undefined {
  return decision?.frame.phase;
}

/** Makes a move if the decision in hand offers it; says whether it did. */
export function tryMove(draft: Draft, move: MaasaiMove): boolean {
  const { play, decision, offers } = draft;
  if (decision === undefined || !offers.moves.some((offer) => sameMove(offer, move))) return false;
  applyMove(rules, play, decision.frame, move);
  draft.moves.push(move);
  draft.decision = settle(rules, play, offers);
  return true;
}

/** The moves with the confirmation that is left to make. It is not carried out: what comes after it is up to luck. */
export function finished(draft: Draft): Plan<Maasai> {
  const isLast = ["confirm", "confirmHexagon", "end"].includes(phaseOf(draft) ?? "");
  return isLast ? [...draft.moves, draft.offers.moves[0] as MaasaiMove] : draft.moves;
}
