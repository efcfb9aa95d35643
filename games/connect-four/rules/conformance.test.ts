import { conformance } from "@outrigger/testkit";
import { guide } from "../bot/index.ts";
import { rules } from "./index.ts";
import { arranged } from "./testing/arranged.ts";

conformance(rules, { games: 40, arranged, arrangedGames: 10, guide });
