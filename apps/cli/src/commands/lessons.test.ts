import { expect, test } from "vitest";
import { outrigger } from "../testing/terminal.ts";

test("lessons lists what a game is learnt by and the clauses it touches", async () => {
  const { code, out } = await outrigger(["lessons", "maori"]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^maori: 4 lessons touch \d+ of \d+ clauses \(\d+ %\)\n {2}1\. Sail and take: 4 minutes, \d+ steps/,
  );
});

test("lessons --json prints an object a game", async () => {
  const { out } = await outrigger(["lessons", "--json"]);
  const games = out.split("\n").map((line) => JSON.parse(line));
  expect(games.map(({ game }) => game)).toEqual(["connect-four", "maasai", "maori", "moa", "tahiti"]);
  expect(games[0].lessons).toEqual([]);
});

test("lessons of a game that is none", async () => {
  expect((await outrigger(["lessons", "go"])).code).toBe(2);
  expect((await outrigger(["lessons", "moa", "maori"])).err).toContain("one argument too many");
});
