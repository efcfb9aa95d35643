// Advice while a game is played: what to do and why, how one stands, and what a decision would give away. All of it is worked
// out from a seat's own view: whatever is hidden from the seat is imagined, and the same view gives the same advice.
import { type BotRequest, findBot, type Guide, type Plan, type Weighed, weighPlans } from "@outrigger/bots";
import { at, type Move, type Seat, sameMove } from "@outrigger/kernel";
import {
  ChanceStop,
  fastChance,
  forkWalk,
  newPlay,
  newWalk,
  openTo,
  publishes,
  stoppingChance,
  take,
  type Walk,
} from "@outrigger/kernel/play";
import { FIRST_LOOK, levelFor, type Reason, reasonOf } from "./mistakes.ts";
import { type PlanStep, planSteps } from "./plan-steps.ts";
import { newLook } from "./values.ts";

/** A table through the eyes of a seat. */
export type SeenTable = Pick<BotRequest, "game" | "pack" | "seat" | "view">;

export interface Advice {
  /** Up to where the others see it, or luck is asked. */
  readonly moves: readonly Move[];
  /** The same as far as it can be told in words. */
  readonly steps: readonly PlanStep[];
  /** What speaks for it, against what else could be done; absent where that makes no difference. */
  readonly reason?: Reason;
}

/** A move that ends what was drafted, and the share of the win it gives away. */
export interface Loss {
  readonly move: Move;
  readonly lost: number;
  readonly reason?: Reason;
}

/** Who would give away more than this share of the win is asked once more. */
const A_LOT = 0.1;

/** Of the search, of the samples on which plans are compared, and of those by which one stands. */
const SEEDS = { search: 1, compare: 2, stand: 3 } as const;
/** Plans that the chosen one is compared with. */
const RIVALS = 5;
/** Moves that are weighed in one go, and in all. */
const AT_ONCE = 6;
const MOST_ENDINGS = 36;
/** Samples by which one stands; a guide that counts its work plays dear turns. */
const STAND_SAMPLES = { usual: 24, dear: 8 } as const;

/** Each seat's share of the win, as far as this one can know. Alone: the chance to win. */
export function standingOf({ game, pack, seat, view }: SeenTable, guide: Guide): readonly number[] {
  const samples = guide.work === undefined ? STAND_SAMPLES.usual : STAND_SAMPLES.dear;
  return newLook({ game, pack }, guide, samples, SEEDS.stand)(view, seat, [], 0).worth.shares;
}

/**
 * The plan that comes out best: the search of the analysis finds a few, and those are held against each other on samples
 * that none of them was chosen by. Undefined where the seat is asked nothing.
 */
export function adviseOn(table: SeenTable, guide: Guide): Advice | undefined {
  const { game, pack, seat, view } = table;
  const walk = walkFor(table);
  if (openTo(walk, seat) === undefined) return undefined;
  const plans = plansFor(table, guide, walk);
  const weighed = plans.length > 1 ? compare(table, guide, plans) : undefined;
  const best = weighed === undefined ? 0 : bestOf(seat, weighed);
  const moves = at(plans, best);
  const reason = weighed && reasonFor(seat, guide, weighed, best);
  return { moves, steps: planSteps(game, pack, view, seat, moves), ...(reason === undefined ? {} : { reason }) };
}

/** What the search prefers first; where there was nothing to search, some of the other offers stand against it. */
function plansFor({ game, pack, seat, view }: SeenTable, guide: Guide, { offers }: Walk): readonly Plan[] {
  const { level } = FIRST_LOOK;
  const bot = findBot(level, { ...guide, levels: { ...guide.levels, [level]: levelFor(guide, level) } });
  const { moves, thoughts } = bot.choose({ game, pack, seat, view, seed: SEEDS.search, explains: true });
  const searched = thoughts?.candidates.slice(1, 1 + RIVALS).map((candidate) => candidate.moves) ?? [];
  if (searched.length > 0) return [moves, ...searched];
  const others = offers.moves.filter((offered) => !sameMove(offered, at(moves, 0)));
  const step = Math.max(1, Math.floor(others.length / RIVALS));
  return [
    moves,
    ...others
      .filter((_, place) => place % step === 0)
      .slice(0, RIVALS)
      .map((move) => [move]),
  ];
}

