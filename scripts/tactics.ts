// npm run tactics -- GAME: how many of the game's tactics (games/<name>/tactics) a bot solves.
//   --level A         who is asked: a bot of contender.ts (master)
//   --only TEXT       only those with this in their name
//   --quick           only those that every run of the tests asks
//   --show            the position and the answer in words
//   --seed S          of the bot (1)
//   --played N        instead, plays every plan of them to the end of N games, and says how much of the win it brings
//   --players A       who plays those (greedy)
// npm run tactics -- find GAME: plays games and prints positions in which a plan is ahead in points and by a deep search.
//   --games N         how many (1)
//   --seed S          of the first (1)
//   --seats N         round the table (2)
//   --players A       who plays (medium)
//   --deep A          the search that must agree (master)
//   --gap N           by how many points everything else must be worse (5)
//   --luck N          turns of luck on which plans are weighed: more where dice decide (1)
//   --option k=v      an option of the game; may be given several times
import { parseContender } from "@outrigger/bots";
import { loadRules, readArguments, readGame, readOptions } from "./lib/arguments.ts";
import { askAll } from "./tactics/ask.ts";
import { findTactics } from "./tactics/find.ts";
import { playAll } from "./tactics/played.ts";

const asking = { level: "master", only: "", quick: false, show: false, seed: 1, played: 0 };
const finding = { games: 1, seats: 2, players: undefined, deep: "master", gap: 5, luck: 1, option: [] };
const { values, positionals } = readArguments({ ...asking, ...finding });

async function find(game: string): Promise<void> {
  const options = readOptions(await loadRules(game), values.option);
  const { players = "medium", deep, gap, luck, show, seats, seed: first, games } = values;
  for (const name of [players, deep]) parseContender(name);
  for (let seed = first; seed < first + games; seed++)
    await findTactics(game, { seats, options, seed }, { players, deep, gap, luck, show });
}

try {
  const [first = "", ...rest] = positionals;
  if (first === "find") await find(readGame(rest));
  else if (values.played > 0) {
    const { only, played: games, players = "greedy" } = values;
    parseContender(players);
    await playAll(readGame(positionals), { only, games, players });
  } else {
    parseContender(values.level);
    const { level, only, quick, show, seed } = values;
    const isGood = await askAll(readGame(positionals), { level, only, quick, show, seed });
    if (!isGood) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
