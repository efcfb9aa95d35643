// The lessons of Moa: place, strongholds and invasions, selling and volcano, karakia and orders, scoring.
import type { LessonBook } from "@outrigger/scene/lesson";

export const book: LessonBook = {
  lessons: [
    // The first turns: birds are paid for and placed, a leader follows, its tile pays for more.
    {
      title: { en: "Birds and leaders", it: "Uccelli e capi", pl: "Ptaki i liderzy" },
      minutes: 5,
      load: () => import("./1-place.json", { with: { type: "json" } }),
    },
    // Mammals come: a defence, an attack, and a weasel that nobody can stop.
    {
      title: { en: "Strongholds and invasions", it: "Roccaforti e invasioni", pl: "Twierdze i najazdy" },
      minutes: 5,
      load: () => import("./2-invasions.json", { with: { type: "json" } }),
    },
    // Land is sold to a dog, the price rises, and the volcano erupts.
    {
      title: { en: "Selling and the volcano", it: "Vendere e il vulcano", pl: "Sprzedaż i wulkan" },
      minutes: 5,
      load: () => import("./3-selling.json", { with: { type: "json" } }),
    },
    // Karakia tiles: bought in one turn, then drawn, fought and moved with; and orders for whoever is away.
    {
      title: { en: "Karakia and orders", it: "Karakia e disposizioni", pl: "Karakia i polecenia" },
      minutes: 6,
      load: () => import("./4-karakia.json", { with: { type: "json" } }),
    },
    // The last turn of a period, what it is worth, and what is left for the second period.
    {
      title: { en: "Scoring", it: "Il conteggio", pl: "Punktowanie" },
      minutes: 4,
      load: () => import("./5-scoring.json", { with: { type: "json" } }),
    },
  ],
  answers: () => import("./answers.json", { with: { type: "json" } }),
  // Two opponents, so that no neutral colour is needed, and whoever learns begins.
  wholeGame: { seats: 3, level: "easy", options: { firstPlayer: "host" } },
  // Two players have rules of their own.
  beyond: ["MOA-2P-"],
};
