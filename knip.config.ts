// Unused files, exports and dependencies.
import type { KnipConfig } from "knip";

/** What only this house imports: an export that nobody imports is one too many there. What others install is theirs to use. */
const inner = { includeEntryExports: true };

const config: KnipConfig = {
  treatConfigHintsAsErrors: false,
  workspaces: {
    ".": {
      entry: [
        "scripts/*.{ts,mjs}",
        "scripts/packages/outsider/selfplay.ts",
        "scripts/mutate/vitest.config.ts",
        "training/*.ts",
        "examples/*.ts",
      ],
      project: ["scripts/**/*.{ts,mjs}", "training/*.ts", "examples/*.ts", "*.ts"],
      ignoreDependencies: ["@outrigger/.*", "ts7", "svelte-check"],
    },
    // The fonts are named in a style sheet only; pictures are made on demand.
    "apps/web": {
      entry: ["e2e/{pictures,frames}.ts", "public/*.js"],
      ignoreDependencies: ["@fontsource-variable/.*", "@iconify-json/game-icons"],
    },
    // Made the fixtures once, from a checkout of its version.
    "packages/testkit": { entry: ["fixtures/*/make.mjs"] },
    // scripts/soak.ts finds them by the game's name; components are compiled with svelte, imported or not.
    "games/*": {
      entry: ["rules/testing/{arranged,unreached,secrets}.ts"],
      ignoreDependencies: ["svelte"],
    },
    // What `outrigger new` copies.
    "apps/cli": { entry: ["bin/*.mjs", "template/index.ts"] },
    // Run as processes of their own.
    "apps/server": {
      ...inner,
      entry: ["src/testing/node.ts"],
      // Used by the program that a test writes against the description of the interface.
      ignoreDependencies: ["openapi-fetch"],
    },
    "packages/{analysis,board,engines,host,protocol,storage}": inner,
    "tools/measure": {
      ...inner,
      entry: ["src/{load/{clients,peer-server},bench/side,{attack,examples,peer}/main}.ts"],
    },
  },
};

export default config;
