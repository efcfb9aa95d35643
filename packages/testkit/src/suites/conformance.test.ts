import { conformance } from "../index.ts";
import { arranged, guide, reef, secrets } from "../reference/reef.ts";

conformance(reef, { secrets, every: 3, arranged, guide });
