import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-DEPL-1"],
    position: {
      seats: 2,
      options: { jungleDepletion: true },
      arrange: {
        pieces: [
          [0, 506, "population"],
          [1, 506, "population"],
          [0, 507, "population"],
        ],
        control: { faaa: 0 },
      },
    },
    before: { moves: [["harvest", 506], ["harvest", 507], ["endBuild"], ["endMove"]], luck: [1, 2] },
    forbidden: ["harvest", 506],
    allowed: { moves: [["endBuild"]] },
  },
];
