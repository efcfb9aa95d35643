import { building, fighting, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-VILL-1"],
    position: building("0@407 population*3; 0@406 population*3; 0@905 population*2", {
      markers: "905 bigLog; 406 bigLog",
      control: { tiarei: 0 },
    }),
    forbidden: "build partBuiltVillage 406",
    allowed: "build militia 407",
  },
  {
    clauses: ["TAH-VILL-3"],
    position: fighting("0@905 heavy*2; 1@905 militia", { homes: [407, 905], villages: "1@806; 1@1008; 1@1112" }),
    before: "fight 905 1 | 6 6",
    allowed: "newHome 1112 | 2 2",
    forbidden: "newHome 806",
  },
  {
    clauses: ["TAH-VILL-4"],
    position: building("0@704 population*2 chieftain", {
      homes: [0, 1310],
      markers: "704 bigLog",
      control: { mahina: 0 },
      partBuilt: [704],
    }),
    allowed: "build village 704",
  },
  {
    clauses: ["TAH-VILL-5"],
    position: building("0@905 population*2", { markers: "905 bigLog", control: { tiarei: 0 }, partBuilt: [905] }),
    allowed: "build village 905",
  },
  {
    clauses: ["TAH-VILL-6"],
    position: building("0@905 population", { villages: "0@704; 0@905" }),
    allowed: "build militia 905",
    forbidden: "dismantle 407",
  },
  {
    clauses: ["TAH-VILL-7"],
    position: fighting("0@905 militia; 1@905 heavy*2", { villages: "0@905" }),
    allowed: "fight 905 1 | 1 1 2 2",
  },
  {
    clauses: ["TAH-VILL-8"],
    position: fighting("0@905 heavy*2; 1@905 militia", { homes: [407, 1008], partBuilt: [905] }),
    allowed: "fight 905 1 | 6 6 2",
  },
  {
    clauses: ["TAH-VILL-9", "TAH-PURS-6"],
    position: fighting("0@608 heavy*2 slingers; 1@608 militia", { homes: [1310, 407], villages: "1@508" }),
    allowed: "fight 608 1, pursueAll | 6 3 2 2",
  },
  {
    clauses: ["TAH-VILL-10"],
    position: fighting("0@905 E5 militia", { villages: "1@905" }),
    allowed: "fight 905 1 | 4 4 2",
  },
];
