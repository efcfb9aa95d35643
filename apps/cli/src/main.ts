// The command line. bin/outrigger.mjs has made sure that this runs on Node 24.
import { processIo } from "./io.ts";
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), processIo());
