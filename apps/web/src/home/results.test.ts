import { expect, test } from "vitest";
import { ownResults } from "./results.ts";

type Entry = Parameters<typeof ownResults>[0][number];

const me = { kind: "person", name: "Kea" } as const;
const bot = (level: string) => ({ kind: "bot", name: "Tui", level }) as const;

function game(seats: Entry["seats"], places: readonly number[], how: "played" | "abandoned" = "played"): Entry {
  return { game: "maori", seats, end: { how, result: { places, scores: places, details: null } } };
}

test("games of one person against computers are counted by level, with an interval", () => {
  const entries = [
    ...Array.from({ length: 8 }, () => game([me, bot("hard")], [1, 2])),
    game([bot("hard"), me], [1, 2]),
    game([bot("hard"), me], [1, 1]),
    game([me, bot("easy"), bot("medium")], [2, 1, 3]),
  ];
  const [medium, hard, ...others] = ownResults(entries, ["moa", "maori"]);
  expect(others).toEqual([]);
  expect(medium).toMatchObject({ game: "maori", level: "medium", games: 1, won: 0, low: 0 });
  expect(hard).toMatchObject({ game: "maori", level: "hard", games: 10, won: 8.5 });
  expect(hard?.low).toBeCloseTo(0.541, 3);
  expect(hard?.high).toBeCloseTo(0.965, 3);
});

test("games between people, among computers, unfinished or abandoned are nobody's result", () => {
  const entries = [
    game([me, me], [1, 2]),
    game([bot("easy"), bot("easy")], [1, 2]),
    game([me, bot("easy")], [1, 2], "abandoned"),
    game([me], [1]),
    { game: "maori", seats: [me, bot("easy")], end: null },
  ];
  expect(ownResults(entries, ["maori"])).toEqual([]);
});
