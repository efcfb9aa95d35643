import { conformance } from "./index.ts";
import { reef, secrets } from "./reference/reef.ts";

conformance(reef, { secrets, every: 3 });
