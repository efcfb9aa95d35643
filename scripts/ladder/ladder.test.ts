import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Guide } from "@outrigger/bots";
import { guide } from "@outrigger/connect-four/bot";
import { rules } from "@outrigger/connect-four/rules";
import { Engine, type Lost } from "@outrigger/engines";
import { HERE } from "@outrigger/testkit/tree";
import { expect, test } from "vitest";
import { readPlan } from "./arguments.ts";
import { playBout } from "./bout.ts";
import { type Checkout, loadCheckout } from "./checkout.ts";
import {
  evidence,
  fairShare,
  isDecided,
  noteEfforts,
  noteLost,
  seating,
  seatingAlone,
  shareAlone,
  shareOf,
  standingOf,
  wilson,
} from "./tally.ts";

test("Wilson's interval agrees with published values", () => {
  expect(wilson(60, 100).low).toBeCloseTo(0.502, 3);
  expect(wilson(60, 100).high).toBeCloseTo(0.6906, 3);
  expect(wilson(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.2775, 3) });
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test("seats alternate round the table and are swapped in the next game", () => {
  expect(seating(["hard", "easy"], 2, 0)).toEqual(["hard", "easy"]);
  expect(seating(["hard", "easy"], 2, 1)).toEqual(["easy", "hard"]);
  expect(seating(["hard", "easy"], 5, 1)).toEqual(["easy", "hard", "easy", "hard", "easy"]);
});

test("a draw counts half, and with more players every pair of opponents counts", () => {
  const two = { seats: ["hard", "easy"] } as const;
  expect(shareOf(["hard", "easy"], two, [1, 2])).toBe(1);
  expect(shareOf(["hard", "easy"], two, [1, 1])).toBe(0.5);
  expect(shareOf(["hard", "easy"], two, [2, 1])).toBe(0);
  const four = { seats: ["hard", "easy", "hard", "easy"] } as const;
  expect(shareOf(["hard", "easy"], four, [1, 2, 4, 3])).toBe(0.5);
});

test("alone, the first bot sits at every seat in turn, and only a win counts", () => {
  expect(seatingAlone(["hard", "greedy"], 3, 4)).toEqual(["greedy", "hard", "greedy"]);
  const table = { seats: ["greedy", "hard", "greedy"] } as const;
  expect(shareAlone(["hard", "greedy"], table, [2, 1, 3])).toBe(1);
  expect(shareAlone(["hard", "greedy"], table, [1, 1, 3])).toBe(0.5);
  expect(shareAlone(["hard", "greedy"], table, [1, 2, 3])).toBe(0);
});

test("a standing without games claims nothing", () => {
  expect(standingOf({ pair: ["hard", "easy"], games: 0, won: 0 })).toMatchObject({ share: 0, low: 0, high: 1 });
});

test("a game is played to its end, the same from the same seed, and every turn is timed", () => {
  let time = 0;
  const clock = (): number => time++;
  const play = () => playBout(rules, guide, { seats: ["medium", "random"], options: {}, seed: 3, budget: 20 }, clock);
  const result = play();
  expect(result).toEqual(play());
  expect([...result.places].sort()).toEqual([1, 2]);
  const [mine, other] = result.efforts;
  expect((mine?.turns ?? 0) - (other?.turns ?? 0)).toBe(result.places[0] === 1 ? 1 : 0);
  expect(mine?.longest).toBe(1);
  const account = new Map();
  noteEfforts(account, { seats: ["medium", "random"] }, result);
  noteEfforts(account, { seats: ["medium", "random"] }, result);
  expect(account.get("medium")?.turns).toBe(2 * (mine?.turns ?? 0));
});

test("where a turn takes several answers, their cost is that of the turn", () => {
  let time = 0;
  const bout = { seats: ["medium", "random"], options: {}, seed: 3, budget: 20 } as const;
  const measure = (turnOf?: () => number) =>
    playBout(rules, { ...guide, ...(turnOf && { turnOf }) } as Guide, bout, () => time++).efforts[0];
  const single = measure();
  const answers = single?.turns ?? 0;
  expect(single).toEqual({ turns: answers, total: answers, longest: 1 });
  expect(measure(() => 7)).toEqual({ turns: 1, total: answers, longest: answers });
});

test("options that do not fit are told", () => {
  expect(() => playBout(rules, guide, { seats: ["random"], options: {}, seed: 1 }, () => 0)).toThrow("2 to 2 players");
});

test("the command prints one object with a standing for each pair and the cost of each bot's turns", () => {
  const ladder = fileURLToPath(new URL("../ladder.ts", import.meta.url));
  const args = [ladder, "connect-four", "--games", "4", "--pairs", "greedy:random,easy:random", "--json"];
  const printed = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  expect(printed).toMatchObject({ game: "connect-four", players: 2 });
  expect(printed.pairs.map((pair: { pair: string; games: number }) => [pair.pair, pair.games])).toEqual([
    ["greedy:random", 4],
    ["easy:random", 4],
  ]);
  expect(printed.bots.map((bot: { name: string }) => bot.name).sort()).toEqual(["easy", "greedy", "random"]);
});

test("arguments are read, with sensible ones where none are given", async () => {
  const plan = await readPlan([
    "maori",
    "--players",
    "4",
    "--pairs",
    "hard:easy",
    "--option",
    "variant=2",
    "--minutes",
    "90",
  ]);
  expect(plan).toMatchObject({
    game: "maori",
    games: 200,
    players: 4,
    pairs: [["hard", "easy"]],
    minutes: 90,
    threads: 2,
    seed: 1,
  });
  expect(plan.options).toEqual({ variant: 2 });
  expect((await readPlan(["maori"])).pairs).toContainEqual(["master", "hard"]);
});

test.each([
  [["draughts"], "which game"],
  [["connect-four", "--pairs", "greedy:greedy"], "not a pair"],
  [["connect-four", "--pairs", "greedy:deep"], "there is no bot"],
  [["connect-four", "--minutes", "0"], "--minutes needs"],
  [["connect-four", "--games", "few"], "--games needs a whole number"],
])("%j is refused", async (args, problem) => {
  await expect(readPlan(args)).rejects.toThrow(problem);
});

test("a pair is decided once the evidence is nineteen to one, for either side", () => {
  expect(isDecided({ games: 14, won: 14 })).toBe(false);
  expect(isDecided({ games: 15, won: 15 })).toBe(true);
  expect(isDecided({ games: 15, won: 0 })).toBe(true);
  expect(isDecided({ games: 60, won: 37 })).toBe(false);
  expect(isDecided({ games: 60, won: 38 })).toBe(true);
  expect(evidence(10, 5)).toBeCloseTo(0, 12);
  // Alone at a table of four, a quarter of the games is no evidence of anything.
  expect(fairShare({ alone: true, players: 4 })).toBe(0.25);
  expect(Math.abs(evidence(40, 10, 0.25))).toBeLessThan(0.5);
});

test("the second of a pair may be of another tree", async () => {
  expect((await readPlan(["maori", "--pairs", "hard:hard", "--against", "v1.0.0"])).pairs).toEqual([
    ["hard", "hard of v1.0.0"],
  ]);
  expect(() => playBout(rules, guide, { seats: ["random", "easy of old"], options: {}, seed: 1 }, () => 0)).toThrow(
    'nobody brings "easy of old"',
  );
  const checkout = await loadCheckout(HERE, "connect-four");
  const asked: string[] = [];
  const other: Checkout = {
    ...checkout,
    findBot(name, theirs) {
      asked.push(name);
      return checkout.findBot(name, theirs);
    },
  };
  const bout = { options: {}, seed: 3, budget: 20 };
  const mixed = playBout(rules, guide, { ...bout, seats: ["medium", "easy of old"] }, () => 0, { other });
  expect(asked).toEqual(["easy"]);
  expect(mixed).toEqual(playBout(rules, guide, { ...bout, seats: ["medium", "easy"] }, () => 0));
});

test("a program plays a pair, from game to game, and what it loses is counted", async () => {
  const file = fileURLToPath(new URL("../../packages/engines/src/testing/engine.mjs", import.meta.url));
  const name = `cmd:"${process.execPath}" "${file}" illegal`;
  const { pairs, engineSeconds } = await readPlan([
    "connect-four",
    "--bots",
    `${name},random`,
    "--engine-seconds",
    "60",
  ]);
  expect(pairs).toEqual([[name, "random"]]);
  const engine = new Engine(name, engineSeconds * 1_000);
  const guests = { engine: () => engine };
  const lost = new Map<string, Lost>();
  for (const seed of [1, 2]) {
    const bout = { seats: [name, "random"], options: {}, seed };
    noteLost(
      lost,
      bout,
      playBout(rules, guide, bout, () => 0, guests),
    );
  }
  engine.close();
  expect(lost.get(name)).toMatchObject({ illegal: 6 });
  await expect(readPlan(["connect-four", "--bots", "hard"])).rejects.toThrow("not a pair of two bots");
});
