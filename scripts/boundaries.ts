// npm run boundaries: says which imports break the table in boundaries/areas.ts, and which package.json the lock
// file does not know (npm ci would refuse the whole house).
import { checkHouse } from "./boundaries/check.ts";
import { readHouse } from "./boundaries/house.ts";
import { findUnlocked } from "./boundaries/lock.ts";
import { root } from "./lib/run.mjs";

const house = readHouse(root);
const complaints = [
  ...checkHouse(house).map(({ path, line, message }) => `${path}:${line}  ${message}`),
  ...findUnlocked(root).map((path) => `${path}  does not agree with package-lock.json: run npm install`),
];
for (const complaint of complaints) console.error(complaint);
console.log(`${house.sources.size} files, ${complaints.length} problems`);
process.exitCode = complaints.length === 0 ? 0 : 1;
