// npm run reference [-- --out DIR]: pages that list every exported name with its types and comments, made by typedoc from the
// sources. They are not kept in the tree.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Application, type TypeDocOptions } from "typedoc";
import { root } from "../lib/run.mjs";
import { readPublished, specifierOf } from "./plan.ts";

const { values } = parseArgs({
  options: { out: { type: "string", default: join(root, "node_modules/.outrigger/reference") } },
});
const published = readPublished(root);
const doors = published.flatMap(({ folder, manifest, doors }) =>
  Object.entries(doors).map(([door, file]) => ({
    path: join(root, folder, file),
    name: specifierOf(manifest.name, door),
  })),
);
const options: TypeDocOptions = {
  name: `Outrigger ${published[0]?.manifest.version ?? ""}`,
  entryPoints: doors.map(({ path }) => path),
  tsconfig: join(root, "tsconfig.json"),
  readme: join(root, "docs/packages.md"),
  // The check of types has been made already, with the compiler that the house is written for.
  skipErrorChecking: true,
  excludeInternal: true,
  disableSources: true,
  logLevel: "Warn",
  validation: { notExported: false, invalidLink: true, notDocumented: false },
};
const app = await Application.bootstrap(options);
// typedoc names a module by its path from the folder that all have in common, which is the root.
const project = await app.convert();
if (project === undefined) throw new Error("typedoc could not read the sources");
for (const module of project.children ?? []) {
  const door = doors.find(
    ({ path }) => path === join(root, `${module.name}.ts`) || path === join(root, module.name, "index.ts"),
  );
  if (door === undefined) throw new Error(`typedoc speaks of ${module.name}, which is no door`);
  module.name = door.name;
}
await app.generateDocs(project, values.out);
console.log(`${doors.length} doors of ${published.length} packages, in ${values.out}`);
