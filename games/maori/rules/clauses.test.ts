import { clauses, numbered } from "@outrigger/testkit";
import { text } from "../text/index.ts";

clauses({
  text,
  tests: [new URL("./", import.meta.url)],
  examples: [...numbered("B", 0, 11), ...numbered("E", 1, 40)],
});
