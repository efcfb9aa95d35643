// A short form of `npm run examples`: a game of each, with each bot that this machine can run.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { canRun, EXAMPLES, type Example, GAMES, playExamples } from "./run.ts";

const MOST_LINES = 80;
const PYTHONS_OWN = "hashlib json os secrets sys threading time urllib.error urllib.request".split(" ");
const examples = Object.keys(EXAMPLES) as Example[];

const textOf = (example: Example): string =>
  readFileSync(fileURLToPath(new URL(`../../../../examples/${example}`, import.meta.url)), "utf8");

it.each(examples)("%s is short enough to be read at once", (example) => {
  expect(textOf(example).trimEnd().split("\n").length).toBeLessThanOrEqual(MOST_LINES);
});

it("bot.py needs nothing but Python's own library, bot.ts nothing but Node's", () => {
  const python = textOf("bot.py").matchAll(/^\s*(?:import|from) (.*)$/gm);
  const imported = [...python].flatMap(([, names = ""]) => names.split(/ import .*|, /)).filter((name) => name !== "");
  expect(imported.filter((name) => !PYTHONS_OWN.includes(name))).toEqual([]);
  expect(imported).toContain("urllib.request");
  const node = [...textOf("bot.ts").matchAll(/from "(.*)"/g)].map(([, name = ""]) => name);
  expect(node.filter((name) => !name.startsWith("node:"))).toEqual([]);
});

it("where there is no Python, the long run says so and fails", () => {
  const main = fileURLToPath(new URL("./main.ts", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [main, "--games", "1"], {
    env: { PATH: "" },
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 2, stderr: "bot.py: there is no python3 on this machine\n" });
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
