import { fighting, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-PURS-2", "TAH-PURS-3"],
    position: fighting("0@707 heavy*2 slingers; 1@707 militia", { homes: [407, 804] }),
    allowed: "fight 707 1, stay | 6 6 2 2 2",
  },
  {
    clauses: ["TAH-PURS-4"],
    position: fighting("0@707 heavy*2 slingers E1 population; 1@707 militia", { homes: [407, 804] }),
    before: "fight 707 1, pursueWith, bring heavy 0 | 6 6 2",
    allowed: "bring slingers 1, bringLeader 4 stay",
    forbidden: "bring slingers 0",
  },
  {
    clauses: ["TAH-PURS-5"],
    position: fighting("0@905 militia; 1@905 heavy*2 slingers", { homes: [407, 905] }),
    allowed: "fight 905 1, pursueAll | 1 6 2 2",
  },
];
