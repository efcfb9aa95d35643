import { fighting, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-ELD-2", "TAH-ELD-3"],
    position: fighting("0@704 heavy; 1@704 E1", { homes: [407, 505] }),
    allowed: "fight 704 1 | 6 6 3",
  },
];
