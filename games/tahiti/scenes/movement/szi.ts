import { moving, type TahitiScene } from "../scene.ts";

/** A canoe of player 1 off a shore that player 2 watches from his Home Village, with a canoe of his own. */
const WATCHED_SHORE = moving("0@510 chieftain militia; 1@407 militia E5", {
  homes: [1310, 407],
  markers: "510 warCanoe; 407 warCanoe",
});

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SZI-2"],
    position: moving("0@510 chieftain militia; 1@508 militia E5", {
      homes: [604, 1310],
      markers: "510 warCanoe; 508 warCanoe",
    }),
    before: "activate 1, embark 1, take militia, sail 409",
    forbidden: "sail 410",
    allowed: "sail 508",
  },
  {
    clauses: ["TAH-SZI-3"],
    position: WATCHED_SHORE,
    before: "activate 1, embark 1, take militia, sail 410, sail 409",
    allowed: "sail 508",
    forbidden: "sail 309",
  },
  {
    clauses: ["TAH-SZI-4"],
    position: WATCHED_SHORE,
    before: "activate 1, embark 1, take militia, sail 410, sail 409, sail 508",
    allowed: "sail 407",
  },
  {
    clauses: ["TAH-SZI-5"],
    position: WATCHED_SHORE,
    before: "activate 1, embark 1, take militia, sail 410, sail 409, sail 508",
    allowed: "sail 407",
    forbidden: "sail 408",
  },
  {
    clauses: ["TAH-SZI-6"],
    position: moving("0@508 chieftain militia; 1@407 militia E5", {
      homes: [1310, 407],
      markers: "508 warCanoe; 407 warCanoe",
    }),
    before: "activate 1, embark 1, take militia",
    allowed: "sail 409",
    forbidden: "sail 408",
  },
  { clauses: ["TAH-SZI-7"], position: WATCHED_SHORE, allowed: "activate 1, embark 1, take militia, sail 410" },
];
