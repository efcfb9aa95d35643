import { fighting, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-PANIC-1", "TAH-PANIC-2", "TAH-PANIC-6"],
    position: fighting("0@608 heavy*2 slingers chieftain; 1@608 population heavy militia slingers E1 fighters", {
      homes: [1310, 409],
    }),
    allowed: "fight 608 1 | 2 1 2 2 2 2 2",
  },
  {
    clauses: ["TAH-PANIC-3"],
    position: fighting("0@608 heavy*2 slingers; 1@608 heavy fighters slingers militia", { homes: [1310, 409] }),
    allowed: "fight 608 1 | 2 1 1 3 5 1",
  },
  {
    clauses: ["TAH-PANIC-4"],
    position: fighting("0@608 heavy; 1@608 population*2 militia", { homes: [1310, 409] }),
    allowed: "fight 608 1 | 6 6 2 1 2",
  },
  {
    clauses: ["TAH-PANIC-5"],
    position: fighting("0@508 militia population; 1@508 population", { homes: [409, 1310] }),
    allowed: "fight 508 1 | 1 6 2 1",
  },
];
