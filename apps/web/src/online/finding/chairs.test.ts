import type { Occupant } from "@outrigger/kernel/match";
import { expect, it } from "vitest";
import { chairsFor, seatOf, takeSeat } from "./chairs.ts";

const person: Occupant = { kind: "person", name: "p" };
const bot: Occupant = { kind: "bot", name: "b", level: "hard" };

it("whoever sits here stays, a friend gets the other person's seat or a computer's, and the other computers stay", () => {
  expect(chairsFor([person, bot, bot])).toEqual(["me", "friend", "hard"]);
  expect(chairsFor([bot, person, person])).toEqual(["hard", "me", "friend"]);
  expect(chairsFor([person])).toEqual(["me"]);
});

it("there is one seat for oneself", () => {
  expect(takeSeat(["me", "friend", "hard"], 2, "me")).toEqual(["friend", "friend", "me"]);
  expect(takeSeat(["me", "friend", "hard"], 0, "friend")).toEqual(["me", "friend", "hard"]);
  expect(takeSeat(["me", "friend", "hard"], 1, "easy").map(seatOf)).toEqual([
    { kind: "me" },
    { kind: "bot", level: "easy" },
    { kind: "bot", level: "hard" },
  ]);
});
