// The lessons of Moa: place, strongholds and invasions, selling and volcano, karakia and orders, scoring.
import type { LessonBook } from "@outrigger/scene/lesson";

export const book: LessonBook = {
  lessons: [
    {
      title: { en: "Birds and leaders", it: "Uccelli e capi", pl: "Ptaki i liderzy" },
      minutes: 5,
      load: () => import("./1-place.ts"),
    },
  ],
  // Two players have rules of their own.
  beyond: ["MOA-2P-"],
};
