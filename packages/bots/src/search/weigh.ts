// Plans for one decision, held against each other on equal luck: for whoever wants to know afterwards what another was worth.
import { at } from "@outrigger/kernel";
import { fastBelow, isOffered } from "@outrigger/kernel/play";
import type { BotRequest } from "../bot.ts";
import type { Guide, Level, Plan } from "../guide.ts";
import { advance, type Line, mixSeed, openLine } from "./line.ts";
import { type Judge, newOutlook } from "./outlook.ts";
import { playOut } from "./search.ts";
import type { ExpectedParts } from "./thoughts.ts";

export interface Weighed {
  /** Each seat's share of the win after the plan, as the level judges. */
  readonly shares: readonly number[];
  /** What each seat's final score would be made of; absent where no network was loaded. */
  readonly parts?: ExpectedParts;
}

/** What came of one plan on one sample: a row of shares, and a row of parts for each seat. */
interface Trial {
  readonly shares: readonly number[];
  readonly parts: ExpectedParts | undefined;
}

/**
 * Every plan on the same samples of the view, each played on for the level's horizon, or to the end. A sample in which one of the plans
 * cannot be played counts for none of them; undefined where that is so in all.
 */
export function weighPlans(
  request: BotRequest,
  guide: Guide,
  level: Level,
  plans: readonly Plan[],
  samples: number,
): Weighed[] | undefined {
  const begun = openLine(request, mixSeed(request.seed, 0));
  const outlook = newOutlook(guide, level.learned ?? 0, at(guide.evaluate(begun.play), 0));
  const trials: Trial[][] = [];
  for (let sample = 1; sample <= samples; sample++) {
    const lines = plans.map((plan) => lineAfter(request, plan, mixSeed(request.seed, sample)));
    if (!lines.every((line) => line !== undefined)) continue;
    playOn(lines, request, guide, level, mixSeed(request.seed, sample));
    trials.push(lines.map((line) => trialOf(line, guide, outlook)));
  }
  return trials.length === 0 ? undefined : plans.map((_, plan) => meanOf(trials.map((each) => at(each, plan))));
}

function lineAfter(request: BotRequest, plan: Plan, seed: number): Line | undefined {
  const line = openLine(request, seed);
  for (const move of plan) {
    if (line.decision?.seat !== request.seat || !isOffered(line.offers, move)) return undefined;
    advance(line, move);
  }
  return line;
}

/** How far the others are played on where one plan has come to the end of the game. */
const TO_THE_END = 8;

/** As far as the level looks. An end is certain and a forecast is not: where one is over, the others are played to their end too. */
function playOn(lines: readonly Line[], { seat }: BotRequest, guide: Guide, { horizon }: Level, seed: number): void {
  const choices = lines.map(() => fastBelow(seed));
  const play = (far: number): void =>
    lines.forEach((line, plan) => {
      playOut(line, guide, seat, far, at(choices, plan));
    });
  play(horizon);
  if (lines.some(isOver)) play(TO_THE_END);
}

const isOver = ({ decision }: Line): boolean => decision === undefined;

function trialOf(line: Line, guide: Guide, outlook: Judge): Trial {
  const parts = isOver(line) ? guide.parts?.of(line.play) : guide.forecast?.(line.play).parts;
  return { shares: outlook(line), parts };
}

function meanOf(trials: readonly Trial[]): Weighed {
  const shares = meanRow(trials.map((trial) => trial.shares));
  const all = trials.flatMap(({ parts }) => (parts === undefined ? [] : [parts]));
  if (all.length < trials.length) return { shares };
  return { shares, parts: at(all, 0).map((_, seat) => meanRow(all.map((parts) => at(parts, seat)))) };
}

function meanRow(rows: readonly (readonly number[])[]): number[] {
  return at(rows, 0).map((_, place) => rows.reduce((sum, row) => sum + at(row, place), 0) / rows.length);
}
