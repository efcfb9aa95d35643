// The lessons of Moa: place, strongholds and invasions, selling and volcano, karakia and orders, scoring.
import type { LessonBook } from "@outrigger/scene/lesson";

export const book: LessonBook = {
  lessons: [
    {
      title: { en: "Birds and leaders", it: "Uccelli e capi", pl: "Ptaki i liderzy" },
      minutes: 5,
      load: () => import("./1-place.ts"),
    },
    {
      title: { en: "Strongholds and invasions", it: "Roccaforti e invasioni", pl: "Twierdze i najazdy" },
      minutes: 5,
      load: () => import("./2-invasions.ts"),
    },
    {
      title: { en: "Selling and the volcano", it: "Vendere e il vulcano", pl: "Sprzedaż i wulkan" },
      minutes: 5,
      load: () => import("./3-selling.ts"),
    },
    {
      title: { en: "Karakia and orders", it: "Karakia e disposizioni", pl: "Karakia i polecenia" },
      minutes: 6,
      load: () => import("./4-karakia.ts"),
    },
    {
      title: { en: "Scoring", it: "Il conteggio", pl: "Punktowanie" },
      minutes: 4,
      load: () => import("./5-scoring.ts"),
    },
  ],
  // Two opponents, so that no neutral colour is needed, and whoever learns begins.
  wholeGame: { seats: 3, level: "easy", options: { firstPlayer: "host" } },
  // Two players have rules of their own.
  beyond: ["MOA-2P-"],
};
