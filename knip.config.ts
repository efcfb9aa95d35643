// Unused files, exports and dependencies.
import { existsSync, globSync } from "node:fs";
import type { KnipConfig } from "knip";

const folders = globSync("{packages,games,apps}/*/package.json").map((path) => path.replace(/[\\/]package\.json$/, ""));

/** A folder that is only announced by its package.json has nothing that could be used. */
const unborn = folders.filter(
  (folder) => globSync(`${folder}/**/*.{ts,svelte}`, { exclude: ["**/node_modules/**"] }).length === 0,
);

/** A game without an entry is still being written: nobody can use it yet. */
const unfinished = folders.filter((folder) => folder.startsWith("games") && !existsSync(`${folder}/index.ts`));

/** What only a game's table needs, while the game has none. */
const withoutTable = folders.filter(
  (folder) => folder.startsWith("games") && !folder.endsWith("connect-four") && !existsSync(`${folder}/ui`),
);

/** Read by scripts/mutate.ts, which finds it by the game's name. */
const MUTATIONS = "mutations.ts";

const config: KnipConfig = {
  ignoreWorkspaces: [...unborn, ...unfinished],
  treatConfigHintsAsErrors: false,
  workspaces: {
    ".": {
      entry: ["scripts/*.{ts,mjs}", "scripts/mutate/vitest.config.ts"],
      project: ["scripts/**/*.{ts,mjs}", "*.ts"],
      ignoreDependencies: ["@outrigger/.*", "ts7", "svelte-check"],
    },
    // The fonts are named in a style sheet only; pictures are made on demand.
    "apps/web": {
      entry: ["e2e/pictures.ts", "public/*.js"],
      ignoreDependencies: ["@fontsource-variable/.*", "@iconify-json/game-icons"],
    },
    // Components need it without ever naming it.
    "games/*": { entry: [MUTATIONS], ignoreDependencies: ["svelte"] },
    // Tests of push messages make a certificate with it.
    "apps/server": { entry: ["src/drive/node.ts"], ignoreBinaries: ["openssl"] },
    ...Object.fromEntries(
      withoutTable.map((folder) => [
        folder,
        { entry: [MUTATIONS], ignoreDependencies: ["svelte", "@outrigger/board"] },
      ]),
    ),
  },
};

export default config;
