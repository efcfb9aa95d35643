// The lessons of Moa: place, strongholds and invasions, selling and volcano, karakia and orders, scoring.
import type { LessonBook } from "@outrigger/scene/lesson";
import lessons from "./contents.json" with { type: "json" };

export const book: LessonBook = {
  lessons,
  load: (number, name) => import(`./${number}-${name}.json`, { with: { type: "json" } }),
  answers: () => import("./answers.json", { with: { type: "json" } }),
  // Two opponents, so that no neutral colour is needed, and whoever learns begins.
  wholeGame: { seats: 3, level: "easy", options: { firstPlayer: "host" } },
  // Two players have rules of their own.
  beyond: ["MOA-2P-"],
};
