// Positions of real games in which one plan is plainly right (packages/testkit/src/tactics.ts): `tactics.json`, and in `games.json`
// the games in which they stand, as far as they are needed: played by bots, seed and moves.
import type { TacticBook } from "@outrigger/testkit/tactics";
import games from "./games.json" with { type: "json" };
import found from "./tactics.json" with { type: "json" };

export const book: TacticBook = { games, ...found };
