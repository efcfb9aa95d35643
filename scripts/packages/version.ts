// One version for all packages: they are made and tested together, and only together.

const SECTIONS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"] as const;
type Section = Readonly<Record<string, string>>;
type Versioned = { readonly version?: string } & { readonly [section in (typeof SECTIONS)[number]]?: Section };

const isOwn = (name: string): boolean => name.startsWith("@outrigger/");

/** A package.json, or its entry in the lock file, with the version in its place; fields keep their order. */
export function withVersion(manifest: Versioned, version: string): Versioned {
  const changed: Record<string, unknown> = { ...manifest };
  // The lock file has none for packages that are linked.
  if (manifest.version !== undefined) changed["version"] = version;
  for (const section of SECTIONS) {
    const entries = manifest[section];
    if (entries === undefined) continue;
    changed[section] = Object.fromEntries(
      Object.entries(entries).map(([name, old]) => [name, isOwn(name) ? version : old]),
    );
  }
  return changed;
}

/** What in a package.json is of another version. */
export function findOtherVersions(manifest: Versioned, version: string): string[] {
  const problems = manifest.version === version ? [] : [`is ${manifest.version}, not ${version}`];
  for (const section of SECTIONS)
    for (const [name, wanted] of Object.entries(manifest[section] ?? {}))
      if (isOwn(name) && wanted !== version) problems.push(`wants ${name} ${wanted}, not ${version}`);
  return problems;
}

/** The changes with a heading for the version above the one before, unless it is there. */
export function withHeading(changes: string, version: string): string {
  if (changes.includes(`## ${version}\n`)) return changes;
  const first = changes.indexOf("\n## ");
  if (first < 0) throw new Error("CHANGELOG.md has no version yet");
  return `${changes.slice(0, first)}\n## ${version}\n${changes.slice(first)}`;
}
