// The package.json that others get: built files instead of sources, and only the dependencies that what is shipped imports.
import type { Published } from "./plan.ts";

/** The oldest Node with everything the built files ask for. */
const OLDEST_NODE = ">=22";

interface Door {
  readonly types: string;
  readonly default: string;
}

export interface PackedManifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Door>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/**
 * `used` names the packages that the shipped files import. What is declared for development alone, such as the test kit's
 * test runner, is for the user to bring: an optional peer.
 */
export function packedManifest({ manifest, doors }: Published, used: ReadonlySet<string>): PackedManifest {
  const { name, version, description, license, dependencies = {}, devDependencies = {} } = manifest;
  const peers = Object.keys(devDependencies).filter((each) => used.has(each) && !Object.hasOwn(dependencies, each));
  for (const each of used)
    if (each !== name && !Object.hasOwn(dependencies, each) && !peers.includes(each))
      throw new Error(`${name} imports ${each} and does not declare it`);
  return {
    name,
    version,
    description,
    license,
    type: "module",
    engines: { node: OLDEST_NODE },
    exports: Object.fromEntries(Object.entries(doors).map(([door, source]) => [door, built(source)])),
    files: ["dist", "CHANGELOG.md"],
    dependencies: pick(dependencies, (each) => used.has(each)),
    peerDependencies: pick(devDependencies, (each) => peers.includes(each)),
    peerDependenciesMeta: Object.fromEntries(peers.map((each) => [each, { optional: true }])),
  };
}

/** Packages of ours that one of these needs and that nobody could install. */
export function unpublished(manifests: readonly PackedManifest[]): string[] {
  const names = manifests.map(({ name }) => name);
  return manifests.flatMap(({ name, dependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...peerDependencies })
      .filter((each) => each.startsWith("@outrigger/") && !names.includes(each))
      .map((each) => `${each}, which ${name} needs`),
  );
}

function pick<Value>(from: Readonly<Record<string, Value>>, isWanted: (key: string) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => isWanted(key)));
}

/** Where the built file of a source lies in the package. */
function built(source: string): Door {
  const path = source.replace(/^\.\//, "./dist/").replace(/\.ts$/, "");
  return { types: `${path}.d.ts`, default: `${path}.js` };
}
