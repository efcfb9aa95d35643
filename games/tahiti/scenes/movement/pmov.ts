import { moving, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-PMOV-1"],
    position: moving("0@407 population*2 E1"),
    before: "walk 407",
    allowed: "step 508, step 409, step 508",
    forbidden: "done",
  },
  {
    clauses: ["TAH-PMOV-2"],
    position: moving("0@407 population*2", { markers: "407 bigLog; 508 partBuiltCanoe" }),
    before: "walk 407, load bigLog, step 508, unload bigLog, load partBuiltCanoe, step 409, done",
    allowed: "walk 407, step 508",
  },
  {
    clauses: ["TAH-PMOV-3"],
    position: moving("0@407 population; 0@508 population*2", { markers: "407 bigLog; 508 bigLog" }),
    before:
      "walk 508, load bigLog, step 409, done, activate 6, take population, load bigLog, step 508, unload bigLog, step 409",
    allowed: "done, walk 508",
    forbidden: "load bigLog",
  },
  {
    clauses: ["TAH-PMOV-4"],
    position: moving("0@407 population", { markers: "407 bigLog" }),
    before: "activate 3",
    allowed: "take population, load bigLog, step 508, drop population, step 409, done",
  },
  {
    clauses: ["TAH-PMOV-5"],
    position: moving("0@508 population; 1@508 militia", { markers: "508 bigLog" }),
    before: "walk 508",
    forbidden: "load bigLog",
    allowed: "step 407",
  },
  {
    clauses: ["TAH-PMOV-6"],
    position: moving("0@409 population; 1@407 militia", { homes: [604, 1310] }),
    before: "walk 409",
    forbidden: "step 508",
    allowed: "step 509",
  },
  {
    clauses: ["TAH-PMOV-7"],
    position: moving("0@407 population; 1@508 E1 population"),
    allowed: "walk 407, step 508, step 409, done",
  },
];
