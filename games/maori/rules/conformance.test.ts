import { conformance } from "@outrigger/testkit";
import { guide } from "../bot/index.ts";
import { rules } from "./index.ts";
import { arranged } from "./testing/arranged.ts";

const VARIANTS = [0, 1, 2];
const ODD_OPTIONS = { rotation: "none", atollShips: "persistent", stagnationRounds: 1 };

/** Every board, number of players and variant. */
const everyTable = [
  ...[2, 3, 4, 5].flatMap((seats) => VARIANTS.map((variant) => ({ seats, options: { board: "base", variant } }))),
  ...[2, 3, 4].flatMap((seats) => VARIANTS.map((variant) => ({ seats, options: { board: "atoll", variant } }))),
];

/** Fuzzed matches cost more, so they go round: every number of players, board, variant and option once. */
const fuzzedTables = [
  { seats: 2, options: { board: "square", variant: 1, ...ODD_OPTIONS } },
  { seats: 3, options: { board: "base", variant: 2 } },
  { seats: 4, options: { board: "atoll", variant: 1, ...ODD_OPTIONS } },
  { seats: 5, options: { board: "base", variant: 0 } },
];

conformance(rules, { tables: everyTable, games: 1, matches: 0, every: 40 });
conformance(rules, { tables: fuzzedTables, games: 1, matches: 1, every: 20, guide, arranged, arrangedGames: 2 });
