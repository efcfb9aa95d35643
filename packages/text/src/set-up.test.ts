import { expect, it } from "vitest";
import { newSay } from "./index.ts";
import { setUpWords } from "./set-up.ts";

const say = newSay("en", {
  "option.board": "Board",
  "option.board.atoll": "Atoll",
  "option.rounds": "Rounds",
  "option.drums": "Drums",
  "option.wind": "Wind",
});
const choices = [
  { id: "board", default: "front" },
  { id: "rounds", default: 5 },
  { id: "drums", default: false },
  { id: "wind", default: true },
];

it("a set-up says what is otherwise than usual, in the game's words, and nothing of the rest", () => {
  expect(setUpWords(say, choices, { board: "front", rounds: 5, drums: false, wind: true })).toEqual([]);
  expect(setUpWords(say, choices, {})).toEqual([]);
  expect(setUpWords(say, choices, { board: "atoll", rounds: 3, drums: true, wind: false })).toEqual([
    "Board: Atoll",
    "Rounds: 3",
    "Drums",
    "Wind: –",
  ]);
});
