// The lessons of Maasai: fit and claim, enclose, bomas, losing and joining land.
import type { LessonBook } from "@outrigger/scene/lesson";

export const book: LessonBook = {
  lessons: [
    {
      title: { en: "Fit and claim", it: "Combaciare e occupare", pl: "Dopasować i zająć" },
      minutes: 5,
      load: () => import("./1-claim.ts"),
    },
    {
      title: { en: "Enclose land", it: "Chiudere la terra", pl: "Zamykać ziemię" },
      minutes: 5,
      load: () => import("./2-enclose.ts"),
    },
    {
      title: { en: "Bomas", it: "I boma", pl: "Bomy" },
      minutes: 5,
      load: () => import("./3-bomas.ts"),
    },
    {
      title: { en: "Losing and joining land", it: "Perdere e unire terra", pl: "Tracić i łączyć ziemię" },
      minutes: 5,
      load: () => import("./4-join.ts"),
    },
  ],
  wholeGame: { seats: 2, level: "easy", options: { length: "short" } },
  beyond: [],
};
