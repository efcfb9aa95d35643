// Tables of words are written a line each, with the word first that the others of its line belong to.

export function byFirstWord(
  lines: string,
  entries: (first: string, others: readonly string[]) => readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const rows = lines.trim().split("\n");
  return new Map(
    rows.flatMap((line) => {
      const [first = "", ...others] = line.trim().split(/\s+/);
      return entries(first, others);
    }),
  );
}
