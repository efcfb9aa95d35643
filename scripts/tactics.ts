// npm run tactics -- GAME: how many of the game's tactics (games/<name>/tactics) a bot solves.
//   --level A         who is asked: a bot of contender.ts (master)
//   --only TEXT       only those with this in their name
//   --quick           only those that every run of the tests asks
//   --show            the position and the answer in words
//   --seed S          of the bot (1)
// npm run tactics -- find GAME: plays games and prints positions in which a plan is ahead in points and by a deep search.
//   --games N         how many (1)
//   --seed S          of the first (1)
//   --seats N         round the table (2)
//   --players A       who plays (medium)
//   --deep A          the search that must agree (master)
//   --gap N           by how many points everything else must be worse (5)
//   --luck N          turns of luck on which plans are weighed: more where dice decide (1)
//   --option k=v      an option of the game; may be given several times
import { parseArgs } from "node:util";
import { parseContender } from "@outrigger/bots";
import { readOptionText } from "@outrigger/kernel/play";
import { loadRules, readGame, wholeNumber } from "./lib/arguments.ts";
import { askAll } from "./tactics/ask.ts";
import { findTactics } from "./tactics/find.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: "string", default: "master" },
    only: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    games: { type: "string", default: "1" },
    seats: { type: "string", default: "2" },
    players: { type: "string", default: "medium" },
    deep: { type: "string", default: "master" },
    gap: { type: "string", default: "5" },
    luck: { type: "string", default: "1" },
    option: { type: "string", multiple: true, default: [] },
  },
});

async function find(game: string): Promise<void> {
  const rules = await loadRules(game);
  const options = Object.fromEntries(
    values.option.map((text) => {
      const [id = "", value = ""] = text.split("=");
      const spec = rules.options.find((option) => option.id === id);
      if (spec === undefined) throw new Error(`${game} has no option "${id}"`);
      return [id, readOptionText(spec, value)] as const;
    }),
  );
  const { players, deep, show } = values;
  for (const name of [players, deep]) parseContender(name);
  const [gap, luck] = [wholeNumber("gap", values.gap), wholeNumber("luck", values.luck)];
  const seats = wholeNumber("seats", values.seats);
  const [first, count] = [wholeNumber("seed", values.seed), wholeNumber("games", values.games)];
  for (let seed = first; seed < first + count; seed++)
    await findTactics(game, { seats, options, seed }, { players, deep, gap, luck, show });
}

try {
  const [first = "", ...rest] = positionals;
  if (first === "find") await find(readGame(rest));
  else {
    parseContender(values.level);
    const { level, only, quick, show } = values;
    const seed = wholeNumber("seed", values.seed);
    const isGood = await askAll(readGame(positionals), { level, only, quick, show, seed });
    if (!isGood) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
