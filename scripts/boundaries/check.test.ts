import { describe, expect, test } from "vitest";
import { root } from "../lib/run.mjs";
import { checkImports } from "./check.ts";
import { readSource } from "./source.ts";
import { readManifest, readTree, type SourceTree } from "./tree.ts";

const game = (name: string, ...dependencies: string[]) => ({
  name: `@outrigger/${name}`,
  exports: { ".": "./index.ts", "./rules": "./rules/index.ts", "./text": "./text/index.ts", "./ui": "./ui/index.ts" },
  dependencies: Object.fromEntries(["kernel", "text", "board", ...dependencies].map((it) => [`@outrigger/${it}`, "1"])),
  devDependencies: { "@outrigger/testkit": "1" },
});
const pack = (name: string, dependencies: string[] = [], devDependencies: string[] = []) => ({
  name: `@outrigger/${name}`,
  exports: { ".": "./src/index.ts" },
  dependencies: Object.fromEntries(dependencies.map((it) => [it, "1"])),
  devDependencies: Object.fromEntries(devDependencies.map((it) => [it, "1"])),
});
const own = (...names: string[]) => names.map((name) => `@outrigger/${name}`);

const manifests: SourceTree["manifests"] = new Map(
  Object.entries({
    "": { name: "outrigger", devDependencies: { vitest: "1" } },
    "packages/kernel": pack("kernel"),
    "packages/records": pack("records", [...own("kernel"), "@noble/hashes", "zod"], own("moa")),
    "packages/text": pack("text"),
    "packages/bots": pack("bots", own("kernel")),
    "packages/board": pack("board", [...own("kernel", "text"), "svelte"]),
    "packages/protocol": pack("protocol", own("kernel")),
    "packages/testkit": pack("testkit", own("kernel", "records")),
    "games/moa": game("moa", "maori"),
    "games/maori": game("maori"),
    games: { ...pack("games", own("moa", "maori")), exports: { ".": "./index.ts" } },
    "apps/cli": pack("cli", own("kernel", "games", "bots", "board")),
    "tools/measure": pack("measure", own("kernel"), ["boardgame.io"]),
    "apps/web": pack("web", own("kernel", "protocol", "board", "bots", "maori", "games")),
  }).map(([folder, json]) => [folder, readManifest(json)]),
);

