// npm run boundaries: says which imports break the table in boundaries/areas.ts.
import { checkHouse } from "./boundaries/check.ts";
import { readHouse } from "./boundaries/house.ts";
import { root } from "./lib/run.mjs";

const house = readHouse(root);
const problems = checkHouse(house);
for (const { path, line, message } of problems) console.error(`${path}:${line}  ${message}`);
console.log(`${house.sources.size} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
