// A position of an analysed game, played once more: is what was decided now as good as the best that is known?
import { type Guide, type Weighed, weighPlans } from "@outrigger/bots";
import { at, type Game, type Move, type Pack, type Seat } from "@outrigger/kernel";
import type { GameRecord } from "@outrigger/records";
import { cutRecord, type Stretch } from "./course.ts";
import { GOOD_ENOUGH, levelFor, type Reason, reasonOf, SECOND_LOOK } from "./mistakes.ts";

export interface Verdict {
  /** The share of the win that was lost against the best; nothing where it is better still. */
  readonly lost: number;
  readonly isGood: boolean;
  /** What speaks for the best, where the other was not good enough. */
  readonly reason?: Reason;
}

export interface Retried {
  readonly pack: Pack;
  /** What was decided first, and what it is worth; absent before that. */
  readonly first?: Stretch;
  readonly verdict?: Verdict;
}

/** Of a game that began in that position: its first decision is judged. */
export function judgeRetry(game: Game, record: GameRecord, best: readonly Move[], guide: Guide): Retried {
  const { pack, stretches, seed } = cutRecord(game, record);
  const [first] = stretches;
  if (first === undefined) return { pack };
  const { seat, before, moves } = first;
  const request = { game, pack, seat, view: game.view(before, seat, pack), seed };
  const weighed = weighPlans(request, guide, levelFor(guide, SECOND_LOOK.level), [moves, best], SECOND_LOOK.samples);
  return weighed === undefined ? { pack, first } : { pack, first, verdict: verdictOn(seat, guide, weighed) };
}

function verdictOn(seat: Seat, guide: Guide, weighed: readonly Weighed[]): Verdict {
  const [made, better] = [at(weighed, 0), at(weighed, 1)];
  const lost = Math.max(0, at(better.shares, seat) - at(made.shares, seat));
  if (lost <= GOOD_ENOUGH) return { lost, isGood: true };
  if (guide.parts === undefined || made.parts === undefined || better.parts === undefined)
    return { lost, isGood: false };
  const reason = reasonOf(seat, { names: guide.parts.names, made: made.parts, better: better.parts });
  return { lost, isGood: false, ...(reason === undefined ? {} : { reason }) };
}
