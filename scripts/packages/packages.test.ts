import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { examplesIn } from "@outrigger/testkit/documents";
import { expect, test } from "vitest";
import { readSource } from "../boundaries/source.ts";
import { readManifest } from "../boundaries/tree.ts";
import { root } from "../lib/run.mjs";
import { withBuiltImports } from "./build.ts";
import { packedManifest, unpublished } from "./manifest.ts";
import { strangersIn } from "./outside.ts";
import { readPublished } from "./plan.ts";
import { findUnpublished } from "./reach.ts";
import { findOtherVersions, withHeading, withVersion } from "./version.ts";

const kit = {
  folder: "packages/kit",
  doors: { ".": "./src/index.ts", "./play": "./src/entries/play.ts" },
  manifest: {
    name: "@outrigger/kit",
    version: "0.1.0",
    description: "",
    license: "MIT",
    exports: {},
    dependencies: { "@outrigger/kernel": "0.1.0", "@outrigger/host": "0.1.0", zod: "4.6.5" },
    devDependencies: { vitest: "5.0.2", knip: "6.38.0" },
  },
};

test("a packed package needs what its files import, and a tool of its users is an optional peer", () => {
  const packed = packedManifest(kit, new Set(["@outrigger/kernel", "zod", "vitest"]));
  expect(packed.dependencies).toEqual({ "@outrigger/kernel": "0.1.0", zod: "4.6.5" });
  expect(packed.peerDependencies).toEqual({ vitest: "5.0.2" });
  expect(packed["peerDependenciesMeta"]).toEqual({ vitest: { optional: true } });
  expect(packed.exports).toEqual({
    ".": { types: "./dist/src/index.d.ts", default: "./dist/src/index.js" },
    "./play": { types: "./dist/src/entries/play.d.ts", default: "./dist/src/entries/play.js" },
  });
  expect(() => packedManifest(kit, new Set(["svelte"]))).toThrow(
    "@outrigger/kit imports svelte and does not declare it",
  );
});

test("what a package needs of ours is published too", () => {
  const packed = packedManifest(kit, new Set(["@outrigger/kernel"]));
  expect(unpublished([packed])).toEqual(["@outrigger/kernel, which @outrigger/kit needs"]);
  expect(unpublished([packed, { ...packed, name: "@outrigger/kernel", dependencies: {} }])).toEqual([]);
});

test("a file that is shipped imports nothing that is not, whatever way leads to it", () => {
  const sources = {
    "packages/kit/src/index.ts": 'export { a } from "./a.ts";',
    "packages/kit/src/entries/play.ts": "",
    "packages/kit/src/a.ts":
      'import type { Board } from "@outrigger/board"; import { z } from "zod"; export const a = 1;',
    "packages/kit/src/tree.ts": 'import { host } from "@outrigger/host";',
  };
  const tree = {
    sources: new Map(Object.entries(sources).map(([path, text]) => [path, readSource(path, text)])),
    manifests: new Map(
      ["kit", "board", "host"].map((name) => [
        `packages/${name}`,
        readManifest({ name: `@outrigger/${name}`, exports: { ".": "./src/index.ts" } }),
      ]),
    ),
  };
  expect(findUnpublished(tree, [kit])).toEqual([
    { path: "packages/kit/src/a.ts", line: 1, message: expect.stringContaining("@outrigger/board is not published") },
  ]);
});

test("declarations lead to built files", () => {
  const text = 'export { a } from "./a.ts"; type B = import("../b.ts").B; import c from "zod"; const d = "./d.ts";';
  expect(withBuiltImports(text)).toBe(
    'export { a } from "./a.js"; type B = import("../b.js").B; import c from "zod"; const d = "./d.ts";',
  );
});

test("blocks that name a file are examples, and pieces of one file belong together", () => {
  const document =
    "# A\n```ts\nno\n```\n```ts a.ts\none\n```\ntext\n```sh\nls\n```\n```ts b.ts\nb\n```\n```ts a.ts\ntwo\n```\n";
  expect(examplesIn(document)).toEqual([
    { file: "a.ts", text: "one\n\ntwo\n" },
    { file: "b.ts", text: "b\n" },
  ]);
});

test("sources and tests stay out of a tarball", () => {
  const paths = ["dist/src/a.js", "dist/src/a.d.ts", "README.md", "src/a.ts", "dist/a.test.js", "dist/testing/b.js"];
  const files = paths.map((path) => ({ path }));
  const strangers = strangersIn({ name: "kit", version: "1", filename: "", size: 0, files });
  expect(strangers).toEqual(["kit: src/a.ts", "kit: dist/a.test.js", "kit: dist/testing/b.js"]);
});

test("the whole house is of one version, and CHANGELOG.md speaks of it", () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const { version } = read("package.json");
  const files = globSync("{packages/*,games,games/*,apps/*,tools/*}/package.json", { cwd: root });
  expect(files.flatMap((file) => findOtherVersions(read(file), version))).toEqual([]);
  expect(readFileSync(join(root, "CHANGELOG.md"), "utf8")).toContain(`## ${version}\n`);
});

test("a version is written wherever one of ours is named, and nowhere else", () => {
  const next = withVersion(kit.manifest, "0.2.0");
  expect(next).toMatchObject({ version: "0.2.0", dependencies: { "@outrigger/kernel": "0.2.0", zod: "4.6.5" } });
  expect(next.devDependencies).toEqual(kit.manifest.devDependencies);
  expect(findOtherVersions(kit.manifest, "0.2.0")).toHaveLength(3);
  expect(findOtherVersions(next, "0.2.0")).toEqual([]);
  const changes = withHeading("# Changes\n\n## 0.1.0\n\n- first\n", "0.2.0");
  expect(changes).toBe("# Changes\n\n## 0.2.0\n\n## 0.1.0\n\n- first\n");
  expect(withHeading(changes, "0.2.0")).toBe(changes);
});

test("every package that is published has a README with an example, and doors that exist", () => {
  const published = readPublished(root);
  expect(published.map(({ manifest }) => manifest.name)).toContain("@outrigger/maori");
  for (const { folder, doors } of published) {
    expect(examplesIn(readFileSync(join(root, folder, "README.md"), "utf8")), folder).not.toEqual([]);
    expect(Object.keys(doors), folder).not.toEqual([]);
    for (const source of Object.values(doors)) expect(readFileSync(join(root, folder, source), "utf8")).not.toBe("");
  }
});
