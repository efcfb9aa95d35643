// Positions that players have spoken of, laid out: a few pieces are enough to show what is right.
import type { Tactic, TacticGame } from "@outrigger/testkit/tactics";
import type { Arrangement } from "../arrange/index.ts";

const table = { seats: 2, seed: 1, moves: "" } as const;

const combat = (...enemies: string[]): TacticGame<Arrangement> => ({
  ...table,
  moves: "fight 508 1",
  arrange: {
    step: "combat",
    homes: [407, 1310],
    pieces: [
      [0, 508, "chieftain", "shaman", "heavy"],
      [1, 508, ...enemies],
    ],
  },
});

const leaving = (seats: number): TacticGame<Arrangement> => ({
  ...table,
  seats,
  moves: "depart",
  arrange: {
    homes: [407, 905, 1011].slice(0, seats),
    step: "movement",
    pieces: [[0, 407, "heavy", "population"]],
    markers: [[407, "warCanoe"]],
  },
});

const beach = (canoes: number): TacticGame<Arrangement> => ({
  ...table,
  arrange: {
    pieces: [[0, 407, "heavy*2", "population"]],
    markers: [[407, "partBuiltCanoe", ...(canoes > 0 ? [`warCanoe*${canoes}`] : [])]],
  },
});

export const arranged: Readonly<Record<string, TacticGame<Arrangement>>> = {
  strongerArmy: {
    ...table,
    arrange: {
      homes: [1110, 407],
      step: "movement",
      clock: 2,
      pieces: [
        [0, 710, "chieftain", "shaman", "heavy"],
        [0, 1110, "population"],
        [1, 510, "chieftain", "shaman", "heavy"],
        [1, 407, "population*2"],
      ],
    },
  },
  alone: {
    ...table,
    arrange: {
      homes: [407, 1310],
      step: "movement",
      pieces: [
        [0, 407, "fighters"],
        [0, 507, "chieftain"],
        [1, 508, "heavy*3", "slingers"],
      ],
    },
  },
  fairFight: combat("heavy*2"),
  lostFight: combat("heavy*2", "slingers", "chieftain"),
  amongThree: leaving(3),
  betweenTwo: leaving(2),
  noFleet: beach(0),
  fleet: beach(5),
};

export const taught: readonly Tactic[] = [
  {
    name: "keep the Chieftain from a stronger army",
    game: "strongerArmy",
    after: 0,
    right: ["activate", "endMove"],
    blunders: ["step 510"],
    why: "At even strength the attacker wins two fights in five, and with a captive Chieftain the game is as good as lost.",
  },
  {
    name: "the Chieftain alone attacks nobody",
    game: "alone",
    after: 0,
    right: ["activate", "endMove"],
    blunders: ["step 508"],
    why: "One against ten is lost whatever the dice say, and the Chieftain with it.",
  },
  {
    name: "the Shaman decides a fight that is open",
    game: "fairFight",
    after: 1,
    right: ["shamanIn"],
    blunders: ["shamanOut"],
    why: "His strength turns an even fight, and that is worth more than the turns he may be away (TAH-SHAM-2).",
  },
  {
    name: "the Shaman keeps out of a fight that is lost",
    game: "lostFight",
    after: 1,
    right: ["shamanOut"],
    blunders: ["shamanIn"],
    why: "He would change nothing and be away for two turns (TAH-SHAM-2).",
  },
  {
    name: "whoever leaves three sells his land for a canoe",
    game: "amongThree",
    after: 1,
    right: ["deal"],
    blunders: ["cancel"],
    why: "Land left behind is worth nothing to him, and canoes survive storms (TAH-NEG-12).",
  },
  {
    name: "between two there is nobody to sell to",
    game: "betweenTwo",
    after: 1,
    right: ["noMoreDeals"],
    blunders: ["cancel"],
    why: "Whoever buys would be left alone on Tahiti and win: there is no deal to be had (TAH-NEG-12).",
  },
  {
    name: "a first canoe is built",
    game: "noFleet",
    after: 0,
    right: ["build warCanoe"],
    blunders: ["dismantle"],
    why: "Without a canoe there is neither a landing nor a way out.",
  },
  {
    name: "with a fleet on the beach troops come first",
    game: "fleet",
    after: 0,
    right: ["build militia"],
    blunders: ["build warCanoe"],
    why: "A sixth canoe has nobody to carry; the same work arms a man.",
  },
];
