import { conformance } from "@outrigger/testkit";
import { guide } from "../bot/index.ts";
import { rules } from "./index.ts";
import { arranged } from "./testing/arranged.ts";
import { secrets } from "./testing/secrets.ts";

conformance(rules, {
  tables: [{ seats: 2 }, { seats: 3, options: { length: "short", openHands: true, firstPlayer: "seat" } }],
  games: 2,
  every: 40,
  secrets,
  guide,
  arranged,
  arrangedGames: 2,
});
