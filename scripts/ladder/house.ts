// Where bots come from: this tree, or another one with the bots of another time.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Bot, BotName, Guide } from "@outrigger/bots";
import type { Game } from "@outrigger/kernel";

/** All that a bot needs to play. Those of another time get their own rules along with the view. */
export interface House {
  readonly rules: Game;
  readonly guide: Guide | undefined;
  findBot(name: BotName, guide?: Guide): Bot;
}

interface Bots {
  findBot: House["findBot"];
  /** Older trees have none: their guides are complete. */
  loadGuide?(entry: Entry, name: BotName): Promise<Guide | undefined>;
}

interface Entry {
  rules(): Promise<{ readonly rules: Game }>;
  bot?(): Promise<{ readonly guide: Guide }>;
}

/** With its network, where there is one: a trial may ask any level to judge by it. */
export async function loadHouse(folder: string, game: string): Promise<House> {
  const load = (path: string) => import(pathToFileURL(join(folder, path)).href);
  const { findBot, loadGuide }: Bots = await load("packages/bots/src/index.ts");
  const { findGame }: { findGame(id: string): Promise<Entry | undefined> } = await load("games/index.ts");
  const entry = await findGame(game);
  if (entry === undefined) throw new Error(`there is no ${game} in ${folder}`);
  const { rules } = await entry.rules();
  const guide = loadGuide === undefined ? (await entry.bot?.())?.guide : await loadGuide(entry, "learned");
  return { rules, guide, findBot };
}

/** The root of this tree. */
export const HERE = fileURLToPath(new URL("../../", import.meta.url));

interface Tree {
  readonly folder: string;
  dismiss(): void;
}

/** A tree as it was at a revision, in a folder of its own; or a folder that holds one already. */
export function openTree(revision: string): Tree {
  if (existsSync(join(revision, "packages/bots"))) return { folder: resolve(revision), dismiss: () => undefined };
  const parent = mkdtempSync(join(tmpdir(), "outrigger-ladder-"));
  const folder = join(parent, "tree");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: HERE, stdio: "pipe" });
  const remove = (): void => rmSync(parent, { recursive: true, force: true });
  const dismiss = (): void => {
    remove();
    git("worktree", "prune");
  };
  try {
    git("worktree", "add", "--detach", folder, revision);
    linkModules(folder);
  } catch (error) {
    remove();
    throw new Error(`no tree of revision "${revision}": ${error instanceof Error ? error.message : error}`);
  }
  return { folder, dismiss };
}

/** Its own packages, and what this tree has of everybody else's. */
function linkModules(folder: string): void {
  const own = join(folder, "node_modules/@outrigger");
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(HERE, "node_modules")))
    if (name !== "@outrigger" && !name.startsWith("."))
      symlinkSync(join(HERE, "node_modules", name), join(folder, "node_modules", name));
  for (const workspace of workspacesOf(folder)) {
    const { name } = JSON.parse(readFileSync(join(workspace, "package.json"), "utf8"));
    symlinkSync(workspace, join(folder, "node_modules", name));
  }
}

function workspacesOf(folder: string): string[] {
  const areas = ["packages", "games", "apps", "tools"]
    .map((area) => join(folder, area))
    .filter((area) => existsSync(area));
  const inside = areas.flatMap((area) => readdirSync(area).map((name) => join(area, name)));
  return [...areas, ...inside].filter((place) => existsSync(join(place, "package.json")));
}
