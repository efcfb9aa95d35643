import type { TahitiScene } from "./scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-EXP-1"],
    position: { seats: 3, arrange: { pieces: [[0, 407, "militia", "population"]], markers: [[407, "warCanoe"]] } },
    allowed: { moves: [["endBuild"], ["depart"], ["noMoreDeals"], ["crew", "takeLeast"], ["ready"]], luck: [1] },
  },
  {
    clauses: ["TAH-EXP-3"],
    position: {
      seats: 3,
      arrange: {
        step: "movement",
        pieces: [
          [0, 1008, "heavy"],
          [0, 409, "population", "E1"],
          [0, 407, "shaman"],
        ],
        markers: [
          [1008, "warCanoe"],
          [409, "warCanoe*4"],
        ],
      },
    },
    allowed: { moves: [["depart"], ["noMoreDeals"], ["crew", "takeAll"], ["ready"]], luck: [6, 4] },
  },
  {
    clauses: ["TAH-EXP-4"],
    position: { seats: 2, arrange: { step: "movement", pieces: [[0, 407, "militia"]] } },
    forbidden: ["depart"],
    allowed: { moves: [["activate", 2]] },
  },
  {
    clauses: ["TAH-EXP-5"],
    position: {
      seats: 3,
      arrange: {
        step: "movement",
        control: { paea: 0 },
        pieces: [
          [0, 407, "population*3", "E1"],
          [0, 409, "militia"],
        ],
        markers: [[407, "warCanoe", "bigLog"]],
      },
    },
    allowed: { moves: [["depart"], ["noMoreDeals"], ["crew", "takeAll"], ["ready"]], luck: [6, 1, 6, 1, 5, 1, 1] },
  },
  {
    clauses: ["TAH-EXP-6"],
    position: {
      seats: 3,
      arrange: { step: "movement" },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            {
              phase: "voyage",
              player: 0,
              crew: { canoes: 2, units: { population: 1, militia: 0, slingers: 0, fighters: 0, heavy: 2 }, leaders: 1 },
            },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["players.0.onTahiti", false],
        ["players.0.home", 0],
        ["control.1", -1],
        [
          "pieces",
          [
            { id: 2, kind: "chieftain", owner: 1, at: 905, start: 905, mover: 0, by: "", fresh: false, elder: 0 },
            { id: 3, kind: "chieftain", owner: 2, at: 1011, start: 1011, mover: 0, by: "", fresh: false, elder: 0 },
          ],
        ],
        [
          "villages",
          [
            { at: 905, owner: 1, served: false, fresh: false },
            { at: 1011, owner: 2, served: false, fresh: false },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"]], luck: [1] },
  },
  {
    clauses: ["TAH-EXP-7"],
    position: {
      seats: 3,
      arrange: { step: "movement" },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            {
              phase: "voyage",
              player: 0,
              crew: { canoes: 1, units: { population: 1, militia: 0, slingers: 0, fighters: 0, heavy: 1 }, leaders: 1 },
            },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["players.0.onTahiti", false],
        ["players.0.home", 0],
        ["control.1", -1],
        [
          "pieces",
          [
            { id: 2, kind: "chieftain", owner: 1, at: 905, start: 905, mover: 0, by: "", fresh: false, elder: 0 },
            { id: 3, kind: "chieftain", owner: 2, at: 1011, start: 1011, mover: 0, by: "", fresh: false, elder: 0 },
          ],
        ],
        [
          "villages",
          [
            { at: 905, owner: 1, served: false, fresh: false },
            { at: 1011, owner: 2, served: false, fresh: false },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"]], luck: [3] },
  },
  {
    clauses: ["TAH-EXP-10"],
    position: {
      seats: 3,
      arrange: { step: "movement" },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            {
              phase: "voyage",
              player: 0,
              crew: { canoes: 2, units: { population: 1, militia: 0, slingers: 0, fighters: 0, heavy: 0 }, leaders: 1 },
            },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["players.0.onTahiti", false],
        ["players.0.home", 0],
        ["control.1", -1],
        [
          "pieces",
          [
            { id: 2, kind: "chieftain", owner: 1, at: 905, start: 905, mover: 0, by: "", fresh: false, elder: 0 },
            { id: 3, kind: "chieftain", owner: 2, at: 1011, start: 1011, mover: 0, by: "", fresh: false, elder: 0 },
          ],
        ],
        [
          "villages",
          [
            { at: 905, owner: 1, served: false, fresh: false },
            { at: 1011, owner: 2, served: false, fresh: false },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"]], luck: [3, 0] },
  },
  {
    clauses: ["TAH-EXP-11", "TAH-EXP-15"],
    position: {
      seats: 3,
      arrange: { step: "movement" },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            {
              phase: "voyage",
              player: 0,
              crew: { canoes: 1, units: { population: 1, militia: 0, slingers: 0, fighters: 0, heavy: 0 }, leaders: 1 },
            },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["players.0.onTahiti", false],
        ["players.0.home", 0],
        ["control.1", -1],
        [
          "pieces",
          [
            { id: 2, kind: "chieftain", owner: 1, at: 905, start: 905, mover: 0, by: "", fresh: false, elder: 0 },
            { id: 3, kind: "chieftain", owner: 2, at: 1011, start: 1011, mover: 0, by: "", fresh: false, elder: 0 },
          ],
        ],
        [
          "villages",
          [
            { at: 905, owner: 1, served: false, fresh: false },
            { at: 1011, owner: 2, served: false, fresh: false },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"], ["settle"]], luck: [6, 1, 6, 6] },
  },
  {
    clauses: ["TAH-EXP-12", "TAH-EXP-21"],
    position: {
      seats: 3,
      arrange: { step: "movement" },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            {
              phase: "voyage",
              player: 0,
              crew: { canoes: 2, units: { population: 1, militia: 1, slingers: 1, fighters: 1, heavy: 0 }, leaders: 3 },
            },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["players.0.onTahiti", false],
        ["players.0.home", 0],
        ["control.1", -1],
        [
          "pieces",
          [
            { id: 2, kind: "chieftain", owner: 1, at: 905, start: 905, mover: 0, by: "", fresh: false, elder: 0 },
            { id: 3, kind: "chieftain", owner: 2, at: 1011, start: 1011, mover: 0, by: "", fresh: false, elder: 0 },
          ],
        ],
        [
          "villages",
          [
            { at: 905, owner: 1, served: false, fresh: false },
            { at: 1011, owner: 2, served: false, fresh: false },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"]], luck: [5, 6, 6] },
  },
  {
    clauses: ["TAH-EXP-14"],
    position: {
      seats: 3,
      arrange: { step: "movement" },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            {
              phase: "voyage",
              player: 0,
              crew: { canoes: 2, units: { population: 0, militia: 2, slingers: 0, fighters: 2, heavy: 0 }, leaders: 2 },
            },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["players.0.onTahiti", false],
        ["players.0.home", 0],
        ["control.1", -1],
        [
          "pieces",
          [
            { id: 2, kind: "chieftain", owner: 1, at: 905, start: 905, mover: 0, by: "", fresh: false, elder: 0 },
            { id: 3, kind: "chieftain", owner: 2, at: 1011, start: 1011, mover: 0, by: "", fresh: false, elder: 0 },
          ],
        ],
        [
          "villages",
          [
            { at: 905, owner: 1, served: false, fresh: false },
            { at: 1011, owner: 2, served: false, fresh: false },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"]], luck: [5, 3, 4] },
  },
  {
    clauses: ["TAH-EXP-17"],
    position: {
      seats: 4,
      arrange: { step: "movement" },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            {
              phase: "voyage",
              player: 0,
              crew: { canoes: 1, units: { population: 1, militia: 0, slingers: 0, fighters: 0, heavy: 0 }, leaders: 1 },
            },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["players.0.onTahiti", false],
        ["players.0.home", 0],
        ["players.2.onTahiti", false],
        ["players.2.home", 0],
        ["players.2.level", "TV"],
        ["players.2.settled", "hawaii"],
        ["control.4", -1],
        ["control.9", -1],
        [
          "pieces",
          [
            { id: 2, kind: "chieftain", owner: 1, at: 409, start: 409, mover: 0, by: "", fresh: false, elder: 0 },
            { id: 4, kind: "chieftain", owner: 3, at: 1113, start: 1113, mover: 0, by: "", fresh: false, elder: 0 },
          ],
        ],
        [
          "villages",
          [
            { at: 409, owner: 1, served: false, fresh: false },
            { at: 1113, owner: 3, served: false, fresh: false },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"], ["settle"]], luck: [6, 6] },
  },
  {
    clauses: ["TAH-EXP-18", "TAH-EXP-19"],
    position: {
      seats: 4,
      arrange: { step: "movement" },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            {
              phase: "voyage",
              player: 0,
              crew: { canoes: 2, units: { population: 0, militia: 2, slingers: 0, fighters: 2, heavy: 0 }, leaders: 2 },
            },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["players.0.onTahiti", false],
        ["players.0.home", 0],
        ["players.2.onTahiti", false],
        ["players.2.home", 0],
        ["players.2.level", "TV"],
        ["players.2.settled", "samoa"],
        ["control.4", -1],
        ["control.9", -1],
        [
          "pieces",
          [
            { id: 2, kind: "chieftain", owner: 1, at: 409, start: 409, mover: 0, by: "", fresh: false, elder: 0 },
            { id: 4, kind: "chieftain", owner: 3, at: 1113, start: 1113, mover: 0, by: "", fresh: false, elder: 0 },
          ],
        ],
        [
          "villages",
          [
            { at: 409, owner: 1, served: false, fresh: false },
            { at: 1113, owner: 3, served: false, fresh: false },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"]], luck: [5, 3, 4] },
  },
  {
    clauses: ["TAH-EXP-20"],
    position: {
      seats: 4,
      arrange: { step: "movement" },
      edits: [
        [
          "stack",
          [
            { phase: "rounds", next: 1 },
            { phase: "playerTurn", player: 0, step: "movement", gains: [] },
            {
              phase: "voyage",
              player: 0,
              crew: { canoes: 1, units: { population: 1, militia: 0, slingers: 0, fighters: 0, heavy: 0 }, leaders: 1 },
            },
            { phase: "build", seat: 1, harvested: [] },
          ],
        ],
        ["players.0.onTahiti", false],
        ["players.0.home", 0],
        ["players.2.onTahiti", false],
        ["players.2.home", 0],
        ["players.2.level", "TD"],
        ["control.4", -1],
        ["control.9", -1],
        [
          "pieces",
          [
            { id: 2, kind: "chieftain", owner: 1, at: 409, start: 409, mover: 0, by: "", fresh: false, elder: 0 },
            { id: 4, kind: "chieftain", owner: 3, at: 1113, start: 1113, mover: 0, by: "", fresh: false, elder: 0 },
          ],
        ],
        [
          "villages",
          [
            { at: 409, owner: 1, served: false, fresh: false },
            { at: 1113, owner: 3, served: false, fresh: false },
          ],
        ],
      ],
    },
    allowed: { moves: [["endBuild"], ["settle"]], luck: [6, 6] },
  },
];
