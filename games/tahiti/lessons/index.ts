// The lessons of Tahiti, from the first walk on.
import type { LessonBook } from "@outrigger/scene/lesson";
import lessons from "./contents.json" with { type: "json" };

export const book: LessonBook = {
  lessons,
  load: (number, name) => import(`./${number}-${name}.json`, { with: { type: "json" } }),
  answers: () => import("./answers.json", { with: { type: "json" } }),
  wholeGame: { seats: 2, level: "easy", options: { seasonLimit: 2 } },
  // Advanced rules, the game alone, and other numbers of players.
  beyond: ["TAH-ADV-", "TAH-CRASH-", "TAH-DEPL-", "TAH-NPL-", "TAH-SCOM-", "TAH-SOLO-", "TAH-SWIM-"],
};
