// Where another plan would have been better: every decision is thought over again, by what its seat could know, and what was
// done is held against what would have been done on samples that neither was chosen by.
import {
  type BotRequest,
  type Stretch as Expected,
  type ExpectedParts,
  findBot,
  type Guide,
  type Level,
  type Plan,
  weighPlans,
} from "@outrigger/bots";
import { at, type Move, type Seat, sameJson } from "@outrigger/kernel";
import { newPlay, newWalk, openTo, stoppingChance } from "@outrigger/kernel/play";
import type { Course, Stretch } from "./course.ts";
import type { InTurn } from "./curve.ts";

/** A loss of less is no mistake, and whoever finds a move this near to the best has found a good one. */
export const GOOD_ENOUGH = 0.035;

export interface Mistake extends InTurn {
  readonly made: readonly Move[];
  readonly better: readonly Move[];
  /** The share of the win its seat gave away, and what it would have had. */
  readonly lost: number;
  readonly best: number;
  /** What would have been likely to follow the better plan. */
  readonly line: readonly Expected[];
  /** Each seat's expected final score by its parts, after both; absent where the game has no learned judgement. */
  readonly parts?: { readonly names: readonly string[]; readonly made: ExpectedParts; readonly better: ExpectedParts };
  readonly reason?: Reason;
}

/** The part of somebody's final score that speaks most for the better plan. */
export interface Reason {
  readonly seat: Seat;
  readonly part: string;
  /** By how much the better plan changes it. */
  readonly change: number;
}

export interface Care {
  readonly level: "medium" | "master";
  readonly samples: number;
}

/** Every decision at medium's work; the dearest again at master's. */
export const FIRST_LOOK: Care = { level: "medium", samples: 24 };
export const SECOND_LOOK: Care = { level: "master", samples: 96 };

/** Undefined where there was nothing to choose, or nothing better is known. */
export function findMistake(
  course: Course,
  guide: Guide,
  stretch: Stretch,
  turn: number,
  care: Care,
  seed: number,
): Mistake | undefined {
  if (stretch.isLeft || !hadChoice(course, stretch)) return undefined;
  const { game, pack } = course;
  const { seat, from, to, moves: made } = stretch;
  const request = { game, pack, seat, view: game.view(stretch.before, seat, pack), seed };
  const level = levelFor(guide, care.level);
  const bot = findBot(care.level, { ...guide, levels: { ...guide.levels, [care.level]: level } });
  const { moves: better, thoughts } = bot.choose({ ...request, explains: true });
  if (sameJson(better, made)) return undefined;
  const compared = comparePlans({ ...request, seed: seed + 1 }, guide, made, better, care);
  if (compared === undefined || compared.lost <= 0) return undefined;
  return { seat, from, to, turn, made, better, line: thoughts?.candidates[0]?.line ?? [], ...compared };
}

/** What the better plan is worth, what the other one loses against it, and by what. */
export type Compared = Pick<Mistake, "lost" | "best" | "parts" | "reason">;

/**
 * Both on the same samples, played on as far as master looks, whatever work went into finding them: after a shorter way what a
 * bad turn costs is not to be seen yet. Undefined where there is no sample in which both can be played.
 */
export function comparePlans(
  request: BotRequest,
  guide: Guide,
  made: Plan,
  better: Plan,
  { samples }: Pick<Care, "samples">,
): Compared | undefined {
  const weighed = weighPlans(request, guide, levelFor(guide, "master"), [made, better], samples);
  if (weighed === undefined) return undefined;
  const [asMade, asBetter] = [at(weighed, 0), at(weighed, 1)];
  const best = at(asBetter.shares, request.seat);
  const lost = best - at(asMade.shares, request.seat);
  if (guide.parts === undefined || asMade.parts === undefined || asBetter.parts === undefined) return { lost, best };
  const parts = { names: guide.parts.names, made: asMade.parts, better: asBetter.parts };
  const reason = reasonOf(request.seat, parts, guide.parts.units);
  return { lost, best, parts, ...(reason === undefined ? {} : { reason }) };
}

/**
 * Analysis judges as the strongest level does, whatever work it may take. How that foresees replies is its own affair: what is
 * told of old games should not change with it.
 */
export function levelFor(guide: Guide, name: Care["level"]): Level {
  const { learned } = guide.levels.master;
  const { replies: _, ...level } = guide.levels[name];
  return {
    ...level,
    ...(learned === undefined || guide.forecast === undefined ? { learned: 0 } : { learned }),
  };
}

/** Off turn nobody is asked for anything; and a lone offer is no choice, unless it leads on to one. */
function hadChoice({ game, pack }: Course, { seat, before, moves }: Stretch): boolean {
  const walk = newWalk(game, newPlay(game, pack, before, stoppingChance()));
  return openTo(walk, seat) !== undefined && (walk.offers.moves.length > 1 || moves.length > 1);
}

/** Who gains less by a part has no reason in it: it may come out otherwise the next time. */
const WORTH_TELLING = 0.2;

/** What changes most in favour of whoever decides: more of their own, or less of somebody else's. */
export function reasonOf(
  seat: Seat,
  { names, made, better }: NonNullable<Mistake["parts"]>,
  units?: readonly number[],
): Reason | undefined {
  let reason: Reason | undefined;
  let most = 0;
  better.forEach((row, owner) => {
    names.forEach((part, place) => {
      const change = at(row, place) - at(at(made, owner), place);
      const gain = owner === seat ? change : -change;
      const weight = gain / (units?.[place] ?? 1);
      if (gain <= WORTH_TELLING || weight <= most) return;
      [most, reason] = [weight, { seat: owner, part, change }];
    });
  });
  return reason;
}
