import { building, fighting, moving, type TahitiScene } from "../scene.ts";

/** No clan moves after the player. */
const CLANS_AT_REST: TahitiScene["position"]["edits"] = [
  [
    "stack",
    [
      { phase: "rounds", next: 1 },
      { phase: "playerTurn", player: 0, step: "combat", gains: [] },
    ],
  ],
];
/** Ten Areas besides the own. */
const WEST_AND_NORTH = Object.fromEntries(
  "faaa paea pare arue papenoo tiarei mahaena hitiaa papara mataiea".split(" ").map((area) => [area, 0]),
);

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SOLO-2", "TAH-SOLO-5"],
    position: building("0@810 chieftain militia", { seats: 1 }),
    allowed: "endBuild | 1 0 1",
  },
  {
    clauses: ["TAH-SOLO-3"],
    position: building("0@704 chieftain militia", { seats: 1, control: WEST_AND_NORTH }),
    allowed: "endBuild | 1",
  },
  {
    clauses: ["TAH-SOLO-4"],
    position: building("0@704 chieftain militia", { seats: 1 }),
    allowed: "endBuild, place population 704*3, place elder 704 | 2 5",
  },
  {
    clauses: ["TAH-SOLO-6"],
    position: moving("15@704 fighters; 0@604 E5", { seats: 1, clans: "5" }),
    allowed: "activate 2, done, endMove",
  },
  {
    clauses: ["TAH-SOLO-7"],
    position: moving("0@909 chieftain militia; 22@910 fighters*2", { seats: 1, clans: "12@910 since 1" }),
    before: "activate 1, take militia, step 1010",
    allowed: "step 1009, done",
    forbidden: "done",
  },
  {
    clauses: ["TAH-SOLO-8"],
    position: moving("0@704 militia E5; 15@706 population", { seats: 1, clans: "5 since 1" }),
    allowed: "endMove",
  },
  {
    clauses: ["TAH-SOLO-10"],
    position: moving("22@710 heavy; 0@709 militia", { seats: 1, clans: "12@910 active" }),
    allowed: "endMove | 2 1 0 4",
  },
  {
    clauses: ["TAH-SOLO-11"],
    position: moving("15@810 heavy*2 slingers; 0@910 militia", { seats: 1, homes: [1008], clans: "5@704 active" }),
    allowed: "endMove | 1 1 0 2 2",
  },
  {
    clauses: ["TAH-SOLO-12"],
    position: fighting("0@704 heavy*2; 15@706 fighters", {
      seats: 1,
      edits: CLANS_AT_REST,
      villages: "15@704",
      clans: "5@706 active",
    }),
    allowed: "fight 704 15 | 6 1",
  },
  {
    clauses: ["TAH-SOLO-13"],
    position: fighting("0@1009 heavy; 22@1009 fighters", {
      seats: 1,
      edits: CLANS_AT_REST,
      villages: "22@1010",
      clans: "12@910 active",
    }),
    allowed: "fight 1009 22 | 3 2 2",
  },
  {
    clauses: ["TAH-SOLO-14"],
    position: building("0@704 militia; 15@706 population", { seats: 1, clans: "5 active" }),
    allowed: "endBuild",
  },
  {
    clauses: ["TAH-SOLO-15"],
    position: moving("10@406 heavy*2 slingers; 0@604 chieftain", {
      seats: 1,
      villages: "0@604",
      clans: "0@405 active",
    }),
    allowed: "endMove | 2 1 0 4 1",
  },
  {
    clauses: ["TAH-SOLO-16"],
    position: moving("22@1010 heavy*2; 0@710 chieftain E1; 0@407 population", { seats: 1, clans: "12@910 active" }),
    allowed: "endMove | 6 6 1",
  },
  {
    clauses: ["TAH-SOLO-18"],
    position: moving("0@407 heavy*2; 12@409 fighters*2", {
      seats: 1,
      options: { seaCombat: true },
      markers: "407 warCanoe; 409 warCanoe*2",
      clans: "2@409 active",
    }),
    before: "activate 8, embark 1, take heavy*2, sail 408, sail 409, endMove",
    allowed: "fight 409 12 | 2 1",
  },
];
