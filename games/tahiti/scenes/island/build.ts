import type { TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-BUILD-2"],
    position: {
      seats: 1,
      options: { soloHomeArea: "arue" },
      arrange: { homes: [604], pieces: [[0, 704, "population*3", "chieftain", "militia"]], markers: [[704, "bigLog"]] },
    },
    before: {
      moves: [
        ["endBuild"],
        ["place", "population", 705],
        ["place", "population", 705],
        ["place", "population", 705],
        ["place", "elder", 705],
        ["endMove"],
        ["build", "partBuiltVillage", 704],
      ],
      luck: [2, 3],
    },
    forbidden: ["build", "village", 704],
    allowed: { moves: [["harvest", 705]] },
  },
  {
    clauses: ["TAH-BUILD-3"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "militia"]], markers: [[407, "bigLog"]] } },
    before: { moves: [["build", "fighters", 407]] },
    forbidden: ["build", "partBuiltCanoe", 407],
    allowed: { moves: [["convert"]] },
  },
  {
    clauses: ["TAH-BUILD-4"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "population"],
          [1, 407, "militia"],
        ],
        markers: [[407, "bigLog"]],
      },
    },
    forbidden: ["build", "partBuiltCanoe", 407],
    allowed: { moves: [["endBuild"]] },
  },
  {
    clauses: ["TAH-BUILD-5", "TAH-BUILD-6"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "population*4"],
          [0, 507, "population"],
        ],
        markers: [[407, "bigLog*3"]],
      },
    },
    allowed: {
      moves: [
        ["harvest", 507],
        ["build", "militia", 407],
      ],
    },
  },
  {
    clauses: ["TAH-BUILD-10"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "population"]], markers: [[407]], villages: [[0, 905]] } },
    before: { moves: [["build", "militia", 407]] },
    forbidden: ["build", "militia", 905],
    allowed: { moves: [["dismantle", 905]] },
  },
  {
    clauses: ["TAH-BUILD-11"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "militia"]], markers: [[407]], villages: [[0, 905]] } },
    before: { moves: [["build", "slingers", 407]] },
    forbidden: ["build", "slingers", 905],
    allowed: { moves: [["dismantle", 905]] },
  },
  {
    clauses: ["TAH-BUILD-12"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "militia"]], markers: [[407]], villages: [[0, 905]] } },
    before: { moves: [["build", "fighters", 407]] },
    forbidden: ["build", "fighters", 905],
    allowed: { moves: [["dismantle", 905]] },
  },
  {
    clauses: ["TAH-BUILD-13"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "fighters"]], markers: [[407]], villages: [[0, 905]] } },
    before: { moves: [["build", "heavy", 407]] },
    forbidden: ["build", "heavy", 905],
    allowed: { moves: [["dismantle", 905]] },
  },
  {
    clauses: ["TAH-BUILD-14"],
    position: { seats: 2, arrange: { pieces: [[0, 407]], markers: [[407, "bigLog"]], villages: [[0, 905]] } },
    before: { moves: [["build", "partBuiltCanoe", 407]] },
    forbidden: ["build", "partBuiltCanoe", 905],
    allowed: { moves: [["dismantle", 905]] },
  },
  {
    clauses: ["TAH-BUILD-15"],
    position: {
      seats: 2,
      arrange: { villages: [[0, 806]], markers: [[806, "partBuiltCanoe", "bigLog"]], homes: [407, 1310] },
    },
    forbidden: ["build", "warCanoe", 806],
    allowed: { moves: [["build", "partBuiltCanoe", 806]] },
  },
  {
    clauses: ["TAH-BUILD-16"],
    position: { seats: 2, arrange: { pieces: [[0, 605, "militia"]] } },
    forbidden: ["harvest", 605],
    allowed: { moves: [["convert"]] },
  },
  {
    clauses: ["TAH-BUILD-17"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 407, "population*3"],
          [0, 406, "population*3"],
          [0, 905, "population*2"],
        ],
        control: { tiarei: 0 },
        markers: [
          [905, "bigLog"],
          [406, "bigLog"],
        ],
        homes: [407, 1310],
      },
    },
    forbidden: ["build", "partBuiltVillage", 905],
    allowed: { moves: [["build", "militia", 407]] },
  },
  {
    clauses: ["TAH-BUILD-18"],
    position: {
      seats: 2,
      arrange: {
        control: { mahina: 0, tiarei: 0, mahaena: 0 },
        partBuilt: [704, 905],
        pieces: [
          [0, 704, "population"],
          [0, 905, "population*2"],
          [0, 1006, "population*2"],
        ],
        markers: [
          [704, "bigLog"],
          [1006, "bigLog"],
        ],
      },
    },
    forbidden: ["build", "village", 704],
    allowed: { moves: [["endBuild"]] },
  },
  {
    clauses: ["TAH-BUILD-19"],
    position: {
      seats: 2,
      options: { villagePopulationConsumed: 2 },
      arrange: {
        control: { mahina: 0 },
        partBuilt: [704],
        pieces: [[0, 704, "population*2"]],
        markers: [[704, "bigLog"]],
      },
    },
    allowed: { moves: [["build", "village", 704]] },
  },
  {
    clauses: ["TAH-BUILD-20"],
    position: {
      seats: 2,
      arrange: {
        pieces: [
          [0, 605, "population*2"],
          [1, 605, "population"],
          [0, 407, "population"],
        ],
      },
    },
    before: { moves: [["harvest", 605]] },
    allowed: { moves: [["endBuild"], ["endMove"]] },
    forbidden: ["harvest", 605],
  },
  {
    clauses: ["TAH-BUILD-21"],
    position: {
      seats: 2,
      arrange: {
        homes: [409, 1310],
        control: { paea: 0, hitiaa: 0 },
        partBuilt: [1007],
        pieces: [
          [0, 508, "population*3"],
          [0, 1007, "population*3"],
          [0, 1008, "population*3"],
        ],
        markers: [
          [508, "bigLog"],
          [1007, "bigLog"],
          [1008, "bigLog"],
        ],
      },
    },
    allowed: { moves: [["build", "village", 1007]] },
    forbidden: ["build", "partBuiltVillage", 508],
  },
  {
    clauses: ["TAH-BUILD-23"],
    position: { seats: 2, arrange: { pieces: [[0, 507, "militia"]] } },
    before: { moves: [["convert"], ["convertUnit", "militia", 507]] },
    allowed: { moves: [["endBuild"]] },
    forbidden: ["convert"],
  },
  {
    clauses: ["TAH-BUILD-24"],
    position: { seats: 2, arrange: { pieces: [[0, 407, "population"]] } },
    allowed: { moves: [["build", "militia", 407]] },
  },
];
