import { building, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-BUILD-2"],
    position: building("0@704 population*3 chieftain militia", {
      seats: 1,
      options: { soloHomeArea: "arue" },
      homes: [604],
      markers: "704 bigLog",
    }),
    before: "endBuild, place population 705*3, place elder 705, endMove, build partBuiltVillage 704 | 2 3",
    forbidden: "build village 704",
    allowed: "harvest 705",
  },
  {
    clauses: ["TAH-BUILD-3"],
    position: building("0@407 militia", { markers: "407 bigLog" }),
    before: "build fighters 407",
    forbidden: "build partBuiltCanoe 407",
    allowed: "convert",
  },
  {
    clauses: ["TAH-BUILD-4"],
    position: building("0@407 population; 1@407 militia", { markers: "407 bigLog" }),
    forbidden: "build partBuiltCanoe 407",
    allowed: "endBuild",
  },
  {
    clauses: ["TAH-BUILD-5", "TAH-BUILD-6"],
    position: building("0@407 population*4; 0@507 population", { markers: "407 bigLog*3" }),
    allowed: "harvest 507, build militia 407",
  },
  {
    clauses: ["TAH-BUILD-10"],
    position: building("0@407 population", { villages: "0@905" }),
    before: "build militia 407",
    forbidden: "build militia 905",
    allowed: "dismantle 905",
  },
  {
    clauses: ["TAH-BUILD-11"],
    position: building("0@407 militia", { villages: "0@905" }),
    before: "build slingers 407",
    forbidden: "build slingers 905",
    allowed: "dismantle 905",
  },
  {
    clauses: ["TAH-BUILD-12"],
    position: building("0@407 militia", { villages: "0@905" }),
    before: "build fighters 407",
    forbidden: "build fighters 905",
    allowed: "dismantle 905",
  },
  {
    clauses: ["TAH-BUILD-13"],
    position: building("0@407 fighters", { villages: "0@905" }),
    before: "build heavy 407",
    forbidden: "build heavy 905",
    allowed: "dismantle 905",
  },
  {
    clauses: ["TAH-BUILD-14"],
    position: building("0@407", { markers: "407 bigLog", villages: "0@905" }),
    before: "build partBuiltCanoe 407",
    forbidden: "build partBuiltCanoe 905",
    allowed: "dismantle 905",
  },
  {
    clauses: ["TAH-BUILD-15"],
    position: {
      seats: 2,
      arrange: { villages: [[0, 806]], markers: [[806, "partBuiltCanoe", "bigLog"]], homes: [407, 1310] },
    },
    forbidden: "build warCanoe 806",
    allowed: "build partBuiltCanoe 806",
  },
  {
    clauses: ["TAH-BUILD-16"],
    position: building("0@605 militia"),
    forbidden: "harvest 605",
    allowed: "convert",
  },
  {
    clauses: ["TAH-BUILD-17"],
    position: building("0@407 population*3; 0@406 population*3; 0@905 population*2", {
      markers: "905 bigLog; 406 bigLog",
      control: { tiarei: 0 },
    }),
    forbidden: "build partBuiltVillage 905",
    allowed: "build militia 407",
  },
  {
    clauses: ["TAH-BUILD-18"],
    position: building("0@704 population; 0@905 population*2; 0@1006 population*2", {
      markers: "704 bigLog; 1006 bigLog",
      control: { mahina: 0, tiarei: 0, mahaena: 0 },
      partBuilt: [704, 905],
    }),
    forbidden: "build village 704",
    allowed: "endBuild",
  },
  {
    clauses: ["TAH-BUILD-19"],
    position: building("0@704 population*2", {
      options: { villagePopulationConsumed: 2 },
      markers: "704 bigLog",
      control: { mahina: 0 },
      partBuilt: [704],
    }),
    allowed: "build village 704",
  },
  {
    clauses: ["TAH-BUILD-20"],
    position: building("0@605 population*2; 1@605 population; 0@407 population"),
    before: "harvest 605",
    allowed: "endBuild, endMove",
    forbidden: "harvest 605",
  },
  {
    clauses: ["TAH-BUILD-21"],
    position: building("0@508 population*3; 0@1007 population*3; 0@1008 population*3", {
      homes: [409, 1310],
      markers: "508 bigLog; 1007 bigLog; 1008 bigLog",
      control: { paea: 0, hitiaa: 0 },
      partBuilt: [1007],
    }),
    allowed: "build village 1007",
    forbidden: "build partBuiltVillage 508",
  },
  {
    clauses: ["TAH-BUILD-23"],
    position: building("0@507 militia"),
    before: "convert, convertUnit militia 507",
    allowed: "endBuild",
    forbidden: "convert",
  },
  { clauses: ["TAH-BUILD-24"], position: building("0@407 population"), allowed: "build militia 407" },
];
