// One click to a table: the game as it is best met first, against computer players of medium strength.
import type { Occupant } from "@outrigger/kernel/match";
import { localStore } from "../table/local-link.ts";
import { botNamed } from "./bot-names.ts";
import type { GameCard } from "./games.ts";
import { go } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { say } from "./words.svelte.ts";

export function ownName(): string {
  return settings.name.trim() === "" ? say("new.you") : settings.name.trim();
}

export async function playNow({ id, first }: GameCard): Promise<void> {
  const bots = Array.from({ length: first.seats - 1 }, (_, at) => botNamed(at));
  const seats: Occupant[] = [{ kind: "person", name: ownName() }, ...bots];
  go({ screen: "table", match: await localStore.create({ game: id, name: "", seats, options: first.options }) });
}
