// The import table: which part of the house a file belongs to, and what each part may import.
// ARCHITECTURE.md shows the same table to readers.

const PACKAGES = [
  "kernel",
  "records",
  "text",
  "testkit",
  "bots",
  "protocol",
  "host",
  "storage",
  "board",
  "penrose",
  "scene",
  "engines",
  "analysis",
] as const;
/** What the entry of a game is made of, but for its pictures. */
const GAME_PARTS = [
  "game-names",
  "rules",
  "game-arrange",
  "game-scenes",
  "game-lessons",
  "game-pack",
  "game-text",
  "game-bot",
] as const;
const AREAS = [
  ...PACKAGES,
  "registry",
  ...GAME_PARTS,
  "ui",
  "game",
  "server",
  "cli",
  "measure",
  "web",
  "web-worker",
  "scripts",
] as const;
export type Area = (typeof AREAS)[number];

/** Where a file lives: its area, and for a game's files the game. */
export type Part = { readonly area: Area; readonly game?: string };

const headless: readonly Area[] = [
  "kernel",
  "penrose",
  "records",
  "text",
  "bots",
  "protocol",
  "host",
  "storage",
  "engines",
  "analysis",
  "scene",
  "registry",
  "game-names",
  "rules",
  "game-arrange",
  "game-lessons",
  "game-text",
  "game-bot",
];

type Allowance = {
  readonly values: readonly Area[];
  /** Additionally allowed for `import type` only. */
  readonly types?: readonly Area[];
  /** What may be used of the packages of others; where nothing is said, whatever is declared. */
  readonly libraries?: readonly string[];
};

export const allowances: Readonly<Record<Area, Allowance>> = {
  kernel: { values: [], libraries: [] },
  penrose: { values: [], libraries: [] },
  scene: { values: ["kernel"], types: ["text"], libraries: [] },
  records: { values: ["kernel"], libraries: ["zod", "@noble/hashes"] },
  text: { values: [], libraries: ["intl-messageformat", "minisearch"] },
  bots: { values: ["kernel"], libraries: [] },
  engines: { values: ["kernel", "bots"], libraries: [] },
  analysis: { values: ["kernel", "bots", "records"], libraries: [] },
  protocol: { values: ["kernel"], libraries: ["zod"] },
  host: { values: ["kernel", "records", "protocol"], libraries: [] },
  storage: { values: ["kernel", "records", "protocol"] },
  board: { values: [], types: ["kernel", "text"], libraries: ["svelte"] },
  testkit: { values: [...headless, "board", "ui"] },
  registry: { values: ["game"], types: ["kernel", "bots", "text", "scene"], libraries: [] },
  "game-names": { values: ["penrose"], types: ["kernel", "rules"], libraries: [] },
  rules: { values: ["kernel", "penrose", "game-names"], libraries: [] },
  "game-arrange": { values: ["kernel", "penrose", "game-names", "rules"], libraries: [] },
  "game-scenes": { values: ["scene"], types: ["kernel", "game-names", "rules", "game-arrange"], libraries: [] },
  "game-lessons": { values: [], types: ["scene", "game-arrange"], libraries: [] },
  "game-pack": { values: ["kernel", "protocol", "game-names", "rules"], libraries: ["zod"] },
  "game-text": { values: ["text", "game-names"], types: ["kernel", "rules"], libraries: [] },
  "game-bot": { values: ["kernel", "bots", "penrose", "game-names", "rules"], libraries: [] },
  ui: {
    values: ["kernel", "game-names", "game-text", "board", "penrose"],
    types: ["text", "rules"],
    libraries: ["svelte"],
  },
  game: {
    values: ["kernel", "text", "bots", ...GAME_PARTS],
    types: ["testkit"],
  },
  server: { values: headless },
  cli: { values: [...headless, "server", "measure"], types: ["testkit"] },
  measure: { values: [...headless, "testkit", "server"] },
  web: {
    values: ["protocol", "board", "ui", "text", "game-text", "game-lessons", "scene"],
    types: ["kernel", "web-worker"],
  },
  "web-worker": {
    values: [
      "kernel",
      "records",
      "protocol",
      "host",
      "bots",
      "analysis",
      "text",
      "scene",
      "registry",
      "rules",
      "game-text",
      "game-bot",
      "web",
    ],
  },
  scripts: { values: [...headless, "testkit"] },
};

/** What a test may import beyond its area: the kit, a real game, and for browser tests what the page's workers import. */
export const testAllowance = (area: Area): readonly Area[] => [
  "kernel",
  "records",
  "testkit",
  "scene",
  "text",
  "game-names",
  "rules",
  "game-arrange",
  "game-text",
  ...(area === "web" ? allowances["web-worker"].values : []),
];

/** Runs in a page as well as in Node, so Node's own modules are out of reach. */
export const portable: readonly Area[] = [
  "kernel",
  "penrose",
  "scene",
  "records",
  "text",
  "bots",
  "analysis",
  "protocol",
  "host",
  "board",
  "registry",
  ...GAME_PARTS,
  "ui",
  "web",
  "web-worker",
];

/** Chance, clocks and surroundings are injected here. */
export const pure: readonly Area[] = [
  "kernel",
  "penrose",
  "scene",
  "bots",
  "analysis",
  "game-names",
  "rules",
  "game-arrange",
  "game-bot",
];

const gameParts: Readonly<Record<string, Area>> = {
  rules: "rules",
  arrange: "game-arrange",
  scenes: "game-scenes",
  lessons: "game-lessons",
  pack: "game-pack",
  text: "game-text",
  bot: "game-bot",
  ui: "ui",
};

/** The place of a file by its path from the root; undefined for files that the table does not speak of. */
export function placeOf(path: string): Part | undefined {
  const [top, name, part, ...deeper] = path.split("/");
  if (top === "scripts" || path.endsWith(".config.ts")) return { area: "scripts" };
  if (name === undefined) return undefined;
  if (top === "packages") return isArea(name) ? { area: name } : undefined;
  if (top === "games") return part === undefined ? { area: "registry" } : placeInGame(name, part, deeper);
  if (top === "tools") return isArea(name) ? { area: name } : undefined;
  if (top !== "apps") return undefined;
  if (name !== "web") return isArea(name) ? { area: name } : undefined;
  return { area: [part, ...deeper].slice(0, -1).includes("workers") ? "web-worker" : "web" };
}

/** What things are called, where they lie, and what printed numbers alone say: all of the rules that words and pictures may use. */
const NAMES: readonly string[] = ["vocabulary.ts", "names.ts", "prices.ts", "combat/outcome.ts", "island/materials.ts"];

function placeInGame(game: string, part: string, inside: readonly string[]): Part {
  if (part === "rules" && NAMES.includes(inside.join("/"))) return { area: "game-names", game };
  return { area: (inside.length > 0 ? gameParts[part] : undefined) ?? "game", game };
}

const isArea = (name: string): name is Area => (AREAS as readonly string[]).includes(name);

/** Code that is no part of a running site, the test kit and a new game's template among it: development dependencies and Node are at hand. */
export const isTool = (path: string): boolean =>
  isTest(path) || /^(scripts|tools|packages\/testkit|apps\/cli\/template)\/|\.config\.ts$/.test(path);

/** Tests, and what only tests import. */
export const isTest = (path: string): boolean =>
  /\.test\.ts$|\/testing\//.test(path) || path.startsWith("apps/web/e2e/");
