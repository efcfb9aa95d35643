import { expect, test } from "vitest";
import { newChair, occupantsOf, reseat } from "./seating.ts";

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

test("a person who takes a computer's seat does not inherit its name, and the other way round", () => {
  const chairs = [newChair(0, "Noor"), newChair(1, "Noor")] as const;
  const [mine, other] = chairs;
  reseat(other, 1, "person");
  expect(other).toEqual({ who: "person", name: "" });
  reseat(other, 1, "hard");
  expect(other).toEqual({ who: "hard", name: newChair(1, "Noor").name });
  reseat(mine, 0, "easy");
  expect(mine.name).not.toBe("Noor");
  expect(mine.name).not.toBe(other.name);
});

test("a name somebody has typed stays through a change of strength", () => {
  const chair = { who: "medium" as const, name: "Rex" };
  reseat(chair, 1, "master");
  expect(chair).toEqual({ who: "master", name: "Rex" });
});
