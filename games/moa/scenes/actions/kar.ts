import type { MoaScene } from "../scene.ts";

export const scenes: readonly MoaScene[] = [
  {
    clauses: ["MOA-KAR-1"],
    position: { seats: 3, arrange: { hands: { "0": "moa" }, karakia: { "0": ["draw_one"] } } },
    before: { moves: [["drawOne"]], luck: ["tui"] },
    forbidden: ["drawOne"],
    allowed: { moves: [["place", 1]] },
  },
  {
    clauses: ["MOA-KAR-4"],
    position: {
      seats: 3,
      arrange: {
        land: { "1": "R2" },
        hands: { "0": "tui" },
        karakia: { "0": ["draw_one", "exchange_three", "move_birds", "place_stronghold"] },
      },
    },
    before: { moves: [["drawOne"], ["moveBirds", 1], ["count", 1], ["to", 5], ["stronghold", 5]], luck: ["tui"] },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "tui"],
        ["count", 3],
      ],
    },
  },
  {
    clauses: ["MOA-KAR-5"],
    position: {
      seats: 3,
      arrange: { land: { "1": "rat!" }, hands: { "0": "haasts_eagle" }, fresh: { "0": ["two_fight"] } },
    },
    before: { moves: [["attack", 1]] },
    forbidden: ["pay", "two_fight"],
    allowed: { moves: [["pay", "haasts_eagle"]] },
  },
  {
    clauses: ["MOA-KAR-6"],
    position: { seats: 3, arrange: { round: 7, first: 1, acted: true, karakia: { "0": ["draw_one", "move_birds"] } } },
    allowed: {
      moves: [["end"]],
    },
  },
  {
    clauses: ["MOA-KAR-7"],
    position: {
      seats: 3,
      arrange: {
        period: 2,
        round: 7,
        first: 1,
        acted: true,
        karakia: {
          "0": ["draw_one", "exchange_three", "two_fight", "any_territory", "move_birds", "place_stronghold"],
        },
      },
    },
    allowed: { moves: [["end"]] },
  },
  {
    clauses: ["MOA-KAR-10"],
    position: { seats: 3, arrange: { hands: { "0": "moa", "1": "kiwi" }, karakia: { "1": ["draw_one"] } } },
    allowed: { moves: [["drawOne"]], luck: ["tui"], seat: 1 },
  },
  {
    clauses: ["MOA-KAR-11"],
    position: { seats: 3, arrange: { hands: { "0": "moa kiwi" }, karakia: { "0": ["exchange_three"] } } },
    allowed: {
      moves: [["exchangeThree"], ["discard", "kea"], ["discard", "kiwi"], ["discard", "moa"], ["confirm"]],
      luck: ["tui", "pukeko", "kea"],
    },
  },
  {
    clauses: ["MOA-KAR-12"],
    position: { seats: 3, arrange: { deck: "tui", hands: { "0": "moa kiwi" }, karakia: { "0": ["exchange_three"] } } },
    before: { moves: [["exchangeThree"]], luck: ["tui"] },
    allowed: { moves: [["discard", "moa"]] },
    forbidden: ["confirm"],
  },
  {
    clauses: ["MOA-KAR-13"],
    position: {
      seats: 3,
      arrange: { deck: "", hands: { "0": "moa" }, karakia: { "0": ["draw_one", "exchange_three"] } },
    },
    forbidden: ["drawOne"],
    allowed: { moves: [["place", 1]] },
  },
  {
    clauses: ["MOA-KAR-14"],
    position: {
      seats: 2,
      arrange: {
        acted: true,
        terrain: ["coast", "plains"],
        hands: { "0": "kiwi", "1": "tui" },
        karakia: { "0": ["draw_one"], "1": ["draw_one"] },
      },
    },
    allowed: { moves: [["end"], ["drawOne"]], luck: [8, "tui"] },
  },
  {
    clauses: ["MOA-KAR-15"],
    position: {
      seats: 3,
      arrange: {
        turn: 2,
        land: { "5": "G1" },
        hands: { "1": "moa", "2": "tui tui moa" },
        karakia: { "1": ["draw_one"], "2": ["place_stronghold"] },
      },
    },
    allowed: {
      moves: [
        ["place", 1],
        ["pay", "tui"],
        ["count", 2],
      ],
    },
  },
  {
    clauses: ["MOA-KAR-16"],
    position: {
      seats: 3,
      arrange: { land: { "1": "rat!" }, hands: { "0": "moa" }, karakia: { "0": ["two_fight", "two_fight"] } },
    },
    allowed: { moves: [["attack", 1], ["pay", "two_fight"], ["pay", "moa"], ["confirm"]] },
  },
  {
    clauses: ["MOA-KAR-20"],
    position: { seats: 3, arrange: { hands: { "0": "tui" }, karakia: { "0": ["any_territory"] } } },
    allowed: {
      moves: [
        ["place", 12],
        ["pay", "tui"],
        ["count", 2],
      ],
    },
  },
  {
    clauses: ["MOA-KAR-21"],
    position: {
      seats: 3,
      arrange: {
        turn: 0,
        first: 1,
        acted: true,
        land: { "12": "erupted" },
        volcano: 6,
        hands: { "2": "pukeko" },
        karakia: { "2": ["any_territory"] },
      },
    },
    allowed: { moves: [["end"]], luck: ["T28", "T01", "rat"] },
  },
  {
    clauses: ["MOA-KAR-30"],
    position: { seats: 3, arrange: { land: { "1": "R3" }, karakia: { "0": ["move_birds"] } } },
    before: {
      moves: [
        ["moveBirds", 1],
        ["count", 2],
      ],
    },
    allowed: { moves: [["to", 6]] },
    forbidden: ["to", 1],
  },
  {
    clauses: ["MOA-KAR-31"],
    position: { seats: 3, arrange: { land: { "1": "R1L", "2": "R0L" }, karakia: { "0": ["move_birds"] } } },
    allowed: {
      moves: [
        ["moveBirds", 1],
        ["to", 5],
      ],
    },
    forbidden: ["moveBirds", 2],
  },
  {
    clauses: ["MOA-KAR-32"],
    position: {
      seats: 3,
      arrange: {
        land: {
          "1": "R1",
          "2": "rat!",
          "3": "rat!",
          "4": "rat!",
          "5": "rat!",
          "6": "rat!",
          "7": "rat!",
          "8": "rat!",
          "9": "rat!",
          "10": "rat!",
          "11": "rat!",
          "12": "rat!",
        },
        karakia: { "0": ["move_birds"] },
      },
    },
    forbidden: ["moveBirds", 1],
    allowed: { moves: [["pass"]] },
  },
  {
    clauses: ["MOA-KAR-33"],
    position: {
      seats: 3,
      options: { moveIntoSold: "off" },
      arrange: { sales: 1, land: { "1": "R1 dog$R" }, karakia: { "0": ["move_birds"] } },
    },
    allowed: {
      moves: [
        ["moveBirds", 1],
        ["to", 5],
      ],
    },
  },
  {
    clauses: ["MOA-KAR-34"],
    position: { seats: 3, arrange: { land: { "1": "R2", "2": "R2" }, karakia: { "0": ["move_birds"] } } },
    allowed: {
      moves: [
        ["moveBirds", 1],
        ["count", 2],
        ["to", 3],
      ],
    },
  },
  {
    clauses: ["MOA-KAR-40"],
    position: { seats: 3, arrange: { terrain: ["coast", "coast"], karakia: { "0": ["place_stronghold"] } } },
    allowed: { moves: [["stronghold", 9]] },
  },
  {
    clauses: ["MOA-KAR-41"],
    position: {
      seats: 3,
      arrange: { sales: 1, land: { "1": "rat!", "2": "Y1 dog$Y", "3": "SH" }, karakia: { "0": ["place_stronghold"] } },
    },
    forbidden: ["stronghold", 1],
    allowed: { moves: [["stronghold", 4]] },
  },
];