/** As far ahead as the analysis would afterwards: a shorter way does not show yet what a bad turn costs. */
function compare({ game, pack, seat, view }: SeenTable, guide: Guide, plans: readonly Plan[]): Weighed[] | undefined {
  const request = { game, pack, seat, view, seed: SEEDS.compare };
  return weighPlans(request, guide, levelFor(guide, "master"), plans, FIRST_LOOK.samples);
}

/** The first where several are as good. */
function bestOf(seat: Seat, weighed: readonly Weighed[]): number {
  const shares = weighed.map((each) => at(each.shares, seat));
  return shares.indexOf(Math.max(...shares));
}

/** Against the mean of the others. */
function reasonFor(seat: Seat, { parts }: Guide, weighed: readonly Weighed[], best: number): Reason | undefined {
  const others = weighed.flatMap(({ parts: own }, place) => (place === best || own === undefined ? [] : [own]));
  const better = weighed[best]?.parts;
  if (parts === undefined || better === undefined || others.length === 0) return undefined;
  const mean = better.map((row, owner) =>
    row.map((_, part) => others.reduce((sum, each) => sum + at(at(each, owner), part), 0) / others.length),
  );
  return reasonOf(seat, { names: parts.names, made: mean, better }, parts.units);
}

/**
 * What would end the draft now and give away a lot against the best plan known for the whole of it. `view` is the one
 * before anything was drafted. It stops between its parts: whoever asked may have moved on.
 */
export function* lossesAt(
  table: SeenTable,
  guide: Guide,
  drafted: readonly Move[],
  best: readonly Move[],
): Generator<undefined, readonly Loss[]> {
  const endings = endingsOf(table, drafted).slice(0, MOST_ENDINGS);
  const losses: Loss[] = [];
  for (let from = 0; from < endings.length; from += AT_ONCE) {
    const some = endings.slice(from, from + AT_ONCE);
    const plans = [best, ...some.map((move) => [...drafted, move])];
    losses.push(...lossesAmong(table.seat, guide, some, compare(table, guide, plans) ?? []));
    yield;
  }
  return losses;
}

function lossesAmong(seat: Seat, guide: Guide, moves: readonly Move[], weighed: readonly Weighed[]): Loss[] {
  const [best, ...all] = weighed;
  if (best === undefined) return [];
  return all.flatMap((made, place) => {
    const lost = at(best.shares, seat) - at(made.shares, seat);
    if (lost <= A_LOT) return [];
    const reason = reasonFor(seat, guide, [best, made], 0);
    return [{ move: at(moves, place), lost, ...(reason === undefined ? {} : { reason }) }];
  });
}

/** The offers after what was drafted that the others would see, or that ask for luck; none where there is no choice. */
function endingsOf(table: SeenTable, drafted: readonly Move[]): Move[] {
  const walk = walkFor(table);
  for (const move of drafted) {
    if (walk.decision?.seat !== table.seat || !walk.offers.moves.some((offered) => sameMove(offered, move))) return [];
    take(walk, move);
  }
  if (walk.decision?.seat !== table.seat) return [];
  if (drafted.length === 0 && walk.offers.moves.length < 2) return [];
  return walk.offers.moves.filter((move) => endsDraft(walk, move));
}

function endsDraft(walk: Walk, move: Move): boolean {
  const { game, play, decision } = walk;
  if (decision === undefined) return false;
  if (publishes(game, play.state, decision.frame, move)) return true;
  try {
    take(forkWalk(walk, stoppingChance()), move);
    return false;
  } catch (error) {
    if (error instanceof ChanceStop) return true;
    throw error;
  }
}

function walkFor({ game, pack, view }: SeenTable): Walk {
  const chance = fastChance(SEEDS.search);
  return newWalk(game, newPlay(game, pack, game.sample(view, chance, pack), chance));
}
