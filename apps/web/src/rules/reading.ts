// Reads the text of a rules page: paragraphs, lists, tables and figures.

export type Block =
  | { readonly kind: "paragraph"; readonly line: string }
  | { readonly kind: "list"; readonly lines: string[] }
  | { readonly kind: "table"; readonly rows: string[][] }
  | { readonly kind: "figure"; readonly name: string };

/** `tell` says what a line tells at the table in question; one that has nothing to tell there is left out. */
export function readBody(body: readonly string[], tell: (line: string) => string): Block[] {
  const blocks: Block[] = [];
  for (const line of body.map(tell)) {
    if (line === "" || line === "- ") continue;
    const figure = /^!\[([^\]]+)\]$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (figure !== undefined) blocks.push({ kind: "figure", name: figure });
    else if (isRow(line)) addRow(blocks, line);
    else if (!line.startsWith("- ")) blocks.push({ kind: "paragraph", line });
    else if (last?.kind === "list") last.lines.push(line.slice(2));
    else blocks.push({ kind: "list", lines: [line.slice(2)] });
  }
  return blocks;
}

const isRow = (line: string): boolean => line.startsWith("| ");

/** "| a | b |" */
function cellsOf(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** One line by itself, as an answer cites it: a row of a table says what its columns are. */
export function readLine(body: readonly string[], at: number, tell: (line: string) => string): string {
  const line = tell(body[at] ?? "");
  if (!isRow(line)) return line.replace(/^- /, "");
  const head = body.slice(0, at).findLastIndex((before) => !isRow(before)) + 1;
  const names = head < at ? cellsOf(tell(body[head] ?? "")) : [];
  return cellsOf(line)
    .map((cell, column) => (names[column] === undefined ? cell : `${names[column]}: ${cell}`))
    .join(" · ");
}

function addRow(blocks: Block[], line: string): void {
  const cells = cellsOf(line);
  const last = blocks.at(-1);
  if (last?.kind === "table") last.rows.push(cells);
  else blocks.push({ kind: "table", rows: [cells] });
}
