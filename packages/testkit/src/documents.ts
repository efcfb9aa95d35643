// Examples in documents: a fenced block that names a file after its language, such as ```ts race.test.ts, is written to that
// file and run, so that no example can grow old.

export interface Example {
  readonly file: string;
  readonly text: string;
}

const FENCE = /^```[a-z]+ ([\w./-]+)\n([\s\S]*?)^```$/gm;

/** Blocks for the same file are pieces of it, in the order in which they stand. */
export function examplesIn(document: string): Example[] {
  const files = new Map<string, string>();
  for (const [, file = "", text = ""] of document.replaceAll("\r\n", "\n").matchAll(FENCE)) {
    const before = files.get(file);
    files.set(file, before === undefined ? text : `${before}\n${text}`);
  }
  return [...files].map(([file, text]) => ({ file, text }));
}
