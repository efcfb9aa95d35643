import { expect, test } from "vitest";
import { occupantsOf } from "./seating.ts";

const standIn = (number: number): string => `Player ${number}`;

test("empty names get a stand-in, double ones a number, computers their level", () => {
  const chairs = [
    { who: "person", name: " Noor " },
    { who: "person", name: "" },
    { who: "hard", name: "Noor" },
    { who: "easy", name: "Noor" },
  ] as const;
  expect(occupantsOf(chairs, standIn)).toEqual([
    { kind: "person", name: "Noor" },
    { kind: "person", name: "Player 2" },
    { kind: "bot", name: "Noor 2", level: "hard" },
    { kind: "bot", name: "Noor 3", level: "easy" },
  ]);
});
