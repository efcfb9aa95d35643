// A turn under construction, carried out on a copy of the position.
import type { Plan, Position } from "@outrigger/bots";
import { QUIET } from "@outrigger/kernel";
import { forkPlay, forkWalk, isOffered, newWalk, stoppingChance, take, type Walk } from "@outrigger/kernel/play";
import { type Maasai, type MaasaiMove, rules } from "../rules/index.ts";

export interface Draft extends Walk<Maasai> {
  readonly moves: MaasaiMove[];
  /** How good it looks, by the quick judgements that led to it. */
  worth: number;
}

export function openDraft({ state, index, pack }: Position<Maasai>): Draft {
  const chance = stoppingChance();
  const source = { state, index, pack, chance, ...QUIET };
  return { ...newWalk(rules, forkPlay(rules, source, chance)), moves: [], worth: 0 };
}

export function forkDraft(draft: Draft): Draft {
  return { ...forkWalk(draft, stoppingChance()), moves: [...draft.moves], worth: draft.worth };
}

export function phaseOf({ decision }: Draft): string | undefined {
  return decision?.frame.phase;
}

/** Makes a move if the decision in hand offers it; says whether it did. */
export function tryMove(draft: Draft, move: MaasaiMove): boolean {
  if (draft.decision === undefined || !isOffered(draft.offers, move)) return false;
  take(draft, move);
  draft.moves.push(move);
  return true;
}

/** The moves with the confirmation that is left to make. It is not carried out: what comes after it is up to luck. */
export function finished(draft: Draft): Plan<Maasai> {
  const isLast = ["confirm", "confirmHexagon", "end"].includes(phaseOf(draft) ?? "");
  return isLast ? [...draft.moves, draft.offers.moves[0] as MaasaiMove] : draft.moves;
}
