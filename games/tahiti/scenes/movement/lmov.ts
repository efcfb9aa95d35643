import { moving, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-LMOV-4", "TAH-GEO-2"],
    position: moving("0@407 chieftain militia"),
    allowed: "activate 1, take militia, step 507, step 508",
  },
  {
    clauses: ["TAH-LMOV-2"],
    position: moving("0@407 E1; 0@508 population"),
    before: "activate 1, step 508, done, walk 508, step 409, done",
    allowed: "activate 3",
    forbidden: "activate 1",
  },
  {
    clauses: ["TAH-LMOV-3"],
    position: moving("0@407 E3"),
    before: "activate 2, step 507, step 508, step 407, activate 1, step 508",
    forbidden: "step 507",
    allowed: "step 407",
  },
  {
    clauses: ["TAH-LMOV-5"],
    position: moving("0@407 militia*4 population E1"),
    before: "activate 7, take militia*2, take population",
    allowed: "step 508, done",
    forbidden: "take militia",
  },
  {
    clauses: ["TAH-LMOV-6"],
    position: moving("0@407 E1 E2 shaman"),
    before: "activate 1",
    forbidden: "take elder 2",
    allowed: "step 406",
  },
  {
    clauses: ["TAH-LMOV-7"],
    position: moving("0@604 chieftain E1", { homes: [604, 1310] }),
    before: "activate 1, take elder 2, step 704, drop elder 2, done",
    forbidden: "activate 2",
    allowed: "endMove",
  },
  {
    clauses: ["TAH-LMOV-8"],
    position: moving("0@407 E1 E2 shaman"),
    before: "activate 1",
    forbidden: "take shaman",
    allowed: "step 406",
  },
  {
    clauses: ["TAH-LMOV-9"],
    position: moving("0@604 chieftain militia fighters", { homes: [604, 1310] }),
    before: "activate 1, take militia",
    allowed: "step 704, drop militia",
    forbidden: "drop militia",
  },
  {
    clauses: ["TAH-LMOV-10"],
    position: moving("0@604 E5 E6 militia*2; 0@704 fighters", { homes: [604, 1310] }),
    before: "activate 1, take militia*2, step 704, drop militia, take fighters, step 604, done, activate 2, step 704",
    forbidden: "take militia",
    allowed: "step 604",
  },
  {
    clauses: ["TAH-LMOV-11"],
    position: moving("0@508 militia*20; 0@407 militia*3"),
    allowed: "activate 24, take militia*3, step 508",
  },
  {
    clauses: ["TAH-LMOV-12"],
    position: moving("0@407 militia chieftain; 1@508 militia"),
    allowed: "activate 2, take militia, step 508, endMove",
  },
  {
    clauses: ["TAH-LMOV-13"],
    position: moving("0@407 chieftain; 1@508 population shaman E1; 1@409 E2"),
    allowed: "activate 1, step 508, step 409, step 508, step 407",
  },
  {
    clauses: ["TAH-LMOV-14"],
    position: moving("0@407 militia population E1"),
    before: "activate 3, take militia, done, activate 4",
    allowed: "take militia, step 508, done",
  },
];
