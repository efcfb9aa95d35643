// The lessons of Māori: sail and take, close an island, ships, shells and leis, variants and atoll.
import type { LessonBook } from "@outrigger/scene/lesson";
import lessons from "./contents.json" with { type: "json" };

export const book: LessonBook = {
  lessons,
  load: (number, name) => import(`./${number}-${name}.json`, { with: { type: "json" } }),
  answers: () => import("./answers.json", { with: { type: "json" } }),
  wholeGame: { seats: 2, level: "easy", options: {} },
  // Boards and ways to play that a table chooses.
  beyond: ["MAO-VAR-", "MAO-V1-", "MAO-V2-", "MAO-STEP-", "MAO-ATOLL-", "MAO-COMB-", "MAO-COMP-10", "MAO-SHIP-7"],
};
