import { moving, overboard, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-GEO-7", "TAH-LZI-1"],
    position: moving("0@407 chieftain; 1@508 population E1 shaman chieftain", { markers: "508 warCanoe" }),
    allowed: "activate 1, step 507, step 508",
  },
  {
    clauses: ["TAH-GEO-12"],
    position: overboard("0@902 E1; 0@803 militia*4", 902, [1], { markers: "0@803 warCanoe*2" }),
    allowed: "endBuild | 3",
  },
  {
    clauses: ["TAH-GEO-13"],
    position: moving("0@804 chieftain militia", { markers: "804 warCanoe" }),
    before:
      "activate 1, embark 1, take militia, sail 803, sail 804, sail 803, sail 804, sail 803, sail 804, sail 803, sail 804, sail 803, sail 804, sail 704",
    allowed: "sail 804",
    forbidden: "sail 703",
  },
];
