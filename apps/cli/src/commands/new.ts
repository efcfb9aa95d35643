// outrigger new: a folder under games/ with a small game that is whole, and its line in the registry.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { EXIT, Fault } from "../faults.ts";
import { oneArgument, readFlags } from "../flags.ts";
import type { Io } from "../io.ts";
import { locked, type Manifest, registered } from "../new/house.ts";
import { type Names, namesOf, renamed } from "../new/names.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger new NAME

Writes a new game into games/NAME: rules, texts in English, a bot, tests, planted bugs; and enters it in
games/index.ts and package-lock.json. It is a small game of stones that passes npm test and can be played in the
terminal and in the page at once; change it into yours (docs/adding-a-game.md).

NAME has small letters, digits and single hyphens, such as sea-race. A folder that exists is left alone.

  --root DIR  the checkout to write into; the one this command belongs to by default`;

const here = fileURLToPath(new URL("../../../../", import.meta.url));
const template = fileURLToPath(new URL("../../template/", import.meta.url));

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, { root: { type: "string" } });
  const names = namesOf(oneArgument(positionals, "the name of the game"));
  const root = values.root ?? here;
  const folder = join(root, "games", names.id);
  if (existsSync(folder)) throw new Fault(`games/${names.id} exists already; nothing was written`);
  const manifest = manifestOf(names, JSON.parse(read(root, "package.json")).version);
  // Whatever is wrong with these comes out before anything is written.
  const context = {
    "games/index.ts": registered(read(root, "games/index.ts"), names.id),
    "package-lock.json": locked(read(root, "package-lock.json"), names.id, manifest.locked),
  };
  writeGame(folder, names, manifest.text);
  for (const [path, text] of Object.entries(context)) writeFileSync(join(root, path), text);
  link(root, names.id, manifest.locked);
  tidy(root, folder);
  io.out(told(names));
  return EXIT.ok;
}

function read(root: string, path: string): string {
  const file = join(root, path);
  if (!existsSync(file)) throw new Fault(`${root} is no checkout of Outrigger: it has no ${path}`);
  return readFileSync(file, "utf8");
}

function writeGame(folder: string, names: Names, manifest: string): void {
  mkdirSync(folder);
  cpSync(template, folder, { recursive: true });
  for (const path of globSync("**/*.{ts,json,md,diff}", { cwd: folder })) {
    const file = join(folder, path);
    writeFileSync(file, renamed(readFileSync(file, "utf8"), names));
  }
  writeFileSync(join(folder, "package.json"), manifest);
}

/** All packages are of one version: a new game is of the house's. */
function manifestOf({ id, title }: Names, version: string): { readonly text: string; readonly locked: Manifest } {
  const own = (...packages: string[]) => Object.fromEntries(packages.map((name) => [`@outrigger/${name}`, version]));
  const [name, license] = [`@outrigger/${id}`, "MIT"];
  const [dependencies, devDependencies] = [own("bots", "kernel", "text"), own("testkit")];
  const parts = ["rules", "text", "bot"].map((part) => [`./${part}`, `./${part}/index.ts`]);
  const manifest = {
    name,
    version,
    private: true,
    description: `The game ${title}.`,
    license,
    type: "module",
    exports: Object.fromEntries([[".", "./index.ts"], ...parts]),
    dependencies,
    devDependencies,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  return { text, locked: { name, version, license, dependencies, devDependencies } };
}

/** What `npm install` would do besides: the link, and npm's own account of what is installed, or all of it is fetched again. */
function link(root: string, id: string, manifest: Manifest): void {
  const from = join(root, "node_modules/@outrigger", id);
  if (existsSync(dirname(from)) && !existsSync(from)) symlinkSync(join("..", "..", "games", id), from, "junction");
  const account = join(root, "node_modules/.package-lock.json");
  const known = existsSync(account) ? readFileSync(account, "utf8") : undefined;
  if (known?.includes(`"node_modules/@outrigger/${id}"`) === false) writeFileSync(account, locked(known, id, manifest));
}

/** A longer name makes longer lines: the house's formatter breaks them where it would. */
function tidy(root: string, folder: string): void {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  if (!existsSync(biome)) return;
  const { status, stderr } = spawnSync(
    process.execPath,
    [biome, "check", "--write", folder, join(root, "games/index.ts")],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Fault(`the new files could not be formatted: ${stderr.trim()}`);
}

function told({ id, title }: Names): string {
  const ways = [
    ["npm start", "play it in the page, from its card"],
    [`npx outrigger play ${id}`, "play it in the terminal"],
    [`npm run unit -- games/${id}`, "run its tests"],
  ] as const;
  const width = Math.max(...ways.map(([command]) => command.length));
  return [
    `games/${id} is there, and ${title} is a game already:`,
    "",
    ...ways.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`),
    "",
    "docs/adding-a-game.md leads from here to a game of your own.",
  ].join("\n");
}

export const command: Command = { help, run };
