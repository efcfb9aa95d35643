import { clauses, numbered } from "@outrigger/testkit";
import { text } from "../text/index.ts";

clauses({
  text,
  tests: [new URL("./", import.meta.url)],
  // Rows of the test of the build chart.
  shown: numbered("TAH-BUILD-", 10, 14),
  examples: [...numbered("EX-", 1, 12), ...numbered("EDGE-", 1, 53)],
});
