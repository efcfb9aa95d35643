import { moving, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-LZI-2"],
    position: moving("0@409 E5; 1@407 militia", { homes: [409, 1310] }),
    before: "activate 1, step 508",
    allowed: "step 407",
    forbidden: "step 409",
  },
  {
    clauses: ["TAH-LZI-3", "TAH-LZI-5"],
    position: moving("0@508 E5; 1@407 militia", { homes: [409, 1310] }),
    allowed: "activate 1, step 409, step 508",
  },
  {
    clauses: ["TAH-LZI-4"],
    position: moving("0@508 E5; 1@407 militia; 2@409 militia", { seats: 3, homes: [604, 407, 1310] }),
    before: "activate 1",
    forbidden: "step 509",
    allowed: "step 407",
  },
  {
    clauses: ["TAH-LZI-6"],
    position: moving("0@508 E5; 1@508 militia", { homes: [604, 1310] }),
    allowed: "activate 1, step 409",
  },
  {
    clauses: ["TAH-LZI-7"],
    position: moving("0@409 E5; 0@508 heavy; 1@407 militia", { homes: [409, 1310] }),
    allowed: "activate 1, step 508",
  },
  {
    clauses: ["TAH-LZI-8"],
    position: moving("0@409 E5 militia; 0@508 heavy; 1@407 militia", { homes: [409, 1310] }),
    allowed: "activate 1, take militia, step 508, drop militia, take heavy, step 407",
  },
];
