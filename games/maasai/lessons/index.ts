// The lessons of Maasai: fit and claim, enclose, bomas, losing and joining land.
import type { LessonBook } from "@outrigger/scene/lesson";
import lessons from "./contents.json" with { type: "json" };

export const book: LessonBook = {
  lessons,
  load: (number, name) => import(`./${number}-${name}.json`, { with: { type: "json" } }),
  answers: () => import("./answers.json", { with: { type: "json" } }),
  wholeGame: { seats: 2, level: "easy", options: { length: "short" } },
  beyond: [],
};
