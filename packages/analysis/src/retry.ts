// A position of an analysed game, played once more: is what was decided now as good as the best that is known?
import type { Guide } from "@outrigger/bots";
import type { Game, Move, Pack } from "@outrigger/kernel";
import type { GameRecord } from "@outrigger/records";
import { cutRecord, type Stretch } from "./course.ts";
import { type Compared, comparePlans, GOOD_ENOUGH, type Reason, SECOND_LOOK } from "./mistakes.ts";

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
  const compared = comparePlans(request, guide, moves, best, SECOND_LOOK);
  return compared === undefined ? { pack, first } : { pack, first, verdict: verdictOn(compared) };
}

function verdictOn({ lost, reason }: Compared): Verdict {
  if (lost <= GOOD_ENOUGH) return { lost: Math.max(0, lost), isGood: true };
  return { lost, isGood: false, ...(reason === undefined ? {} : { reason }) };
}
