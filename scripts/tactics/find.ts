// Plays a game and looks at each of its decisions: where one plan, or a few, is ahead of all others both in plain points and
// by a deep search, there may be a tactic. Whether it is one is for a reader to say: it is printed in words, and as an entry.
import { type Bot, contenderBot, type Thoughts } from "@outrigger/bots";
import type { Game, Move } from "@outrigger/kernel";
import { take, type Walk } from "@outrigger/kernel/play";
import { makeMoves, startGame, type Tactic, type TacticTable } from "@outrigger/testkit/tactics";
import { HERE } from "@outrigger/testkit/tree";
import { loadCheckout } from "../ladder/checkout.ts";
import { type Weighed, weighPlans } from "./plain.ts";
import { describe, inWords, loadVoice, type Voice } from "./words.ts";

/** What makes a plan, or a few, a tactic. */
const TACTIC = {
  /** Points within which a plan is as good as the best. */
  asGood: 1,
  /** More plans that are as good as each other are no tactic. */
  mostRight: 8,
  /** By so much of a win the search must find everything else worse. */
  clearly: 0.02,
  /** A candidate that the search tried less often tells nothing. */
  fewestVisits: 8,
  mostBlunders: 3,
};

export interface Finders {
  readonly players: string;
  readonly deep: string;
  /** By how many points everything else must be worse. */
  readonly gap: number;
  /** Turns of luck on which plans are weighed. */
  readonly luck: number;
  readonly show: boolean;
}

interface Finding {
  readonly right: readonly Weighed[];
  readonly next: Weighed;
  readonly blunders: readonly Weighed[];
}

export async function findTactics(name: string, table: TacticTable, finders: Finders): Promise<void> {
  const { rules, guide } = await loadCheckout(HERE, name);
  if (guide === undefined) throw new Error(`${name} has no guide that makes plans`);
  const voice = await loadVoice(name);
  const walk = startGame({ rules, arranging: undefined }, table);
  const [player, deep] = [contenderBot(finders.players, guide), contenderBot(finders.deep, guide)];
  const made: Move[] = [];
  while (walk.decision !== undefined) {
    const seed = table.seed * 1000 + made.length;
    const finding = findingIn(weighPlans(walk, guide, seed, finders.luck), finders.gap);
    if (finding !== undefined && agrees(ask(deep, rules, walk, seed, true).thoughts, finding))
      print(voice, walk, table, made.length, finding, finders.show);
    const { moves } = ask(player, rules, walk, seed, false);
    for (const move of moves) take(walk, move);
    made.push(...moves);
  }
  const { seats, seed } = table;
  console.log(`"${seed}": ${JSON.stringify({ seats, seed, moves: makeMoves(made) })},`);
}

function ask(bot: Bot, game: Game, { play, decision }: Walk, seed: number, explains: boolean) {
  const seat = decision?.seat ?? 0;
  return bot.choose({ game, pack: game.pack, seat, view: game.view(play.state, seat, game.pack), seed, explains });
}

function findingIn(weighed: readonly Weighed[], gap: number): Finding | undefined {
  const best = weighed[0]?.lead ?? 0;
  const right = weighed.filter(({ lead }) => lead >= best - TACTIC.asGood);
  const next = weighed[right.length];
  if (next === undefined || next.lead > best - gap || right.length > TACTIC.mostRight) return undefined;
  const blunders = weighed.filter(({ lead }) => lead <= best - 2 * gap).slice(0, TACTIC.mostBlunders);
  return { right, next, blunders };
}

/** The search likes one of the right plans best, and nothing else nearly as much. */
function agrees(thoughts: Thoughts | undefined, { right }: Finding): boolean {
  const names = new Set(right.map(({ moves }) => makeMoves(moves)));
  const tried = thoughts?.candidates.filter(({ visits }) => visits >= TACTIC.fewestVisits) ?? [];
  const isRight = ({ moves }: { readonly moves: readonly Move[] }): boolean => names.has(makeMoves(moves));
  const best = Math.max(0, ...tried.filter(isRight).map(({ share }) => share));
  return best > 0 && tried.every((candidate) => isRight(candidate) || candidate.share < best - TACTIC.clearly);
}

function print(voice: Voice, walk: Walk, table: TacticTable, after: number, finding: Finding, show: boolean): void {
  const { right, next, blunders } = finding;
  const best = right[0]?.lead ?? 0;
  if (show) for (const line of describe(voice, walk, table.seats)) console.log(`// ${line}`);
  for (const { moves, lead } of [...right, next, ...blunders])
    console.log(`// ${lead}: ${makeMoves(moves)}: ${inWords(voice, walk, moves)}`);
  const entry: Tactic = {
    name: `${table.seed} after ${after}`,
    game: String(table.seed),
    after,
    right: right.map(({ moves }) => makeMoves(moves)),
    blunders: blunders.map(({ moves }) => makeMoves(moves)),
    why: `it leads by ${best} points after the best answer, the next plan by ${next.lead}`,
  };
  console.log(`${JSON.stringify(entry)},`);
}
