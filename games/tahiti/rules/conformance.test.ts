import { conformance } from "@outrigger/testkit";
import { guide } from "../bot/index.ts";
import { rules } from "./index.ts";
import { arranged } from "./testing/arranged.ts";

const ADVANCED = { crashingReefs: true, seaCombat: true, jungleDepletion: true };
const STRICT = {
  mustAttackPopulation: true,
  warCanoeNeedsLog: true,
  villagePopulationConsumed: 2,
  allowExecution: false,
};

conformance(rules, {
  tables: [
    { seats: 1, options: {} },
    { seats: 2, options: { seasonLimit: 4 } },
    { seats: 3, options: { seasonLimit: 2, ...ADVANCED } },
    { seats: 4, options: { seasonLimit: 2, ...STRICT } },
  ],
  games: 1,
  matches: 1,
  every: 60,
  guide,
  arranged,
  arrangedGames: 4,
});
