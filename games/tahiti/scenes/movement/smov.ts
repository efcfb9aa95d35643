import { moving, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SMOV-1"],
    position: moving("0@407 militia population*3 shaman E1", { markers: "407 warCanoe*2" }),
    before: "activate 9, embark 1, take population, take militia",
    allowed: "take shaman, take elder 6, sail 307",
    forbidden: "take population",
  },
  {
    clauses: ["TAH-SMOV-2", "TAH-SMOV-4", "TAH-SMOV-6", "TAH-SMOV-7", "TAH-GEO-5"],
    position: moving("0@407 chieftain militia population", { markers: "407 warCanoe" }),
    allowed: "activate 1, embark 1, take militia, sail 406",
  },
  {
    clauses: ["TAH-SMOV-3"],
    position: moving("0@407 militia population*3 shaman E1", { markers: "407 warCanoe*2" }),
    before: "activate 9",
    allowed: "embark 1",
    forbidden: "embark 2",
  },
  {
    clauses: ["TAH-SMOV-8"],
    position: moving("0@508 population; 0@407 militia*2", { markers: "407 warCanoe" }),
    before: "walk 508, step 407, done, activate 5, embark 1",
    forbidden: "take population",
    allowed: "take militia",
  },
  {
    clauses: ["TAH-SMOV-9"],
    position: moving("0@407 militia; 0@508 slingers E1", { markers: "407 warCanoe", control: { paea: 0 } }),
    allowed: "activate 5, embark 1, take militia, sail 508, takeAboard slingers",
  },
  {
    clauses: ["TAH-SMOV-10"],
    position: moving("0@407 militia*4 E5", { markers: "407 warCanoe*2" }),
    before: "activate 5, embark 2, take militia*4, sail 406, land, take militia*2",
    allowed: "step 405",
  },
  {
    clauses: ["TAH-SMOV-11"],
    position: moving("0@510 militia chieftain; 1@407 militia E5", {
      homes: [604, 407],
      markers: "510 warCanoe; 407 warCanoe",
    }),
    before: "activate 2, embark 1, take militia, sail 410, sail 409, land, take militia",
    forbidden: "embark 1",
    allowed: "step 508",
  },
  {
    clauses: ["TAH-SMOV-12"],
    position: moving("0@407 militia population", { markers: "407 warCanoe bigLog" }),
    allowed: "activate 5, take population, load bigLog, embark 1, take militia, sail 406",
  },
  {
    clauses: ["TAH-SMOV-13"],
    position: moving("0@804 chieftain militia", { markers: "804 warCanoe" }),
    before: "activate 1, embark 1, take militia, sail 803",
    allowed: "sail 804, sail 803",
    forbidden: "done",
  },
  {
    clauses: ["TAH-SMOV-14"],
    position: moving("0@407 militia*2 E1 E5 shaman", { markers: "407 warCanoe" }),
    before: "activate 3, embark 1",
    allowed: "take militia, take elder 4, sail 406, done",
    forbidden: "take shaman",
  },
  {
    clauses: ["TAH-SMOV-15"],
    position: moving("0@407 militia chieftain; 1@409 militia*2", { homes: [508, 1310], markers: "407 warCanoe" }),
    before: "activate 2, embark 1, take militia, sail 408, sail 409, endMove",
    allowed: "fight 409 1 | 1 6 2",
  },
  {
    clauses: ["TAH-SMOV-16"],
    position: moving("0@407 militia chieftain; 1@509 fighters", { markers: "407 warCanoe" }),
    before: "activate 2",
    allowed: "embark 1, take militia, sail 508, sail 409, sail 510, land",
  },
  {
    clauses: ["TAH-SMOV-17"],
    position: moving("0@508 chieftain; 1@508 militia", { markers: "508 warCanoe" }),
    before: "activate 1",
    forbidden: "embark 1",
    allowed: "step 407",
  },
];
