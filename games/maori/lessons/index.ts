// The lessons of Māori: sail and take, close an island, ships, shells and leis, variants and atoll.
import type { LessonBook } from "@outrigger/scene/lesson";

export const book: LessonBook = {
  lessons: [
    {
      title: { en: "Sail and take", it: "Navigare e prendere", pl: "Żeglować i brać" },
      minutes: 4,
      load: () => import("./1-sail.ts"),
    },
  ],
  // Boards and ways to play that a table chooses.
  beyond: ["MAO-VAR-", "MAO-V1-", "MAO-V2-", "MAO-STEP-", "MAO-ATOLL-", "MAO-COMB-", "MAO-COMP-10", "MAO-SHIP-7"],
};
