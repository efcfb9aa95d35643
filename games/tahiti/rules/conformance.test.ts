import { conformance } from "@outrigger/testkit";
import { guide } from "../bot/index.ts";
import { rules } from "./index.ts";
import { richRules } from "./testing/rich.ts";

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
});

// From the setup random play rarely comes to blows; from the middle of a game it does.
conformance(richRules, {
  tables: [
    { seats: 1, options: ADVANCED },
    { seats: 2, options: { seasonLimit: 1, ...ADVANCED } },
    { seats: 3, options: { seasonLimit: 1, ...ADVANCED, ...STRICT } },
    { seats: 4, options: { seasonLimit: 1 } },
  ],
  games: 2,
  matches: 1,
  every: 60,
});
