// The lessons of Maasai: fit and claim, enclose, bomas, losing and joining land.
import type { LessonBook } from "@outrigger/scene/lesson";

export const book: LessonBook = {
  lessons: [
    // The first turn: a person on the hexagon, shields that fit, land that is claimed and grows.
    {
      title: { en: "Fit and claim", it: "Combaciare e occupare", pl: "Dopasować i zająć" },
      minutes: 5,
      load: () => import("./1-claim.json", { with: { type: "json" } }),
    },
    // Land that is closed on all sides: animals come to whoever claims it.
    {
      title: { en: "Enclose land", it: "Chiudere la terra", pl: "Zamykać ziemię" },
      minutes: 5,
      load: () => import("./2-enclose.json", { with: { type: "json" } }),
    },
    // Fences that close: a small boma, a large one round it, and what becomes of whoever stood there.
    {
      title: { en: "Bomas", it: "I boma", pl: "Bomy" },
      minutes: 5,
      load: () => import("./3-bomas.json", { with: { type: "json" } }),
    },
    // Land that is lost: joined with somebody else's, taken back, and how a game runs out.
    {
      title: { en: "Losing and joining land", it: "Perdere e unire terra", pl: "Tracić i łączyć ziemię" },
      minutes: 5,
      load: () => import("./4-join.json", { with: { type: "json" } }),
    },
  ],
  answers: () => import("./answers.json", { with: { type: "json" } }),
  wholeGame: { seats: 2, level: "easy", options: { length: "short" } },
  beyond: [],
};
