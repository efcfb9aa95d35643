import { expect, test } from "vitest";
import { outrigger } from "../testing/terminal.ts";

test("scenes says how many clauses can be looked at, and which cannot", async () => {
  const { code, out } = await outrigger(["scenes", "maori"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^maori: \d+ of 120 clauses have a scene \(\d+ %\)\n {2}without: MAO-COMP-1 /);
});

test("scenes --json prints an object a game", async () => {
  const { out } = await outrigger(["scenes", "--json"]);
  const games = out.split("\n").map((line) => JSON.parse(line));
  expect(games.map(({ game }) => game)).toEqual(["connect-four", "maasai", "maori", "moa", "tahiti"]);
  for (const { clauses, shown, missing } of games) expect(shown.length + missing.length).toBe(clauses);
  expect(games[0].shown).toEqual([]);
});

test("scenes of a game that is none", async () => {
  expect((await outrigger(["scenes", "go"])).code).toBe(2);
  expect((await outrigger(["scenes", "moa", "maori"])).err).toContain("one argument too many");
});