/** What the check says of a house with these files. */
function complaints(files: Record<string, string>): string[] {
  const sources = new Map(Object.entries(files).map(([path, text]) => [path, readSource(path, text)]));
  return checkImports({ sources, manifests }).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

describe("what may import what", () => {
  test.each([
    ["packages/kernel/src/a.ts", `import { r } from "@outrigger/records";`, "kernel may not import records"],
    ["packages/kernel/src/a.ts", `import type { R } from "@outrigger/records";`, "kernel may not import records"],
    ["packages/bots/src/a.ts", `import { r } from "@outrigger/maori/rules";`, "bots may not import rules"],
    [
      "packages/board/src/A.svelte",
      `<script lang="ts">import { k } from "@outrigger/kernel";</script>`,
      "board may not import kernel (types only)",
    ],
    ["packages/board/src/a.ts", `import type { R } from "@outrigger/moa/rules";`, "board may not import rules"],
    ["packages/testkit/src/a.ts", `import { c } from "@outrigger/cli";`, "testkit may not import cli"],
    ["games/moa/rules/a.ts", `import { t } from "@outrigger/text";`, "rules may not import text"],
    ["games/moa/rules/a.ts", `import { t } from "../text/index.ts";`, "rules may not import game-text"],
    ["games/moa/rules/a.ts", `export { t } from "@outrigger/maori/rules";`, "a game never imports another game"],
    ["games/moa/ui/a.ts", `import { score } from "../rules/index.ts";`, "ui may not import rules (types only)"],
    ["games/moa/ui/a.ts", `import { type A, score } from "@outrigger/moa/rules";`, "ui may not import rules"],
    ["games/moa/ui/a.ts", `import type { A } from "../rules/state.ts";`, "reaches into rules"],
    ["games/moa/text/a.ts", `import { price } from "../rules/scoring.ts";`, "reaches into rules"],
    [
      "games/moa/rules/names.ts",
      `import { score } from "./scoring.ts";`,
      "game-names may not import rules (types only)",
    ],
    ["games/index.ts", `import { rules } from "@outrigger/moa/rules";`, "registry may not import rules"],
    ["games/index.ts", `import { ui } from "@outrigger/moa/ui";`, "registry may not import ui"],
    ["apps/cli/src/a.ts", `import { b } from "@outrigger/board";`, "cli may not import board"],
    ["apps/web/src/a.ts", `import { r } from "@outrigger/maori/rules";`, "web may not import rules"],
    ["apps/web/src/a.ts", `const b = await import("@outrigger/bots");`, "web may not import bots"],
    ["apps/web/src/a.ts", `import { h } from "./workers/host.ts";`, "web may not import web-worker (types only)"],
  ])("%s: %s", (path, text, complaint) => {
    const found = complaints({ [path]: text });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(complaint);
  });

  test.each([
    ["packages/records/src/a.ts", `import { hash } from "@outrigger/kernel";`],
    [
      "packages/board/src/a.ts",
      `import type { Move } from "@outrigger/kernel"; import type { Say } from "@outrigger/text";`,
    ],
    ["games/moa/rules/a.ts", `import { phase } from "@outrigger/kernel";`],
    ["games/moa/rules/a.test.ts", `import { t } from "../text/index.ts"; import { c } from "@outrigger/testkit";`],
    ["packages/records/src/a.test.ts", `import { moa } from "@outrigger/moa/rules";`],
    ["games/moa/text/a.ts", `import { NAMES } from "../rules/names.ts";`],
    [
      "games/moa/ui/a.ts",
      `import { salePrice } from "../rules/prices.ts"; import { KINDS } from "../rules/vocabulary.ts";`,
    ],
    ["games/moa/text/a.ts", `import type { Event } from "../rules/index.ts"; import { t } from "@outrigger/text";`],
    ["games/moa/ui/A.svelte", `<script lang="ts">import type { V } from "@outrigger/moa/rules";</script>`],
    ["games/moa/ui/a.ts", `import { type A, type B } from "@outrigger/moa/rules";`],
    ["games/index.ts", `const moa = () => import("@outrigger/moa");`],
    ["games/moa/index.ts", `const rules = () => import("./rules/index.ts");`],
    ["apps/web/src/workers/host.ts", `import { b } from "@outrigger/bots"; import { g } from "@outrigger/games";`],
    ["apps/web/src/a.ts", `import type { Host } from "./workers/host.ts"; import { m } from "@outrigger/maori/ui";`],
    ["apps/web/src/a.ts", `import Hut from "~icons/game-icons/hut"; import { p } from "virtual:pwa-register";`],
  ])("allows %s: %s", (path, text) => {
    expect(complaints({ [path]: text })).toEqual([]);
  });
});

describe("packages meet at their index", () => {
  test("a deep import by name", () => {
    expect(complaints({ "packages/bots/src/a.ts": `import { s } from "@outrigger/kernel/src/stack.ts";` })).toEqual([
      "packages/bots/src/a.ts:1 @outrigger/kernel/src/stack.ts is not exported by its package: no deep imports",
    ]);
  });

  test("a relative import that leaves the package", () => {
    expect(complaints({ "packages/bots/src/a.ts": `import { s } from "../../kernel/src/index.ts";` })).toEqual([
      "packages/bots/src/a.ts:1 ../../kernel/src/index.ts leaves its package: import it by name",
    ]);
  });

  test.each([`export * from "./b.ts";`, `export * as b from "./b.ts";`])("%s", (text) => {
    expect(complaints({ "packages/kernel/src/a.ts": `\n${text}` })).toEqual([
      "packages/kernel/src/a.ts:2 `export *` hides what is exported: name the exports",
    ]);
  });

  test("files that import each other in a ring, types included", () => {
    const found = complaints({
      "packages/kernel/src/a.ts": `import { b } from "./b.ts";`,
      "packages/kernel/src/b.ts": `import { c } from "./c.ts";`,
      "packages/kernel/src/c.ts": `import type { A } from "./a.ts";`,
      "packages/kernel/src/d.ts": `import { a } from "./a.ts";`,
    });
    expect(found).toEqual([
      expect.stringContaining(
        "imports in a ring: packages/kernel/src/a.ts → packages/kernel/src/b.ts → packages/kernel/src/c.ts → packages/kernel/src/a.ts",
      ),
    ]);
  });
});

describe("every dependency is declared", () => {
  test.each([
    ["packages/protocol/src/a.ts", `import { z } from "zod/mini";`],
    ["apps/web/src/a.ts", `import { test } from "vitest";`],
    ["apps/cli/src/play.ts", `import { Client } from "boardgame.io/client";`],
    ["apps/cli/src/a.ts", `import { r } from "@outrigger/records";`],
  ])("%s: %s", (path, text) => {
    expect(complaints({ [path]: text })).toEqual([expect.stringContaining("is not declared in the dependencies")]);
  });

  test.each([
    ["packages/records/src/a.ts", `import { sha256 } from "@noble/hashes/sha2.js"; import { z } from "zod/mini";`],
    ["packages/kernel/src/a.test.ts", `import { test } from "vitest"; import fs from "node:fs";`],
    ["tools/measure/src/peer.ts", `import { Client } from "boardgame.io/client";`],
  ])("allows %s: %s", (path, text) => {
    expect(complaints({ [path]: text })).toEqual([]);
  });
});

test.each([
  ["packages/kernel/src/a.ts", `import { z } from "zod";`, "kernel may not use zod"],
  ["packages/records/src/a.ts", `import { openDB } from "idb";`, "records may not use idb"],
  ["games/moa/rules/a.ts", `import { z } from "zod/mini";`, "rules may not use zod"],
])("libraries stay where the table has them: %s %s", (path, text, expected) => {
  expect(complaints({ [path]: text })).toEqual([`${path}:1 ${expected}`]);
});

describe("rules and bots have no surroundings", () => {
  test.each(["const x = Math.random();", `const x = Math["random"]();`, "const { random } = Math;"])("%s", (text) => {
    for (const path of ["packages/kernel/src/a.ts", "packages/bots/src/a.ts", "games/moa/rules/a.ts"]) {
      expect(complaints({ [path]: text })).toEqual([`${path}:1 Math.random is forbidden here: chance is injected`]);
    }
    expect(complaints({ "apps/cli/src/a.ts": text })).toEqual([]);
  });

  test("Node's modules do not exist in a page", () => {
    expect(complaints({ "games/moa/rules/a.ts": `import fs from "node:fs";` })).toEqual([
      "games/moa/rules/a.ts:1 node:fs does not exist in a page",
    ]);
    expect(complaints({ "apps/cli/src/a.ts": `import fs from "node:fs";` })).toEqual([]);
  });
});

test("the house is read from the disk", () => {
  const tree = readTree(root);
  expect(tree.manifests.get("packages/kernel")?.name).toBe("@outrigger/kernel");
  expect(tree.sources.get("scripts/boundaries/check.ts")?.imports.map((found) => found.specifier)).toContain(
    "./tree.ts",
  );
});
