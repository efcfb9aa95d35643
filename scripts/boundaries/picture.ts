// The picture in ARCHITECTURE.md: every part under its own name, with an arrow to each part it builds on. What a part also
// reaches by way of another has no arrow of its own, or nobody could see the wood for the trees.
import { type Area, allowances } from "./areas.ts";

type Table = Readonly<Record<string, { readonly values: readonly string[] }>>;

/** The parts whose folder is not called as they are. */
export const FOLDERS: Partial<Readonly<Record<Area, string>>> = {
  "game-names": "games/*/rules/names.ts",
  rules: "games/*/rules",
  ui: "games/*/ui",
  game: "games/*/*.ts",
  registry: "games/index.ts",
  "web-worker": "web/workers",
};
const folderOf = (area: string): string => FOLDERS[area as Area] ?? area.replace(/^game-/, "games/*/");

/** Mermaid, as GitHub and most readers of Markdown draw it. */
export function drawPicture(table: Table = allowances): string {
  const parts = Object.keys(table);
  const boxes = parts.map((part) => `  ${part}["${folderOf(part)}"]`);
  const arrows = parts.flatMap((part) => neededBy(table, part).map((other) => `  ${part} --> ${other}`));
  return ["```mermaid", "flowchart TD", ...boxes, ...arrows, "```"].join("\n");
}

const usedBy = (table: Table, part: string): string[] => (table[part]?.values ?? []).filter((other) => other !== part);

function neededBy(table: Table, part: string): string[] {
  const own = usedBy(table, part);
  return own.filter((other) => !own.some((between) => between !== other && reaches(table, between, other)));
}

function reaches(table: Table, from: string, to: string): boolean {
  return usedBy(table, from).some((next) => next === to || reaches(table, next, to));
}

const FENCE = /```mermaid\n[\s\S]*?```/;

export const readPicture = (document: string): string | undefined => FENCE.exec(document)?.[0];
export const putPicture = (document: string, picture: string): string => document.replace(FENCE, () => picture);
