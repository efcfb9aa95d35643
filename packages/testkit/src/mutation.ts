/** A bug planted into a game's rules, which its tests must notice; `games/<game>/mutations.diff` lists them. */
export interface Mutation {
  /** The clause the bug breaks. */
  readonly clause: string;
  /** Relative to `rules/`; the check of packs is `../pack/…`. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** Reads a list of planted bugs: a line with clause and file, then as in a diff what is taken out (-) and put in (+). */
export function parseMutations(text: string): Mutation[] {
  const planted = text.replaceAll(/^#.*\n/gm, "").split(/\n{2,}/);
  return planted
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .map(parseMutation);
}

function parseMutation(planted: string): Mutation {
  const [head = "", ...lines] = planted.split("\n");
  const [, clause, file] = /^(\S+) (\S+)$/.exec(head) ?? [];
  if (clause === undefined || file === undefined) throw new Error(`not a clause and a file: "${head}"`);
  const astray = lines.find((line) => !/^[-+]/.test(line));
  if (astray !== undefined) throw new Error(`${head}: neither taken out nor put in: "${astray}"`);
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
  return { clause, file, find: marked("-").join("\n"), replace: marked("+").join("\n") };
}
