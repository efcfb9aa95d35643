// What a turn is called: by its round, period or season where the game has such, otherwise by its number.
import { say } from "../lib/words.svelte.ts";
import type { Turn } from "./turns.ts";

export function headingOf({ seat, chapter, number }: Turn, names: readonly string[]): string {
  const name = seat === undefined ? "" : (names[seat] ?? "");
  if (name === "") return chapter === "" ? say("log.setup") : chapter;
  return chapter === "" ? say("log.turn", { number, name }) : say("log.heading", { chapter, name });
}
