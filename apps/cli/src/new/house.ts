// The two files outside its folder that know of every game: the registry, and npm's lock file.
import { Fault } from "../faults.ts";

/** The parts of a game's package.json that the lock file repeats. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const LINE = /^ {2}"?([a-z0-9-]+)"?: \(\) => import\("\.\/[a-z0-9-]+\/index\.ts"\),$/;

/** The source of the registry with one line more, at its place in the alphabet. */
export function registered(source: string, id: string): string {
  const lines = source.split("\n");
  const known = lines.flatMap((line, at) => {
    const name = LINE.exec(line)?.[1];
    return name === undefined ? [] : [{ name, at }];
  });
  const last = known.at(-1);
  if (last === undefined) throw new Fault("games/index.ts has no line for any game");
  if (known.some(({ name }) => name === id)) throw new Fault(`games/index.ts has a game "${id}" already`);
  const next = known.find(({ name }) => name > id)?.at ?? last.at + 1;
  const key = id.includes("-") ? JSON.stringify(id) : id;
  return lines.toSpliced(next, 0, `  ${key}: () => import("./${id}/index.ts"),`).join("\n");
}

/** The lock file as `npm install` would leave it: the package, and the link to its folder. */
export function locked(source: string, id: string, manifest: Manifest): string {
  const lock = JSON.parse(source) as { readonly packages: Record<string, unknown> };
  const link = `node_modules/${manifest.name}`;
  if (Object.hasOwn(lock.packages, link))
    throw new Fault(`there is a package ${manifest.name} already: choose another name`);
  const packages = { ...lock.packages, [`games/${id}`]: manifest, [link]: { resolved: `games/${id}`, link: true } };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, "en")));
  return `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`;
}
