import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseMutations } from "@outrigger/testkit";
import { examplesIn } from "@outrigger/testkit/documents";
import { beforeAll, describe, expect, test } from "vitest";
import { copyCheckout } from "../testing/checkout.ts";
import { folderForTests } from "../testing/folder.ts";
import { outrigger } from "../testing/terminal.ts";

const root = folderForTests();
const game = join(root, "games/sea-race");
let said = "";

beforeAll(async () => {
  copyCheckout(root);
  const { code, out, err } = await outrigger(["new", "sea-race", "--root", root]);
  said = out;
  expect([code, err]).toEqual([0, ""]);
});

/** Runs a program of the copy in the copy; what it prints where it fails. */
function complaints(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

describe("a game that was just written", () => {
  test("goes by its own name everywhere", () => {
    const rules = readFileSync(join(game, "rules/index.ts"), "utf8");
    expect(rules).toContain("// The rules of Sea race: ");
    expect(rules).toContain("interface SeaRaceState extends");
    expect(rules).toContain('"SR-LEFT"');
    expect(rules).toContain('id: "sea-race"');
    expect(said).toContain("npx outrigger play sea-race");
    for (const file of [
      "index.ts",
      "mutations.diff",
      "README.md",
      "rules/README.md",
      "text/en/messages.json",
      "text/en/clauses.json",
      "bot/index.ts",
      "package.json",
    ])
      expect(readFileSync(join(game, file), "utf8"), file).not.toMatch(/pebbles|PEB-/i);
  });

  test("is installed, so that nothing has to be fetched before its tests run", () => {
    const check = `import { holds } from "./scripts/lib/install.mjs"; import { readFileSync } from "node:fs";
      const read = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
      process.exitCode = holds(read("node_modules/.package-lock.json"), read("package-lock.json")) ? 0 : 1;`;
    writeFileSync(join(root, "installed.mjs"), check);
    expect(complaints("installed.mjs")).toBe("");
  });

  test("passes its own tests", () => {
    expect(complaints("node_modules/vitest/vitest.mjs", "run", "games/sea-race")).toBe("");
  });

  test("compiles", () => {
    const project = { extends: "./tsconfig.json", include: ["games/sea-race"] };
    writeFileSync(join(root, "tsconfig.new.json"), JSON.stringify(project));
    expect(complaints("node_modules/ts7/bin/tsc", "--project", "tsconfig.new.json")).toBe("");
  });

  test("is formatted and linted, and keeps to the boundaries", () => {
    const files = ["games/sea-race", "games/index.ts"];
    expect(complaints("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", ...files)).toBe("");
    expect(complaints("scripts/boundaries.ts")).toBe("");
  });

  test("is known to the command line, and its bots play it", () => {
    expect(complaints("apps/cli/src/main.ts", "sim", "sea-race", "--games", "5", "--bots", "hard,random")).toBe("");
  });
});

describe("the game of docs/adding-a-game.md, put over it as the guide tells", () => {
  const guide = readFileSync(new URL("../../../../docs/adding-a-game.md", import.meta.url), "utf8");
  const files = examplesIn(guide).map(({ file }) => join("games/sea-race", file));

  beforeAll(() => {
    for (const { file, text } of examplesIn(guide)) {
      mkdirSync(dirname(join(game, file)), { recursive: true });
      writeFileSync(join(game, file), text);
    }
    expect(files).toContain("games/sea-race/rules/index.ts");
  });

  test("passes its tests", () => {
    expect(complaints("node_modules/vitest/vitest.mjs", "run", "games/sea-race")).toBe("");
  });

  test("compiles, its board too", () => {
    const project = { extends: "./tsconfig.json", include: ["games/sea-race"], exclude: ["games/sea-race/ui"] };
    writeFileSync(join(root, "tsconfig.new.json"), JSON.stringify(project));
    expect(complaints("node_modules/ts7/bin/tsc", "--project", "tsconfig.new.json")).toBe("");
    const page = { extends: "./tsconfig.web.json", include: ["games/sea-race/ui"] };
    writeFileSync(join(root, "tsconfig.page.json"), JSON.stringify(page));
    const check = ["--tsconfig", "./tsconfig.page.json", "--fail-on-warnings"];
    expect(complaints("node_modules/svelte-check/bin/svelte-check", "--workspace", root, ...check)).toBe("");
  });

  test("is formatted and linted as it stands in the guide", () => {
    expect(complaints("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", ...files)).toBe("");
  });

  test("is played: by bots, whose records verify", () => {
    const folder = join(root, "records");
    const sim = ["sim", "sea-race", "--games", "5", "--bots", "hard,random", "--records", folder];
    expect(complaints("apps/cli/src/main.ts", ...sim)).toBe("");
    const records = readdirSync(folder).map((file) => join(folder, file));
    expect(records).toHaveLength(5);
    expect(complaints("apps/cli/src/main.ts", "verify", ...records)).toBe("");
  });

  test("has planted bugs that name pieces of its rules, each once", () => {
    for (const { file, find } of parseMutations(readFileSync(join(game, "mutations.diff"), "utf8")))
      expect(readFileSync(join(game, "rules", file), "utf8").split(find), find).toHaveLength(2);
  });
});

describe("nothing is written", () => {
  const before = readFileSync(new URL("../../../../games/index.ts", import.meta.url), "utf8");

  test.each([
    ["over a game that is there", ["moa"], "games/moa exists already"],
    ["where a package has the name", ["kernel"], "there is a package @outrigger/kernel already"],
    ["under a bad name", ["Sea Race"], '"Sea Race" is no name for a game'],
    ["without a name", [], "the name of the game is missing"],
    ["where no checkout is", ["hex", "--root", "/nowhere"], "/nowhere is no checkout of Outrigger"],
  ])("%s", async (_when, args, message) => {
    const { code, err } = await outrigger(["new", ...args]);
    expect(code).not.toBe(0);
    expect(err).toContain(message);
    expect(readFileSync(new URL("../../../../games/index.ts", import.meta.url), "utf8")).toBe(before);
    expect(existsSync(new URL("../../../../games/kernel", import.meta.url))).toBe(false);
  });

  test("over the same game a second time", async () => {
    const written = readFileSync(join(root, "games/index.ts"), "utf8");
    const { code, err } = await outrigger(["new", "sea-race", "--root", root]);
    expect([code, err]).toEqual([1, "outrigger new: games/sea-race exists already; nothing was written"]);
    expect(readFileSync(join(root, "games/index.ts"), "utf8")).toBe(written);
  });
});
