// From the sources to folders that npm can pack. One run of the compiler builds what the doors of all packages lead to, so
// tests and whatever only this house uses stay behind.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSource } from "../boundaries/source.ts";
import { run } from "../lib/run.mjs";
import { packedManifest } from "./manifest.ts";
import { type Published, specifierOf } from "./plan.ts";

/** Builds into `folder` and returns the folders of the packages, in the same order. */
export async function buildPackages(
  root: string,
  published: readonly Published[],
  folder: string,
): Promise<readonly string[]> {
  const outDir = join(folder, "built");
  const project = join(folder, "tsconfig.json");
  mkdirSync(folder, { recursive: true });
  writeFileSync(project, JSON.stringify(projectOf(root, published, outDir)));
  const code = await run(process.execPath, [join(root, "node_modules/ts7/bin/tsc"), "--project", project]);
  if (code !== 0) throw new Error("the packages do not compile");
  return published.map((each) => assemble(root, each, outDir, join(folder, "packages")));
}

function projectOf(root: string, published: readonly Published[], outDir: string): object {
  const doors = published.flatMap(({ folder, manifest, doors }) =>
    Object.entries(doors).map(
      ([door, source]) => [specifierOf(manifest.name, door), join(root, folder, source)] as const,
    ),
  );
  // They are imported by names that are put together when they run, which the compiler does not follow.
  const texts = published.flatMap(({ folder }) => globSync(join(root, folder, "text/*/*.json")));
  return {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      types: ["node"],
      typeRoots: [join(root, "node_modules/@types")],
      // By way of node_modules they would count as packages of others, for which nothing is written.
      paths: Object.fromEntries(doors.map(([specifier, path]) => [specifier, [path]])),
      rootDir: root,
      outDir,
    },
    files: [...doors.map(([, path]) => path), ...texts],
  };
}

function assemble(root: string, published: Published, outDir: string, packages: string): string {
  const { manifest, folder } = published;
  const to = join(packages, manifest.name.replace("@outrigger/", ""));
  cpSync(join(outDir, folder), join(to, "dist"), { recursive: true });
  const used = new Set<string>();
  for (const path of globSync("dist/**/*.{js,d.ts}", { cwd: to })) {
    const text = readFileSync(join(to, path), "utf8");
    for (const { specifier } of readSource(path, text).imports) addPackage(used, specifier);
    if (path.endsWith(".d.ts")) writeFileSync(join(to, path), withBuiltImports(text));
  }
  const packed = packedManifest(published, used);
  writeFileSync(join(to, "package.json"), `${JSON.stringify(packed, undefined, 2)}\n`);
  cpSync(join(root, folder, "README.md"), join(to, "README.md"));
  for (const file of ["LICENSE", "CHANGELOG.md"]) cpSync(join(root, file), join(to, file));
  return to;
}

function addPackage(used: Set<string>, specifier: string): void {
  if (/^(\.|node:)/.test(specifier)) return;
  const parts = specifier.split("/");
  used.add(parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/"));
}

/** The compiler turns `./x.ts` into `./x.js` in what runs, and leaves it as it stands in what declares. */
export function withBuiltImports(declarations: string): string {
  return declarations.replace(/((?:from |import\()"\.{1,2}\/[^"]+)\.ts"/g, '$1.js"');
}
