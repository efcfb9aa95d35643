import { fighting, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-RETR-1"],
    position: fighting("0@910 heavy*2; 1@910 militia; 1@1010 fighters*2 E1", { homes: [407, 1008] }),
    allowed: "fight 910 1, retreatTo 1010, stay | 1 4 2 1 2 2",
  },
  {
    clauses: ["TAH-RETR-2"],
    position: fighting("0@608 heavy; 0@407 militia; 1@608 militia", { homes: [604, 409] }),
    allowed: "fight 608 1 | 6 6 2",
  },
  {
    clauses: ["TAH-RETR-3"],
    position: fighting("0@608 heavy; 0@508 population E1; 1@608 militia", { homes: [604, 409] }),
    allowed: "fight 608 1 | 6 6 2",
  },
  {
    clauses: ["TAH-RETR-4"],
    position: fighting("0@608 heavy; 1@608 militia; 1@508 fighters", { homes: [1310, 409] }),
    allowed: "fight 608 1 | 6 6 2",
  },
  {
    clauses: ["TAH-RETR-5"],
    position: fighting("0@608 heavy*2 slingers; 1@608 militia", { homes: [1310, 409] }),
    allowed: "fight 608 1, pursueAll | 6 6 2 1",
  },
  {
    clauses: ["TAH-RETR-6"],
    position: fighting("0@905 heavy*2; 1@905 militia", { homes: [407, 905], villages: "1@806; 1@1008" }),
    allowed: "fight 905 1 | 1 6 2 2",
  },
  {
    clauses: ["TAH-RETR-7"],
    position: fighting("0@606 heavy*2; 0@505 militia; 1@606 fighters militia"),
    allowed: "fight 606 1 | 6 1",
  },
  {
    clauses: ["TAH-RETR-8", "TAH-EXP-2"],
    position: fighting("0@606 heavy*2; 0@505 militia; 1@606 fighters militia", { markers: "1310 warCanoe" }),
    allowed: "fight 606 1, depart, noMoreDeals, crew takeAll, ready, settle | 6 1 6 4",
  },
];
