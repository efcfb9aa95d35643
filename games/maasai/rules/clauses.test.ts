import { clauses, numbered } from "@outrigger/testkit";
import { text } from "../text/index.ts";

/** Those of the geometry lie in its package. */
const GEOMETRY = new URL("../../../packages/penrose/src/", import.meta.url);

clauses({ text, tests: [new URL("./", import.meta.url), GEOMETRY], examples: numbered("X", 1, 42, 2) });
