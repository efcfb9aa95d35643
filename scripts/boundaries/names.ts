// One set of file names: whoever knows one game finds the same thing in the next. CONTRIBUTING.md shows it to readers.

/** In every game with a pack of components; the rules may keep theirs in a chapter's folder. */
const FILES = [
  "arrange/index.ts",
  "bot/features.ts",
  "bot/index.test.ts",
  "bot/index.ts",
  "lessons/answers.json",
  "lessons/contents.json",
  "lessons/index.ts",
  "mutations.diff",
  "pack/index.test.ts",
  "pack/index.ts",
  "rules/**/events.ts",
  "rules/**/notes.ts",
  "rules/**/setup.ts",
  "rules/clauses.test.ts",
  "rules/components.ts",
  "rules/conformance.test.ts",
  "rules/index.ts",
  "rules/invariants.ts",
  "rules/pack-source.ts",
  "rules/pack.json",
  "rules/records.test.ts",
  "rules/view.test.ts",
  "rules/view.ts",
  "rules/vocabulary.ts",
  "scenes/index.ts",
  "tactics/games.json",
  "tactics/index.ts",
  "tactics/tactics.json",
  "text/choices.ts",
  "text/describe.ts",
  "text/en/clauses.json",
  "text/en/lookup.json",
  "text/en/messages.json",
  "text/en/rules.json",
  "text/index.test.ts",
  "text/index.ts",
  "text/log.ts",
  "text/phases.json",
  "text/words.ts",
  "ui/beats.ts",
  "ui/index.ts",
];

/** The files that games lack, of all the paths in the house. Reference games, which have no pack, hold what they need. */
export function findUnnamed(paths: readonly string[]): string[] {
  const games = new Set(paths.flatMap((path) => /^games\/([^/]+)\/pack\//.exec(path)?.[1] ?? []));
  return [...games].flatMap((game) => {
    const own = paths.filter((path) => path.startsWith(`games/${game}/`));
    return [...FILES, `rules/${game}.ts`]
      .filter((file) => !isThere(own, game, file))
      .map((file) => `games/${game}/${file}`);
  });
}

function isThere(own: readonly string[], game: string, file: string): boolean {
  const [folder = "", name] = file.split("**");
  const start = `games/${game}/${folder}`;
  return own.some((path) => (name === undefined ? path === start : path.startsWith(start) && path.endsWith(name)));
}
