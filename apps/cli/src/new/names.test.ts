import { describe, expect, test } from "vitest";
import { namesOf, renamed } from "./names.ts";

describe("the names of a game", () => {
  test.each([
    ["go", { type: "Go", title: "Go", prefix: "GO" }],
    ["sea-race", { type: "SeaRace", title: "Sea race", prefix: "SR" }],
    ["connect-4-more", { type: "Connect4More", title: "Connect 4 more", prefix: "C4M" }],
    ["hex", { type: "Hex", title: "Hex", prefix: "HEX" }],
  ])("%s", (id, names) => {
    expect(namesOf(id)).toEqual({ id, ...names });
  });

  test.each([
    "",
    "x",
    "Sea",
    "sea_race",
    "sea race",
    "4-in-a-row",
    "-sea",
    "sea-",
    "sea--race",
    "../sea",
    "à",
    "s".repeat(31),
  ])("no game is called %j", (id) => {
    expect(() => namesOf(id)).toThrow("is no name for a game");
  });
});

test("the template speaks of the new game", () => {
  const text = [
    "// The rules of Pebbles: …",
    "# Pebbles: state",
    'name: "Pebbles"',
    "PebblesState",
    '"PEB-TURN"',
    'id: "pebbles"',
  ];
  expect(renamed(text.join("\n"), namesOf("sea-race")).split("\n")).toEqual([
    "// The rules of Sea race: …",
    "# Sea race: state",
    'name: "Sea race"',
    "SeaRaceState",
    '"SR-TURN"',
    'id: "sea-race"',
  ]);
});
