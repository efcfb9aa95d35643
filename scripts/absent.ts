// npm run absent -- GAME: bots and one person who always passes play whole matches; alone, a bot plays. Shows that they end.
//   --games N      how many (200)
//   --seed S       of the first (1)
//   --seats N,M    numbers of players, in turn (3,4, as far as the game is for them)
//   --bots A,B     who plays the other seats, from game to game in turn (greedy)
//   --options A=X,B=Y  options of the table
//   --told A,B     kinds of events: how many games told the first of them, how many only the second, and so on
import { type BotName, type Guide, isBotName, loadGuide } from "@outrigger/bots";
import { type Played, playAbsent, usualSeats } from "./absent/match.ts";
import { loadRules, readArguments, readGame, readOptions, wholeNumbers } from "./lib/arguments.ts";

interface Plan {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  /** As many as are usual, where it is not said. */
  readonly seats: readonly number[] | undefined;
  readonly bots: readonly BotName[];
  readonly options: readonly string[];
  readonly told: readonly string[];
}

function readPlan(): Plan {
  const usual = { games: 200, seed: 1, seats: undefined, bots: "greedy", options: undefined, told: "" };
  const { values, positionals } = readArguments(usual);
  return {
    game: readGame(positionals),
    games: values.games,
    seed: values.seed,
    seats: values.seats === undefined ? undefined : wholeNumbers("seats", values.seats),
    bots: values.bots.split(",").map(readBot),
    options: values.options?.split(",") ?? [],
    told: values.told.split(",").filter((kind) => kind !== ""),
  };
}

function readBot(name: string): BotName {
  if (isBotName(name)) return name;
  throw new Error(`--bots: nobody is called "${name}"`);
}

/** The first of the kinds that a game told; "none of them" otherwise. */
function ending({ told }: Played, kinds: readonly string[]): string {
  return kinds.find((kind) => told.has(kind)) ?? "none of them";
}

async function play(plan: Plan): Promise<void> {
  const rules = await loadRules(plan.game);
  const bots = (await import(new URL(`../games/${plan.game}/bot/index.ts`, import.meta.url).href)) as {
    guide: Guide;
  };
  // With its network, where there is one: any level may play.
  const guide = await loadGuide({ bot: async () => bots }, "learned");
  const options = readOptions(rules, plan.options);
  const numbers = plan.seats ?? usualSeats(rules);
  const endings = new Map<string, number>();
  let decisions = 0;
  for (let number = 0; number < plan.games; number++) {
    const seats = numbers[number % numbers.length] as number;
    const absent = seats === 1 ? undefined : Math.floor(number / numbers.length) % seats;
    const played = playAbsent(rules, guide, {
      table: { seats, options },
      seed: plan.seed + number,
      bot: plan.bots[number % plan.bots.length] as BotName,
      absent,
    });
    decisions += played.decisions;
    const end = ending(played, plan.told);
    endings.set(end, (endings.get(end) ?? 0) + 1);
  }
  console.log(`${plan.game}: ${plan.games} matches from seed ${plan.seed} came to their end, ${decisions} decisions`);
  if (plan.told.length === 0) return;
  console.log([...plan.told, "none of them"].map((kind) => `${kind} ${endings.get(kind) ?? 0}`).join(", "));
}

try {
  await play(readPlan());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
