// Connect four in words. Each language is loaded when it is asked for.
import { type GameText, type Say, spokenIn } from "@outrigger/text";
import type { ConnectFourEvent, ConnectFourMove, ConnectFourState } from "../rules/index.ts";

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
  ...spokenIn(["en", "it", "pl"], (language, name) => import(`./${language}/${name}.json`, { with: { type: "json" } })),
  event: tell,
  move: (say, [, column]) => say("move.drop", { column: column + 1 }),
  prompt: (say) => say("prompt.turn"),
  describe,
};
