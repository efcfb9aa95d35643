// Writes docs/records.schema.json: the shape of a record, for other programs.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeRecordSchema } from "@outrigger/records";
import { root } from "./lib/run.mjs";

writeFileSync(join(root, "docs/records.schema.json"), JSON.stringify(makeRecordSchema(), null, 2));
