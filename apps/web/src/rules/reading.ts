// Reads the text of a rules page: paragraphs, lists and figures; and finds clauses by id or words.
import type { Messages } from "@outrigger/text";

export type Block =
  | { readonly kind: "paragraph"; readonly line: string }
  | { readonly kind: "list"; readonly lines: string[] }
  | { readonly kind: "figure"; readonly name: string };

/** `tell` says what a line tells at the table in question; one that has nothing to tell there is left out. */
export function readBody(body: readonly string[], tell: (line: string) => string): Block[] {
  const blocks: Block[] = [];
  for (const line of body.map(tell)) {
    if (line === "" || line === "- ") continue;
    const figure = /^!\[([^\]]+)\]$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (figure !== undefined) blocks.push({ kind: "figure", name: figure });
    else if (!line.startsWith("- ")) blocks.push({ kind: "paragraph", line });
    else if (last?.kind === "list") last.lines.push(line.slice(2));
    else blocks.push({ kind: "list", lines: [line.slice(2)] });
  }
  return blocks;
}

/** Without marks and capitals, so that "maori" finds "Māori" and "lodz" finds "Łódź". */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[łŁ]/g, "l").replace(/[ʻ’']/g, "").toLowerCase();
}

/** Clauses in which every word searched for occurs, in the id or in the text. */
export function findClauses(
  clauses: Messages,
  search: string,
  tell: (text: string) => string,
): { readonly id: string; readonly text: string }[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return Object.entries(clauses)
    .map(([id, text]): [string, string] => [id, tell(text)])
    .filter(([id, text]) => words.every((word) => plain(`${id} ${text}`).includes(word)))
    .map(([id, text]) => ({ id, text }));
}
