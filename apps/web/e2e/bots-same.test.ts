// The same bot in Node and in the browser: same view, seed and iterations, same moves, in every game and at every level.
// With `OUTRIGGER_BOTS=whole` hard and master think as long as at a table; otherwise a little of it must do.
import { readdirSync } from "node:fs";
import { type BotName, type BotTask, findBot, loadGuide } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import { fastChance, newWalk, parseOptions, startPlay, take } from "@outrigger/kernel/play";
import { expect, type Page, test } from "./quiet.ts";

const isWhole = process.env["OUTRIGGER_BOTS"] === "whole";
/** So long no bot takes on any machine: whoever ran out of time would answer otherwise. */
const NEVER_LATE = 3_600_000;
/** After so many answers of quick players; and the iterations of hard and master where a little must do. */
const POSITIONS = {
  maori: { answers: 16, little: 60 },
  moa: { answers: 40, little: 60 },
  tahiti: { answers: 60, little: 24 },
  maasai: { answers: 8, little: 10 },
} as const;

async function positionOf(id: string, answers: number) {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(`there is no game "${id}"`);
  const { rules } = await entry.rules();
  const quick = findBot("quick", await loadGuide(entry, "quick"));
  const options = parseOptions(rules, 2, {});
  if ("problems" in options) throw new Error("no such table");
  const walk = newWalk(rules, startPlay(rules, { seats: 2, options }, rules.pack, fastChance(5)));
  const ask = (seed: number) => {
    const seat = walk.decision?.seat ?? 0;
    return { game: rules, pack: rules.pack, seat, view: rules.view(walk.play.state, seat, rules.pack), seed };
  };
  for (let made = 0; made < answers; made++) for (const move of quick.choose(ask(made)).moves) take(walk, move);
  return { entry, ask };
}

interface Answer {
  readonly moves: unknown;
  readonly late: boolean;
  readonly problem?: string;
}

/** Asks the built site's own worker with a `BotTask`. */
function askPage(page: Page, task: object): Promise<Answer> {
  const assets = readdirSync(new URL("../dist/assets", import.meta.url));
  const worker = assets.find((name) => /^worker-.*\.js$/.test(name));
  if (worker === undefined) throw new Error("the build has no worker");
  return page.evaluate(
    ({ path, asked }) =>
      new Promise<Answer>((resolve) => {
        const bots = new Worker(path, { type: "module", name: "bots" });
        bots.onmessage = ({ data }) => resolve(data);
        bots.postMessage(asked);
      }),
    { path: `/assets/${worker}`, asked: task },
  );
}

for (const [id, { answers, little }] of Object.entries(POSITIONS)) {
  test(`${id}: same seed, same moves of every level in Node and in Chromium`, async ({ page }) => {
    test.setTimeout(NEVER_LATE);
    const { entry, ask } = await positionOf(id, answers);
    await page.goto("/");
    for (const [at, level] of (["easy", "medium", "hard", "master"] as const satisfies BotName[]).entries()) {
      const { game: _, pack: __, ...asked } = ask(100 + at);
      const thought = at < 2 || isWhole ? {} : { budget: little };
      const task: BotTask = {
        id: 1,
        asks: "moves",
        game: id,
        pack: undefined,
        level,
        ceiling: NEVER_LATE,
        ...asked,
        ...thought,
      };
      const { problem, moves, late } = await askPage(page, task);
      const here = findBot(level, await loadGuide(entry, level)).choose({ ...ask(100 + at), ...thought });
      expect({ level, problem, late, moves }).toEqual({ level, problem: undefined, late: false, moves: here.moves });
    }
  });
}
