// Is the part of the score that is quoted as a reason the one that changes most? Asked of the tactics of a game: what a
// blunder loses there is told as of the dearest mistakes, and looked for again on other samples.
import { comparePlans, loadAnalyst, type Reason } from "@outrigger/analysis";
import type { BotRequest, Guide, Plan } from "@outrigger/bots";
import { findGame, loadArranged } from "@outrigger/games";
import { at } from "@outrigger/kernel";
import { fastBelow, type Walk } from "@outrigger/kernel/play";
import { parseMoves, standingBefore, type Tactic, verdictOn } from "@outrigger/testkit/tactics";
import { loadBook } from "../tactics/ask.ts";

export interface Reasoned {
  readonly name: string;
  /** Undefined where no part speaks for what is right, or the blunder cannot be played as it is written. */
  readonly quoted: Reason | undefined;
  /** How much the quoted part gains, looked at again, and how much the part does that gains most. */
  readonly gains: number;
  readonly most: number;
}

/** As the dearest mistakes are looked at, and of samples that were not used for it. */
const CARE = { samples: 96 };
const [SEED, OTHER_SEED] = [1, 1_000];
/** A part that gains nearly as much as the first may be quoted as well. */
const NEARLY = 0.8;

export const isTrue = ({ quoted, gains, most }: Reasoned): boolean => quoted === undefined || gains >= NEARLY * most;

/** The tactics of a game, and the reason in each. */
export interface Reasoning {
  readonly tactics: readonly Tactic[];
  /** Those that take little thought. */
  readonly quick: readonly Tactic[];
  reasonIn(tactic: Tactic): Reasoned;
}

export async function loadReasoning(game: string): Promise<Reasoning> {
  const [book, entry, arranging] = await Promise.all([loadBook(game), findGame(game), loadArranged(game)]);
  const guide = entry && (await loadAnalyst(entry));
  if (entry === undefined || guide === undefined) throw new Error("nobody has written how this game is judged");
  const { rules } = await entry.rules();
  return {
    tactics: book.tactics,
    quick: book.tactics.filter(({ name }) => book.quick.includes(name)),
    reasonIn: (tactic) => reasonIn(tactic, standingBefore({ rules, arranging }, book, tactic), guide),
  };
}

function reasonIn(tactic: Tactic, walk: Walk, guide: Guide): Reasoned {
  const { game, play } = walk;
  const seat = walk.decision?.seat ?? 0;
  const request = { game, pack: play.pack, seat, view: game.view(play.state, seat, play.pack), seed: SEED };
  for (const [blunder, right] of pairsIn(tactic, walk, guide)) {
    const quoted = comparePlans(request, guide, blunder, right, CARE)?.reason;
    if (quoted !== undefined) return { name: tactic.name, quoted, ...gainsOf(request, guide, blunder, right, quoted) };
  }
  return { name: tactic.name, quoted: undefined, gains: 0, most: 0 };
}

/** Every blunder with what is right, as the guide would play it whole, or as the book has it. */
function pairsIn(tactic: Tactic, { play, decision }: Walk, guide: Guide): (readonly [Plan, Plan])[] {
  const plans = decision === undefined ? [] : (guide.plans?.(play, decision, fastBelow(1)) ?? []);
  const found = (verdict: string) => plans.filter((plan) => verdictOn(tactic, plan) === verdict);
  const right = [...found("right"), ...tactic.right.map(parseMoves)];
  const blunders = [...found("blunder"), ...tactic.blunders.map(parseMoves)];
  return blunders.map((blunder) => [blunder, at(right, 0)] as const);
}

function gainsOf(request: BotRequest, guide: Guide, blunder: Plan, right: Plan, quoted: Reason) {
  const parts = comparePlans({ ...request, seed: OTHER_SEED }, guide, blunder, right, CARE)?.parts;
  if (parts === undefined) throw new Error("a plan that cannot be played twice");
  const unitOf = (place: number): number => guide.parts?.units?.[place] ?? 1;
  const gains = parts.better.map((row, owner) =>
    row.map(
      (part, place) => ((part - at(at(parts.made, owner), place)) * (owner === request.seat ? 1 : -1)) / unitOf(place),
    ),
  );
  return { gains: at(at(gains, quoted.seat), parts.names.indexOf(quoted.part)), most: Math.max(...gains.flat()) };
}
