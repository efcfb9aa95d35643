// The lessons of Māori: sail and take, close an island, ships, shells and leis, variants and atoll.
import type { LessonBook } from "@outrigger/scene/lesson";

export const book: LessonBook = {
  lessons: [
    // The first turns: the ship moves, a tile is taken, shells buy what lies further off.
    {
      title: { en: "Sail and take", it: "Navigare e prendere", pl: "Żeglować i brać" },
      minutes: 4,
      load: () => import("./1-sail.json", { with: { type: "json" } }),
    },
    // Islands: ends that close them, a hut that doubles their palms, tiles that may be turned.
    {
      title: { en: "Close an island", it: "Completare un’isola", pl: "Zamknąć wyspę" },
      minutes: 4,
      load: () => import("./2-island.json", { with: { type: "json" } }),
    },
    // What else brings points and freedom: ships, leis, the depot, shells.
    {
      title: { en: "Ships, shells and leis", it: "Navi, conchiglie e ghirlande", pl: "Statki, muszle i girlandy" },
      minutes: 5,
      load: () => import("./3-ships.json", { with: { type: "json" } }),
    },
    // The other side of the board and the coloured ship of the variants.
    {
      title: { en: "Variants and atoll", it: "Varianti e atollo", pl: "Warianty i atol" },
      minutes: 4,
      load: () => import("./4-atoll.json", { with: { type: "json" } }),
    },
  ],
  answers: () => import("./answers.json", { with: { type: "json" } }),
  wholeGame: { seats: 2, level: "easy", options: {} },
  // Boards and ways to play that a table chooses.
  beyond: ["MAO-VAR-", "MAO-V1-", "MAO-V2-", "MAO-STEP-", "MAO-ATOLL-", "MAO-COMB-", "MAO-COMP-10", "MAO-SHIP-7"],
};
