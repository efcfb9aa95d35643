// Opens the table of a lesson in the worker: its position, and the moves made there so far, which the page remembers.
import { loadArranged } from "@outrigger/games";
import { type ScriptedTable, setScripted } from "@outrigger/host";
import { Problem } from "@outrigger/protocol";
import { completeOptions, givenAt, type Position } from "@outrigger/scene";
import type { LocalHost } from "./local-host.ts";

export interface LessonTable extends Omit<ScriptedTable, "options" | "state"> {
  readonly game: string;
  readonly position: Position;
}

export async function openLesson({ rooms, around }: LocalHost, { game, position, ...table }: LessonTable) {
  const arranged = await loadArranged(game);
  if (arranged === undefined) throw new Problem([`no position of "${game}" can be arranged`]);
  const { rules } = arranged;
  const { state } = givenAt(arranged, position);
  const placed = { ...table, state, options: completeOptions(rules, position) };
  await setScripted(rooms, rules, placed, around.now(), (base) => ({ ...base, name: "" }));
}
