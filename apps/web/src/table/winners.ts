// Who won, in one line.
import type { MatchEnd } from "@outrigger/kernel/match";
import { say } from "../lib/words.svelte.ts";

/** `me`: the one person at the table, who is not spoken of by name. */
export function winnersLine(end: MatchEnd, names: readonly string[], me?: number): string {
  if (end.how === "abandoned") return say("end.nobody");
  const { places } = end.result;
  // Alone there is nobody to be ahead of: first means won, second lost.
  if (places.length === 1) return say(places[0] === 1 ? "end.wonAlone" : "end.lostAlone");
  const isSole = places.filter((place) => place === 1).length === 1;
  if (me !== undefined && places[me] === 1 && isSole) return say("end.wonAlone");
  const winners = names.filter((_, seat) => places[seat] === 1);
  return say("home.won", { count: winners.length, names: winners.join(", ") });
}
