// Which parts of the house others can install, and what of each: the packages, and the rules, texts and bots of every game.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Published {
  /** From the root, with forward slashes. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Its doors by sub-path, each with the source it opens on, from the folder. */
  readonly doors: Readonly<Record<string, string>>;
}

/** The packages, each with the doors that only this house has a use for. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  penrose: [],
  records: [],
  scene: [],
  text: [],
  bots: [],
  testkit: ["./beats", "./documents", "./packs", "./tree", "./tree-game", "./twins"],
};
/** A game's table needs a page, and its entry the site's registry: both stay here. */
const GAME_DOORS = ["./rules", "./text", "./bot"];

export function readPublished(root: string): Published[] {
  const games = globSync("games/*/package.json", { cwd: root }).map((path) =>
    path.replaceAll("\\", "/").replace("/package.json", ""),
  );
  const packages = Object.entries(PACKAGES).map(([name, shut]) =>
    readOne(root, `packages/${name}`, (door) => !shut.includes(door)),
  );
  return [...packages, ...games.sort().map((folder) => readOne(root, folder, (door) => GAME_DOORS.includes(door)))];
}

function readOne(root: string, folder: string, isOpen: (door: string) => boolean): Published {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const doors = Object.fromEntries(Object.entries(manifest.exports).filter(([door]) => isOpen(door)));
  return { folder, manifest, doors };
}

/** `@outrigger/kernel` and `./play` are `@outrigger/kernel/play` to whoever imports it. */
export const specifierOf = (name: string, door: string): string => name + door.slice(1);
