import { fighting, moving, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-NEG-2"],
    position: fighting("0@704 heavy; 1@704 chieftain; 1@505 population militia E1; 0@407 fighters", {
      seats: 3,
      homes: [407, 505, 1310],
      markers: "505 warCanoe; 407 warCanoe",
      control: { paea: 1 },
    }),
    before:
      "fight 704 1, edit standard, canoes 0, units militia 0, giftUnits fighters 0, giftUnits heavy 0, elder 5 go, area paea captor, area pare captor, rest captor | 6 6 5",
    allowed: "submit",
  },
  {
    clauses: ["TAH-NEG-3"],
    position: fighting("0@704 heavy; 1@704 chieftain", { seats: 3, homes: [407, 505, 1310] }),
    allowed: "fight 704 1, propose standard, accept | 6 6 5 6 4",
  },
  {
    clauses: ["TAH-NEG-4"],
    position: fighting("0@704 heavy; 1@704 chieftain; 1@505 population*4", { seats: 3, homes: [407, 505, 1310] }),
    allowed: "fight 704 1, edit standard | 6 6 5",
  },
  {
    clauses: ["TAH-NEG-5"],
    position: fighting("0@704 heavy; 1@704 chieftain; 1@409 population*2 militia*2 fighters heavy", {
      seats: 3,
      homes: [407, 505, 1310],
      markers: "505 warCanoe",
      villages: "1@905; 1@1008",
      control: { paea: 1, papara: 1 },
    }),
    before:
      "fight 704 1, edit standard, units population 2, area paea captor, area pare captor, area tiarei neutral, area hitiaa neutral, area papara captor, submit | 6 6 5",
    allowed: "accept | 6 4",
  },
  {
    clauses: ["TAH-NEG-6"],
    position: fighting("0@704 heavy; 1@704 chieftain; 1@610 population", {
      seats: 3,
      homes: [407, 505, 1310],
      markers: "610 bigLog",
    }),
    allowed: "fight 704 1, propose scorched, accept | 6 6 5 6 4",
  },
  {
    clauses: ["TAH-NEG-7"],
    position: fighting("0@704 heavy; 1@704 chieftain; 1@505 population", {
      seats: 3,
      homes: [407, 505, 1310],
      markers: "505 warCanoe",
    }),
    allowed: "fight 704 1, propose standard, pass, propose standard, propose scorched, accept | 6 6 5 6 4",
  },
  {
    clauses: ["TAH-NEG-8"],
    position: fighting("0@704 heavy; 1@704 chieftain", {
      seats: 3,
      options: { allowExecution: false },
      homes: [407, 505, 1310],
    }),
    before: "fight 704 1, propose standard, pass, propose standard, pass, propose standard, pass | 6 6 5",
    forbidden: "execute",
    allowed: "standard | 2",
  },
  {
    clauses: ["TAH-NEG-11"],
    position: fighting("0@707 heavy*2 slingers; 1@707 chieftain population", { seats: 3, homes: [407, 505, 1310] }),
    allowed: "fight 707 1, propose standard, accept, settle | 6 1 1 4 6 4",
  },
  {
    clauses: ["TAH-NEG-12"],
    position: moving("0@407 militia", { seats: 3, homes: [407, 505, 1310], markers: "505 warCanoe; 1310 warCanoe" }),
    before: "depart, deal 1, propose allForCanoe*4, accept",
    allowed: "cancel",
    forbidden: "deal 1",
  },
  {
    clauses: ["TAH-NEG-13"],
    position: moving("0@610 population; 0@811 militia; 1@811 population", {
      seats: 3,
      homes: [407, 505, 1310],
      markers: "407 warCanoe; 610 bigLog partBuiltCanoe warCanoe; 811 bigLog",
    }),
    before: "depart, noMoreDeals, assemble, canoes 1, units population 1, units militia 1",
    allowed: "ready | 6 4",
  },
];
