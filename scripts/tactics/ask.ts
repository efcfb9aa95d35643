// Asks a bot all tactics of a game and counts what is right.
import { contenderBot } from "@outrigger/bots";
import { loadArranged } from "@outrigger/games";
import { makeMoves, standingBefore, type TacticBook, type Verdict, verdictOn } from "@outrigger/testkit/tactics";
import { HERE } from "@outrigger/testkit/tree";
import { loadCheckout } from "../ladder/checkout.ts";
import { describe, inWords, loadVoice } from "./words.ts";

export interface Asking {
  readonly level: string;
  /** What is in the names of those that are asked. */
  readonly only: string;
  /** Only the cheap ones. */
  readonly quick: boolean;
  readonly show: boolean;
  readonly seed: number;
}

export async function loadBook(game: string): Promise<TacticBook> {
  const file = new URL(`../../games/${game}/tactics/index.ts`, import.meta.url);
  const { book } = (await import(file.href)) as { book: TacticBook };
  return book;
}

/** Prints each answer and the count; says whether there was no blunder. */
export async function askAll(game: string, { level, only, quick, show, seed }: Asking): Promise<boolean> {
  const [book, { rules, guide }, voice] = await Promise.all([
    loadBook(game),
    loadCheckout(HERE, game),
    loadVoice(game),
  ]);
  const arranging = await loadArranged(game);
  const bot = contenderBot(level, guide);
  const costs: number[] = [];
  const count: Record<Verdict, number> = { right: 0, blunder: 0, neither: 0 };
  const asked = book.tactics.filter(({ name }) => name.includes(only) && (!quick || book.quick.includes(name)));
  for (const tactic of asked) {
    const walk = standingBefore({ rules, arranging }, book, tactic);
    const seat = walk.decision?.seat ?? 0;
    const view = rules.view(walk.play.state, seat, rules.pack);
    const from = clock();
    const { moves } = bot.choose({ game: rules, pack: rules.pack, seat, view, seed });
    costs.push(clock() - from);
    const verdict = verdictOn(tactic, moves);
    count[verdict]++;
    if (show) for (const line of describe(voice, walk, book.games[tactic.game]?.seats ?? 2)) console.log(line);
    console.log(`${verdict.padEnd(8)} ${tactic.name}: ${makeMoves(moves)}`);
    if (show) console.log(`         ${inWords(voice, walk, moves)}\n         ${tactic.why}`);
  }
  const percent = asked.length === 0 ? 0 : (100 * count.right) / asked.length;
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
  console.log(
    `${game}, ${level}: ${count.right} of ${asked.length} right (${percent.toFixed(0)} %), ${count.blunder} blunders; ` +
      `an answer took ${mean.toFixed(0)} ms of processor time, the longest ${Math.max(0, ...costs).toFixed(0)} ms`,
  );
  return count.blunder === 0;
}

/** Processor time in milliseconds, so that other work on the machine does not count as thinking. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
