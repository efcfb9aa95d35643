// The lessons of Tahiti, from the first walk on.
import type { LessonBook } from "@outrigger/scene/lesson";

export const book: LessonBook = {
  lessons: [
    {
      title: { en: "Walk and gain an Area", it: "Camminare e ottenere un Distretto", pl: "Iść i zdobyć Dystrykt" },
      minutes: 4,
      load: () => import("./1-walk.ts"),
    },
    {
      title: { en: "Build", it: "Costruire", pl: "Budować" },
      minutes: 5,
      load: () => import("./2-build.ts"),
    },
    {
      title: { en: "Fight", it: "Combattere", pl: "Walczyć" },
      minutes: 5,
      load: () => import("./3-fight.ts"),
    },
    {
      title: { en: "Retreat, panic, pursuit", it: "Ritirata, panico, inseguimento", pl: "Odwrót, panika, pościg" },
      minutes: 5,
      load: () => import("./4-pursuit.ts"),
    },
    {
      title: { en: "Sail and reefs", it: "Vela e barriere", pl: "Żegluga i rafy" },
      minutes: 5,
      load: () => import("./5-sail.ts"),
    },
    {
      title: { en: "Chieftains, captives, bargains", it: "Capi, prigionieri, accordi", pl: "Wodzowie, jeńcy, ugody" },
      minutes: 5,
      load: () => import("./6-captives.ts"),
    },
    {
      title: { en: "Expeditions and victory", it: "Spedizioni e vittoria", pl: "Wyprawy i zwycięstwo" },
      minutes: 6,
      load: () => import("./7-expedition.ts"),
    },
  ],
  wholeGame: { seats: 2, level: "easy", options: { seasonLimit: 2 } },
  // Advanced rules, the game alone, and other numbers of players.
  beyond: ["TAH-ADV-", "TAH-CRASH-", "TAH-DEPL-", "TAH-NPL-", "TAH-SCOM-", "TAH-SOLO-", "TAH-SWIM-"],
};
