// npm run habits -- GAME: which rules bots make use of: how often each kind of move was offered to them, and how often made.
//   --bots A,B      who plays, each at tables of its own (easy,medium,hard,master)
//   --games N       tables of each (4)
//   --seats N,M     numbers of players, in turn (2)
//   --options A=X   options of the table
//   --seed S        of the first (1)
import { contenderBot, parseContender } from "@outrigger/bots";
import { HERE } from "@outrigger/testkit/tree";
import { countHabits, type Habits } from "./habits/count.ts";
import { loadCheckout } from "./ladder/checkout.ts";
import { readArguments, readGame, readOptions, wholeNumbers } from "./lib/arguments.ts";

async function watch(): Promise<void> {
  const usual = { bots: "easy,medium,hard,master", games: 4, seats: "2", options: undefined, seed: 1 };
  const { values, positionals } = readArguments(usual);
  const game = readGame(positionals);
  const { rules, guide } = await loadCheckout(HERE, game);
  const bots = values.bots.split(",");
  for (const bot of bots) parseContender(bot);
  const seats = wholeNumbers("seats", values.seats);
  const { games, seed } = values;
  const options = readOptions(rules, values.options?.split(",") ?? []);
  const all = bots.map((name) => {
    const habits: Habits = new Map();
    const bot = contenderBot(name, guide);
    for (let table = 0; table < games; table++)
      countHabits(rules, bot, { seats: seats[table % seats.length] ?? 2, options, seed: seed + table }, habits);
    return { name, habits };
  });
  print(all);
}

/** A line for each kind of move, a column for each bot: made of offered; an exclamation mark where never though offered. */
function print(all: readonly { readonly name: string; readonly habits: Habits }[]): void {
  const kinds = [...new Set(all.flatMap(({ habits }) => [...habits.keys()]))].sort();
  const widths = all.map(({ name }) => Math.max(name.length, 14) + 2);
  console.log("".padEnd(36) + all.map(({ name }, at) => name.padStart(widths[at] ?? 0)).join(""));
  for (const kind of kinds) {
    const cells = all.map(({ habits }, at) => {
      const { made, offered } = habits.get(kind) ?? { made: 0, offered: 0 };
      return `${made} of ${offered}${made === 0 && offered > 0 ? " !" : "  "}`.padStart(widths[at] ?? 0);
    });
    console.log(kind.padEnd(36) + cells.join(""));
  }
}

try {
  await watch();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
