// npm run examples -- [--games N] [--only bot.py] [--game maori] [--seed S]: the example bots against chance, over the network.
import { parseArgs } from "node:util";
import { canRun, EXAMPLES, type Example, GAMES, playExamples } from "./run.ts";

/** What is asked of a bot that is worth being an example. */
const LEAST = 0.7;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "50" },
    only: { type: "string" },
    game: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const count = Number(values.games);
const all = Object.keys(EXAMPLES) as Example[];
const examples = all.filter((each) => values.only === undefined || each === values.only);
const games = GAMES.filter((each) => values.game === undefined || each === values.game);
if (!Number.isInteger(count) || count < 1 || examples.length === 0 || games.length === 0) {
  console.error(`--games a number, --only ${all.join(" or ")}, --game ${GAMES.join(", ")}`);
  process.exit(2);
}
const missing = examples.filter((each) => !canRun(each));
for (const example of missing) console.error(`${example}: there is no ${EXAMPLES[example]} on this machine`);
if (missing.length > 0) process.exit(2);

const played = await playExamples({
  examples,
  games,
  count,
  seed: Number(values.seed),
  report: ({ example, game, games: over, won, drawn, refused, problems, seconds }) => {
    const share = Math.round((100 * won) / over);
    const went = `${won} of ${over} won (${share} %), ${drawn} drawn, ${refused} refused`;
    console.log(`${example} ${game}: ${went}, ${seconds.toFixed(0)} s`);
    for (const problem of problems) console.log(`  ${problem}`);
  },
});
const isWell = played.every(
  ({ games: over, won, refused, problems }) =>
    over === count && won >= LEAST * over && refused === 0 && problems.length === 0,
);
process.exit(isWell ? 0 : 1);
