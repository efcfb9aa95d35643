import { building, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-CTRL-5", "TAH-CTRL-6"],
    position: building("0@508 militia", { control: { paea: 1 } }),
    allowed: "endBuild",
  },
  {
    clauses: ["TAH-CTRL-1", "TAH-CTRL-2"],
    position: building("0@704 chieftain; 0@705 fighters"),
    allowed: "endBuild, place population 704, place population 706*2, place elder 705 | 4 6",
  },
  {
    clauses: ["TAH-CTRL-3"],
    position: building("0@704 chieftain militia"),
    allowed: "endBuild, place population 704*3 | 3",
  },
  {
    clauses: ["TAH-CTRL-4"],
    position: building("0@704 chieftain militia"),
    before: "endBuild, place population 705, place population 704*2, place elder 704 | 2 5",
    allowed: "activate 7, take militia, step 604",
  },
  {
    clauses: ["TAH-CTRL-7"],
    position: { seats: 2, arrange: { control: { hitiaa: 0 } } },
    allowed: "endBuild, endMove",
  },
];
