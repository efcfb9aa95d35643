// npm run peer: connect four between our bot and boardgame.io's MCTS bot, which is given ten times the time.
//   --games N        how many, each side beginning every other one (50)
//   --level A        our bot (master)
//   --iterations N   of theirs for a move: so many that it takes ten times as long as ours (30000)
//   --seed S         of the first game (1)
//   --share X        fails where ours wins less than this share of the games (0.9)
//   --times X        fails where theirs took less than so many times as long a move (10)
import { parseArgs } from "node:util";
import { type Effort, newDuel } from "./connect-four.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "50" },
    level: { type: "string", default: "master" },
    iterations: { type: "string", default: "30000" },
    seed: { type: "string", default: "1" },
    share: { type: "string", default: "0.9" },
    times: { type: "string", default: "10" },
  },
});

function numberOf(name: "games" | "iterations" | "seed" | "share" | "times"): number {
  const number = Number(values[name]);
  if (number >= 0) return number;
  throw new Error(`--${name} needs a number, not "${values[name]}"`);
}

/** Processor time, so that other work on the machine does not count as thinking. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function inWords(name: string, { moves, total, longest }: Effort): string {
  return `${name.padEnd(20)}${moves} moves  mean ${(total / moves).toFixed(1)} ms  longest ${longest.toFixed(0)} ms`;
}

function add(sum: Effort, { moves, total, longest }: Effort): void {
  sum.moves += moves;
  sum.total += total;
  sum.longest = Math.max(sum.longest, longest);
}

try {
  const [games, seed] = [numberOf("games"), numberOf("seed")];
  const play = await newDuel(values.level, numberOf("iterations"), clock);
  const ours: Effort = { moves: 0, total: 0, longest: 0 };
  const theirs: Effort = { moves: 0, total: 0, longest: 0 };
  let won = 0;
  for (let game = 0; game < games; game++) {
    const duel = await play(seed + game, game % 2 === 0 ? "ours" : "theirs");
    won += duel.share;
    add(ours, duel.ours);
    add(theirs, duel.theirs);
    console.log(`game ${game + 1}: ${duel.share}, ${won} of ${game + 1}`);
  }
  const times = theirs.total / theirs.moves / (ours.total / ours.moves);
  console.log(inWords(values.level, ours));
  console.log(inWords("boardgame.io's MCTS", theirs));
  console.log(`${won} of ${games} games, at ${times.toFixed(1)} times the time a move`);
  if (won < numberOf("share") * games || times < numberOf("times")) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
