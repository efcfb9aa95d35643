// npm run boundaries: says which imports break the table in boundaries/areas.ts, which package.json the lock file does
// not know (npm ci would refuse the whole house), and which package wants a script to run when it is installed.
import { checkHouse } from "./boundaries/check.ts";
import { readHouse } from "./boundaries/house.ts";
import { findScripted, findUnlocked, readLockedPackages } from "./boundaries/lock.ts";
import { root } from "./lib/run.mjs";

const house = readHouse(root);
const complaints = [
  ...checkHouse(house).map(({ path, line, message }) => `${path}:${line}  ${message}`),
  ...findUnlocked(root).map((path) => `${path}  does not agree with package-lock.json: run npm install`),
  ...findScripted(readLockedPackages(root)).map((path) => `${path}  has an install script, and none runs here`),
];
for (const complaint of complaints) console.error(complaint);
console.log(`${house.sources.size} files, ${complaints.length} problems`);
process.exitCode = complaints.length === 0 ? 0 : 1;
