// npm run set-version -- X.Y.Z: one version for the whole house, in every package.json, in what packages say of each other and in the
// lock file, and a heading for it in CHANGELOG.md. Without an argument it says which files disagree.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { giveUp, root } from "./lib/run.mjs";
import { findOtherVersions, withHeading, withVersion } from "./packages/version.ts";

const [version, ...more] = process.argv.slice(2);
if (more.length > 0) giveUp(`"${more[0]}" is one argument too many`);
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const manifests = [
  "package.json",
  ...globSync("{packages/*,games,games/*,apps/*,tools/*}/package.json", { cwd: root }),
];
if (version === undefined) report();
else change(version);

function report(): void {
  const { version: wanted } = JSON.parse(read("package.json"));
  const problems = manifests.flatMap((file) =>
    findOtherVersions(JSON.parse(read(file)), wanted).map((each) => `${file}: ${each}`),
  );
  for (const problem of problems) console.error(problem);
  console.log(`${manifests.length} packages of version ${wanted}, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function change(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) giveUp(`"${version}" is no version such as 0.2.0`);
  for (const file of manifests) write(file, withVersion(JSON.parse(read(file)), version));
  const lock = JSON.parse(read("package-lock.json"));
  const packages = Object.entries<object>(lock.packages).map(([path, entry]) => {
    const isOwn = path === "" || manifests.includes(`${path}/package.json`);
    return [path, isOwn ? withVersion(entry, version) : entry];
  });
  write("package-lock.json", { ...lock, version, packages: Object.fromEntries(packages) });
  writeFileSync(join(root, "CHANGELOG.md"), withHeading(read("CHANGELOG.md"), version));
  console.log(`${manifests.length} packages are of version ${version} now; say in CHANGELOG.md what it brings`);
}

function write(file: string, value: object): void {
  writeFileSync(join(root, file), `${JSON.stringify(value, undefined, 2)}\n`);
}
