import { fightingAtSea, sailing, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-SCOM-1"],
    position: sailing("0@407 militia", { markers: "407 warCanoe" }),
    allowed: "activate 3, embark 1, take militia, sail 307, done, endMove",
  },
  {
    clauses: ["TAH-SCOM-2"],
    position: sailing("0@407 militia; 1@307 militia", { markers: "407 warCanoe; 1@307 warCanoe" }),
    allowed: "activate 5, embark 1, take militia, sail 307, endMove",
  },
  {
    clauses: ["TAH-SCOM-3"],
    position: sailing("0@407 militia; 1@409 militia", { homes: [407, 610], markers: "407 warCanoe; 409 warCanoe" }),
    before: "activate 5, embark 1, take militia, sail 408, sail 409, endMove",
    allowed: "fight 409 1",
  },
  {
    clauses: ["TAH-SCOM-4"],
    position: sailing("0@407 militia; 1@409 militia*4", { homes: [407, 610], markers: "407 warCanoe; 409 warCanoe" }),
    before: "activate 8, embark 1, take militia, sail 408, sail 409, endMove, fight 409 1",
    allowed: "seaFight | 4 3 1 1",
  },
  {
    clauses: ["TAH-SCOM-5"],
    position: fightingAtSea("0@307 militia*3 fighters*2 chieftain; 1@307 heavy*2", {
      markers: "0@307 warCanoe*3; 1@307 warCanoe",
    }),
    allowed: "fight 307 1, go | 3 6 6 0 2 2 2 3 6 6",
  },
  {
    clauses: ["TAH-SCOM-6"],
    position: fightingAtSea("0@307 militia*2 fighters*2 chieftain; 1@307 militia shaman", {
      markers: "0@307 warCanoe*2; 1@307 warCanoe",
    }),
    allowed: "fight 307 1, shamanIn | 6 1",
  },
  {
    clauses: ["TAH-SCOM-7"],
    position: fightingAtSea("0@307 militia*2 heavy chieftain; 1@307 militia*3 chieftain", {
      seats: 3,
      homes: [407, 1310, 610],
      markers: "0@307 warCanoe*2; 1@307 warCanoe*3",
    }),
    allowed: "fight 307 1, go*2 | 6 1 1 6 1 0 1 1 6",
  },
  {
    clauses: ["TAH-SCOM-8"],
    position: fightingAtSea("0@307 militia*2 heavy chieftain; 1@307 militia*2", {
      markers: "0@307 warCanoe*2; 1@307 warCanoe*2",
    }),
    before: "fight 307 1, arrange, seat 1 2, seat 2 2, seat 3 1, seat 4 2, go | 6 1",
    allowed: "go | 1 6 0 6 6",
  },
  {
    clauses: ["TAH-SCOM-9"],
    position: fightingAtSea("0@309 militia*2; 1@309 militia*2", { markers: "0@309 warCanoe*2; 1@309 warCanoe*2" }),
    allowed: "fight 309 1, go*2 | 1 1 4 0 1 5 0 1",
  },
  {
    clauses: ["TAH-SCOM-10"],
    position: sailing("0@407 militia*2; 1@409 heavy*2; 1@1011 chieftain", {
      homes: [407, 409],
      markers: "407 warCanoe*2; 409 warCanoe",
      villages: "1@604; 1@806; 1@905",
    }),
    before: "activate 9, embark 2, take militia*2, sail 408, sail 409, endMove, fight 409 1, seaFight | 6 1",
    allowed: "newHome 905",
    forbidden: "newHome 409",
  },
  {
    clauses: ["TAH-SCOM-11"],
    position: fightingAtSea("0@904 fighters*2 chieftain; 1@904 militia; 1@804 slingers population", {
      homes: [1310, 604],
      markers: "0@904 warCanoe; 1@904 warCanoe; 804 warCanoe",
    }),
    allowed: "fight 904 1, stay | 6 1 1 1",
  },
  {
    clauses: ["TAH-SCOM-12"],
    position: fightingAtSea(
      "0@309 militia*3 fighters*2 chieftain; 1@309 heavy*2 population; 1@308 militia; 1@408 militia",
      { homes: [604, 405], markers: "0@309 warCanoe*3; 1@309 warCanoe*2; 1@308 warCanoe; 1@408 warCanoe" },
    ),
    before: "fight 309 1, go*2, retreatTo 308, retreatTo 307 | 4 4 1 1",
    allowed: "pursueAll",
    forbidden: "pursueWith",
  },
  {
    clauses: ["TAH-SCOM-13"],
    position: sailing("0@407 militia; 1@409 militia population", {
      homes: [407, 610],
      markers: "407 warCanoe; 409 warCanoe",
    }),
    before: "activate 6, embark 1, take militia, sail 408, sail 409, endMove, fight 409 1",
    allowed: "seaFight | 4 3 1 1",
  },
  {
    clauses: ["TAH-SCOM-14"],
    position: fightingAtSea("0@307 militia*2 fighters chieftain; 1@307 militia fighters E1; 1@806 population", {
      homes: [407, 806],
      markers: "0@307 warCanoe*2; 1@307 warCanoe",
    }),
    allowed: "fight 307 1, go, surrender | 6 6 1 1 3",
  },
  {
    clauses: ["TAH-SCOM-15"],
    position: sailing("0@407 militia; 1@207 militia E1", { markers: "407 warCanoe; 1@207 warCanoe" }),
    allowed: "activate 6, embark 1, take militia, sail 307",
  },
];
