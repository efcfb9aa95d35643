// Writes docs/licences.md: what the site is run with besides its own code, and under which licences.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePage, readDependencies } from "./lib/licences.ts";
import { root } from "./lib/run.mjs";

writeFileSync(join(root, "docs/licences.md"), makePage(readDependencies(root)));
