import { conformance } from "@outrigger/testkit";
import { guide } from "../bot/index.ts";
import { rules } from "./index.ts";
import { arranged } from "./testing/arranged.ts";
import { secrets } from "./testing/secrets.ts";

conformance(rules, {
  tables: [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 5 },
    { seats: 2, options: { neutralScoring: "on", neutralPlacement: "rolledOnly", karakiaLock: "round" } },
    { seats: 3, options: { terrainReveal: "oneByOne", discardView: "top", tileSupplyLimited: "on" } },
    { seats: 3, options: { openHands: "on", sharedIconsInAttack: "on", moveIntoSold: "off" } },
    { seats: 4, options: { offTurnKarakia: "off", firstPlayer: "host" } },
  ],
  games: 3,
  secrets,
  guide,
  arranged,
});
