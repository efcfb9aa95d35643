import { crashing, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-CRASH-1", "TAH-CRASH-6"],
    position: crashing("0@510 chieftain militia", { homes: [1310, 905], markers: "510 warCanoe" }),
    allowed: "activate 1, embark 1, take militia, sail 410",
  },
  {
    clauses: ["TAH-CRASH-2", "TAH-CRASH-3"],
    position: crashing("0@510 chieftain militia*3", { homes: [1310, 905], markers: "510 warCanoe*3" }),
    before: "activate 1, embark 3, take militia*3, sail 410, crash 309",
    allowed: "go | 5 6 3 2",
  },
  {
    clauses: ["TAH-CRASH-4"],
    position: crashing("0@510 chieftain militia*2", { homes: [1310, 905], markers: "510 warCanoe*2" }),
    before: "activate 1, embark 2, take militia*2, crash 409, go | 5",
    allowed: "continue | 1",
  },
  {
    clauses: ["TAH-CRASH-5"],
    position: crashing("0@510 chieftain heavy militia", { homes: [1310, 905], markers: "510 warCanoe*2" }),
    before: "activate 1, embark 2, take militia, take heavy, sail 410, crash 309",
    allowed: "go | 6 4 1",
  },
];
