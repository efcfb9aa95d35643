import { conformance } from "@outrigger/testkit";
import { guide } from "../bot/index.ts";
import { rules } from "./index.ts";

conformance(rules, { games: 20, guide });
