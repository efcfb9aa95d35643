// The house as it was at another time: the ladder plays against its bots, the bench against its speed.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of this tree. */
export const HERE = fileURLToPath(new URL("../../../", import.meta.url));

export interface Tree {
  readonly folder: string;
  dismiss(): void;
}

/** A tree as it was at a revision, in a folder of its own; or a folder that holds one already. */
export function openTree(revision: string): Tree {
  if (existsSync(join(revision, "packages/kernel"))) return { folder: resolve(revision), dismiss: () => undefined };
  const parent = mkdtempSync(join(tmpdir(), "outrigger-tree-"));
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
