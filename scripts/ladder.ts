// npm run ladder -- GAME: how strong the bots are against each other. ladder/arguments.ts lists what may follow.

import type { Lost } from "@outrigger/engines";
import { type Crew, hireCrew } from "@outrigger/engines/crew";
import { openTree } from "@outrigger/testkit/tree";
import { type Plan, readPlan } from "./ladder/arguments.ts";
import type { Bout, BoutResult, Effort } from "./ladder/bout.ts";
import {
  fairShare,
  isDecided,
  noteEfforts,
  noteLost,
  type Pair,
  seating,
  seatingAlone,
  shareAlone,
  shareOf,
  standingOf,
  type Tally,
} from "./ladder/tally.ts";
import type { Post } from "./ladder/worker.ts";

/** Plays one pair until it has its games or its share of the time is over. */
async function playPair(
  crew: Crew<Bout, BoutResult>,
  plan: Plan,
  pair: Pair,
  until: number,
  efforts: Map<string, Effort>,
  lost: Map<string, Lost>,
): Promise<Tally> {
  const tally: Tally = { pair, games: 0, won: 0 };
  let number = 0;
  const next = (): Bout | undefined => {
    if (number >= plan.games || performance.now() > until || isDecided(tally, fairShare(plan))) return undefined;
    const seats = (plan.alone ? seatingAlone : seating)(pair, plan.players, number);
    // Two games in a row have the same luck in store, so that swapping the seats swaps the luck.
    return { seats, options: plan.options, seed: plan.seed + Math.floor(number++ / 2) };
  };
  await crew.workAll(next, (bout, result) => {
    tally.games++;
    tally.won += (plan.alone ? shareAlone : shareOf)(pair, bout, result.places);
    noteEfforts(efforts, bout, result);
    noteLost(lost, bout, result);
    showProgress(plan, tally);
  });
  return tally;
}

function showProgress(plan: Plan, tally: Tally): void {
  if (!process.stderr.isTTY) return;
  const { pair, games, share } = standingOf(tally);
  process.stderr.write(`\r\x1b[K${pair}  ${games} of ${plan.games}  ${percent(share)}`);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

async function climb(plan: Plan): Promise<void> {
  const started = performance.now();
  const tree = plan.against === undefined ? undefined : openTree(plan.against);
  const post: Post = { game: plan.game, against: tree?.folder, engineSeconds: plan.engineSeconds };
  const crew = hireCrew<Bout, BoutResult>(new URL("./ladder/worker.ts", import.meta.url), post, plan.threads);
  const efforts = new Map<string, Effort>();
  const lost = new Map<string, Lost>();
  const tallies: Tally[] = [];
  try {
    for (const [at, pair] of plan.pairs.entries()) {
      const left = plan.minutes * 60_000 - (performance.now() - started);
      const until = performance.now() + left / (plan.pairs.length - at);
      tallies.push(await playPair(crew, plan, pair, until, efforts, lost));
    }
  } finally {
    await crew.dismiss();
    tree?.dismiss();
  }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  report(plan, tallies, efforts, lost, (performance.now() - started) / 1000);
}

function report(
  plan: Plan,
  tallies: readonly Tally[],
  efforts: ReadonlyMap<string, Effort>,
  lost: ReadonlyMap<string, Lost>,
  seconds: number,
): void {
  const pairs = tallies.map(standingOf);
  const bots = [...efforts].map(([name, { turns, total, longest }]) => ({
    name,
    turns,
    meanMilliseconds: total / turns,
    longestMilliseconds: longest,
    ...(lost.has(name) ? { lost: lost.get(name) } : {}),
  }));
  if (plan.json) {
    console.log(JSON.stringify({ game: plan.game, players: plan.players, seconds, pairs, bots }));
    return;
  }
  console.log(`${plan.game}, ${plan.players} players, ${seconds.toFixed(0)} s`);
  for (const { pair, games, share, low, high } of pairs)
    console.log(
      `${pair.padEnd(16)}${String(games).padStart(5)} games  ${percent(share)}  [${percent(low)}, ${percent(high)}]`,
    );
  for (const { name, turns, meanMilliseconds, longestMilliseconds, lost: turnsLost } of bots) {
    const mean = `mean ${meanMilliseconds.toFixed(1)} ms`.padEnd(18);
    console.log(
      `${name.padEnd(16)}${String(turns).padStart(5)} turns  ${mean}longest ${longestMilliseconds.toFixed(0)} ms${lostInWords(turnsLost)}`,
    );
  }
}

function lostInWords(lost: Lost | undefined): string {
  const reasons = Object.entries(lost ?? {}).map(([why, count]) => `${count} ${why}`);
  return reasons.length === 0 ? "" : `  lost turns: ${reasons.join(", ")}`;
}

try {
  await climb(await readPlan(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
