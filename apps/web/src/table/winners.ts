// Who won, in one line.
import type { MatchEnd } from "@outrigger/kernel/match";
import { say } from "../lib/words.svelte.ts";

export function winnersLine(end: MatchEnd, names: readonly string[]): string {
  if (end.how === "abandoned") return say("end.nobody");
  const { places } = end.result;
  // Alone there is nobody to be ahead of: first means won, second lost.
  if (places.length === 1) return say(places[0] === 1 ? "end.wonAlone" : "end.lostAlone");
  const winners = names.filter((_, seat) => places[seat] === 1);
  return say("home.won", { count: winners.length, names: winners.join(", ") });
}
