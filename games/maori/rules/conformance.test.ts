import { conformance } from "@outrigger/testkit";
import { rules } from "./index.ts";

/** Every board with every number of players; variants and options go round so that each meets each. */
const tables = [
  ...[2, 3, 4, 5].flatMap((seats) => [0, 1, 2].map((variant) => ({ seats, options: { board: "base", variant } }))),
  ...[2, 3, 4].flatMap((seats) => [0, 1, 2].map((variant) => ({ seats, options: { board: "atoll", variant } }))),
  { seats: 2, options: { board: "square", variant: 1, rotation: "none", stagnationRounds: 1 } },
  { seats: 3, options: { board: "atoll", variant: 2, rotation: "none", atollShips: "persistent" } },
];

conformance(rules, { tables, games: 2, matches: 1, every: 20 });
