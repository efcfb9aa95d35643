// A short form of `npm run examples`: a game of each, with each bot that this machine can run.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { canRun, EXAMPLES, type Example, GAMES, playExamples } from "./run.ts";

const MOST_LINES = 80;
const examples = Object.keys(EXAMPLES) as Example[];

it.each(examples)("%s is short enough to be read at once", (example) => {
  const text = readFileSync(fileURLToPath(new URL(`../../../../examples/${example}`, import.meta.url)), "utf8");
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(MOST_LINES);
});

// Without Python there is nothing to run bot.py with; bot.ts runs wherever this does.
describe.each(examples.filter(canRun))("%s", (example) => {
  it("plays a whole game of each over the network, and nothing is refused", async () => {
    const played = await playExamples({ examples: [example], games: GAMES, count: 1, seed: 1 });
    expect(played.map(({ game, games, refused, problems }) => ({ game, games, refused, problems }))).toEqual(
      GAMES.map((game) => ({ game, games: 1, refused: 0, problems: [] })),
    );
  }, 240_000);
});
