// Connect four in words. Each language is loaded when it is asked for.
import type { GameText, Language, Messages, RulesText, Say } from "@outrigger/text";
import type { ConnectFourEvent, ConnectFourMove, ConnectFourState } from "../rules/index.ts";

const messages: Record<Language, () => Promise<{ readonly messages: Messages }>> = {
  en: () => import("./en.ts"),
  it: () => import("./it.ts"),
  pl: () => import("./pl.ts"),
};
const clauses: Record<Language, () => Promise<{ readonly clauses: Messages }>> = {
  en: () => import("./clauses.en.ts"),
  it: () => import("./clauses.it.ts"),
  pl: () => import("./clauses.pl.ts"),
};
const rules: Record<Language, () => Promise<{ readonly rules: RulesText }>> = {
  en: () => import("./rules.en.ts"),
  it: () => import("./rules.it.ts"),
  pl: () => import("./rules.pl.ts"),
};

const DISCS = ["·", "●", "○"];

function tell(say: Say, event: ConnectFourEvent, names: readonly string[]): string {
  if (event.kind === "dropped")
    return say("event.dropped", { name: names[event.seat] ?? "", column: event.column + 1 });
  return event.winner < 0 ? say("event.ended.draw") : say("event.ended", { name: names[event.winner] ?? "" });
}

/** The board from the top row down, as it stands before the players. */
function describe(say: Say, { cells, heights }: ConnectFourState, names: readonly string[]): string[] {
  const columns = heights.length;
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  const lines = rows.map((row, at) => say("row", { row: at + 1, cells: row.map((cell) => DISCS[cell]).join(" ") }));
  return [
    say("colours", { first: names[0] ?? "", second: names[1] ?? "" }),
    ...lines.reverse(),
    say("columns", { columns: heights.map((_, column) => column + 1).join(" ") }),
  ];
}

export const text: GameText<ConnectFourState, ConnectFourMove, ConnectFourEvent> = {
  messages: async (language) => (await messages[language]()).messages,
  clauses: async (language) => (await clauses[language]()).clauses,
  rules: async (language) => (await rules[language]()).rules,
  event: tell,
  move: (say, [, column]) => say("move.drop", { column: column + 1 }),
  prompt: (say) => say("prompt.turn"),
  describe,
};
