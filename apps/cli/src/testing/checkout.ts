// A copy of the checkout to write into, with links to whatever npm has installed.
import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const SOURCES = ["packages", "games", "apps", "tools", "scripts", ".gitignore"];
/** What npm says is installed. */
const ACCOUNT = ".package-lock.json";
const aside = /[\\/](node_modules|dist|fixtures|e2e|test-results)([\\/]|$)/;

export function copyCheckout(folder: string): void {
  const files = readdirSync(root).filter((name) => /\.(json|ts)$/.test(name));
  for (const name of [...SOURCES, ...files])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !aside.test(path.slice(root.length - 1)),
    });
  mkdirSync(join(folder, "node_modules/@outrigger"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@outrigger" && !name.startsWith(".outrigger") && name !== ACCOUNT)
      symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name), "junction");
  cpSync(join(root, "node_modules", ACCOUNT), join(folder, "node_modules", ACCOUNT));
  // These lead into the copy, as npm made them.
  for (const name of readdirSync(join(root, "node_modules/@outrigger")))
    symlinkSync(
      readlinkSync(join(root, "node_modules/@outrigger", name)),
      join(folder, "node_modules/@outrigger", name),
      "junction",
    );
}
