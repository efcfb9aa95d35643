import { conformance } from "@outrigger/testkit";
import { rules } from "./index.ts";

conformance(rules, { games: 40 });
