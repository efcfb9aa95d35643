// The lessons of Tahiti, from the first walk on.
import type { LessonBook } from "@outrigger/scene/lesson";

export const book: LessonBook = {
  lessons: [
    // The first turn: the Head Chieftain walks into a neutral Area with a Combat Unit, and a turn later it is his.
    {
      title: { en: "Walk and gain an Area", it: "Camminare e ottenere un Distretto", pl: "Iść i zdobyć Dystrykt" },
      minutes: 4,
      load: () => import("./1-walk.json", { with: { type: "json" } }),
    },
    // Construction: a log is cut and carried, Units are trained, a Village and a War Canoe are built in two phases.
    {
      title: { en: "Build", it: "Costruire", pl: "Budować" },
      minutes: 5,
      load: () => import("./2-build.json", { with: { type: "json" } }),
    },
    // Combat: march against an enemy, leave an optional fight alone, roll, and win a tie as defender.
    {
      title: { en: "Fight", it: "Combattere", pl: "Walczyć" },
      minutes: 5,
      load: () => import("./3-fight.json", { with: { type: "json" } }),
    },
    // After the dice: the loser retreats hex by hex, panics, and is pursued; then the same from the other side.
    {
      title: { en: "Retreat, panic, pursuit", it: "Ritirata, panico, inseguimento", pl: "Odwrót, panika, pościg" },
      minutes: 5,
      load: () => import("./4-pursuit.json", { with: { type: "json" } }),
    },
    // War Canoes: who commands, who paddles, what a reef costs, where a manned canoe bars the way.
    {
      title: { en: "Sail and reefs", it: "Vela e barriere", pl: "Żegluga i rafy" },
      minutes: 5,
      load: () => import("./5-sail.json", { with: { type: "json" } }),
    },
    // What becomes of a captured Head Chieftain: the captor's dice, the bargain, and the Areas that change hands.
    {
      title: { en: "Chieftains, captives, bargains", it: "Capi, prigionieri, accordi", pl: "Wodzowie, jeńcy, ugody" },
      minutes: 5,
      load: () => import("./6-captives.json", { with: { type: "json" } }),
    },
    // The way to a result: a hostile clan of the game alone, the levels of victory, and an Expedition to its end.
    {
      title: { en: "Expeditions and victory", it: "Spedizioni e vittoria", pl: "Wyprawy i zwycięstwo" },
      minutes: 6,
      load: () => import("./7-expedition.json", { with: { type: "json" } }),
    },
  ],
  answers: () => import("./answers.json", { with: { type: "json" } }),
  wholeGame: { seats: 2, level: "easy", options: { seasonLimit: 2 } },
  // Advanced rules, the game alone, and other numbers of players.
  beyond: ["TAH-ADV-", "TAH-CRASH-", "TAH-DEPL-", "TAH-NPL-", "TAH-SCOM-", "TAH-SOLO-", "TAH-SWIM-"],
};
