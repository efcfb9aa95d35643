import { fighting, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-LCOM-1"],
    position: fighting("0@508 heavy; 1@508 militia; 0@905 heavy; 1@905 militia"),
    allowed: "fight 508 1",
  },
  {
    clauses: ["TAH-LCOM-2"],
    position: fighting("0@508 militia; 1@508 militia"),
    forbidden: "endCombat",
    allowed: "fight 508 1 | 2 1 1",
  },
  {
    clauses: ["TAH-LCOM-3"],
    position: fighting("0@508 militia; 1@508 population; 0@905 E1; 1@905 shaman", { villages: "1@704" }),
    allowed: "skip 508 1, fight 905 1 | 2 1",
  },
  {
    clauses: ["TAH-LCOM-5"],
    position: fighting("0@508 heavy*2; 1@508 population; 2@508 militia", { seats: 3 }),
    allowed: "fight 508 2 | 6 1 2",
    forbidden: "fight 508 1",
  },
  {
    clauses: ["TAH-LCOM-6", "TAH-LCOM-9", "TAH-PURS-1"],
    position: fighting("0@608 heavy*2 slingers chieftain; 1@608 fighters*2 militia", { homes: [1310, 409] }),
    allowed: "fight 608 1, pursueAll | 4 3 2 3 1 4 6 3",
  },
  { clauses: ["TAH-LCOM-7"], position: fighting("0@608 militia; 1@608 shaman"), allowed: "fight 608 1 | 6 1" },
  {
    clauses: ["TAH-LCOM-8"],
    position: fighting("0@508 heavy*2; 1@508 fighters*2 militia*2 population E1 shaman", { homes: [407, 409] }),
    allowed: "fight 508 1, shamanOut | 6 1 2 2 2 2 2",
  },
  { clauses: ["TAH-LCOM-10"], position: fighting("0@608 militia; 1@608 militia"), allowed: "fight 608 1" },
  {
    clauses: ["TAH-LCOM-13"],
    position: fighting("0@905 heavy*2; 1@905 militia shaman", { homes: [407, 905], villages: "1@1008" }),
    allowed: "fight 905 1, shamanIn | 6 6 2 2",
  },
  {
    clauses: ["TAH-LCOM-14"],
    position: fighting("0@508 heavy*2; 1@508 militia", {
      homes: [407, 409],
      markers: "508 bigLog partBuiltCanoe warCanoe",
    }),
    allowed: "fight 508 1 | 6 1 2",
  },
  {
    clauses: ["TAH-LCOM-15"],
    position: fighting("0@905 chieftain", { villages: "1@905" }),
    allowed: "fight 905 1 | 1 6",
  },
];
