// The greedy bot: tries whole turns on a few sampled states and takes the one after which its guide likes the position
// best. It looks no further than its own publish.
import { at, type Move, type Seat } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import type { BotAnswer, BotRequest } from "./bot.ts";
import type { Below, Guide } from "./guide.ts";
import { follow, forkLine, type Line, mixSeed, openLine, turnGoesOn } from "./search/line.ts";
import { type Judge as Judgement, quickJudge } from "./search/outlook.ts";

/** Sampled states on which every candidate is tried; the same for all, so that luck favours none. */
const SAMPLES = 4;
/** Plans looked at, from the front of the guide's list. */
const MOST_PLANS = 400;
/** Unfinished turns kept at each depth, and turns tried in all, where the guide has no plans. */
const BEAM = 12;
const MOST_TRIES = 3000;

export function greedyChoice(request: BotRequest, guide: Guide, noise = 0, learned = 0): BotAnswer {
  const worths = quickJudge(guide, learned);
  const below = fastBelow(mixSeed(request.seed, SAMPLES));
  const lines = Array.from({ length: SAMPLES }, (_, sample) => openLine(request, mixSeed(request.seed, sample)));
  const moves: Move[] = [];
  let [tries, late] = [0, false];
  for (;;) {
    const judge = newJudge(lines, request, guide, worths, noise, below);
    const plan = bestPlan(judge);
    for (const line of lines) line.chance.asked = false;
    moves.push(...plan);
    tries += judge.tries;
    late ||= judge.late;
    let goesOn = false;
    for (const line of lines) goesOn = turnGoesOn(line, request.seat, follow(line, plan));
    if (!goesOn) return { moves, iterations: tries, late };
  }
}

/** What the candidates of one decision are held against. */
interface Judge {
  readonly lines: readonly Line[];
  readonly first: Line;
  readonly seat: Seat;
  readonly guide: Guide;
  readonly worths: Judgement;
  readonly noise: number;
  readonly below: Below;
  readonly isLate: () => boolean;
  best: readonly Move[] | undefined;
  bestWorth: number;
  tries: number;
  late: boolean;
}

function newJudge(
  lines: readonly Line[],
  request: BotRequest,
  guide: Guide,
  worths: Judgement,
  noise: number,
  below: Below,
): Judge {
  return {
    lines,
    first: at(lines, 0),
    seat: request.seat,
    guide,
    worths,
    noise,
    below,
    isLate: request.isLate ?? (() => false),
    best: undefined,
    bestWorth: Number.NEGATIVE_INFINITY,
    tries: 0,
    late: false,
  };
}

/** The most promising moves from the open decision on: one of the guide's plans, or the end of a beam. */
function bestPlan(judge: Judge): readonly Move[] {
  const { first, guide, below } = judge;
  if (first.decision === undefined) throw new Error("nothing to decide");
  const plans = guide.plans?.(first.play, first.decision, below) ?? [];
  if (plans.length > 0) for (const plan of plans.slice(0, MOST_PLANS)) consider(judge, plan);
  else beam(judge);
  return judge.best ?? plans[0] ?? [at(first.offers.moves, 0)];
}

function isOutOfTime(judge: Judge): boolean {
  judge.late ||= judge.isLate();
  return judge.late;
}

function consider(judge: Judge, plan: readonly Move[]): void {
  if (isOutOfTime(judge)) return;
  judge.tries++;
  const misjudged = judge.noise === 0 ? 0 : (judge.noise * (judge.below(2001) - 1000)) / 1000;
  const worth = worthOf(judge, plan) + misjudged;
  if (worth <= judge.bestWorth) return;
  judge.bestWorth = worth;
  judge.best = plan;
}

/** The seat's lead after the plan, on the mean of the samples. */
function worthOf({ lines, seat, worths }: Judge, plan: readonly Move[]): number {
  let sum = 0;
  lines.forEach((line, sample) => {
    const trial = forkLine(line, mixSeed(sample, 0));
    follow(trial, plan);
    sum += at(worths(trial), seat);
  });
  return sum / lines.length;
}

interface Draft {
  readonly moves: readonly Move[];
  readonly line: Line;
  readonly worth: number;
}

/** Breadth first through the turn, the best few unfinished drafts kept at every depth. */
function beam(judge: Judge): void {
  let drafts: Draft[] = [{ moves: [], line: judge.first, worth: 0 }];
  while (drafts.length > 0 && judge.tries < MOST_TRIES && !isOutOfTime(judge)) {
    const longer = drafts.flatMap((draft) => extend(judge, draft));
    drafts = longer.sort((one, other) => other.worth - one.worth).slice(0, BEAM);
  }
  // Cut off before any turn was finished: go on from the best beginning.
  const [beginning] = drafts;
  if (judge.best === undefined && beginning !== undefined && beginning.moves.length > 0) judge.best = beginning.moves;
}

/** Tries every offer after a draft. Finished turns are judged at once, the others returned. */
function extend(judge: Judge, { moves, line }: Draft): Draft[] {
  const unfinished: Draft[] = [];
  for (const move of line.offers.moves) {
    const trial = forkLine(line, mixSeed(0, 0));
    const longer = [...moves, move];
    if (!turnGoesOn(trial, judge.seat, follow(trial, [move]))) {
      consider(judge, longer);
      continue;
    }
    judge.tries++;
    unfinished.push({ moves: longer, line: trial, worth: at(judge.worths(trial), judge.seat) });
  }
  return unfinished;
}
