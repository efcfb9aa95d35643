// A new match: set up, with the first entry of its log and the first link of its public log.
import type { Game } from "@outrigger/kernel";
import { type ChanceAt, type NewMatch, openMatch, type Time } from "@outrigger/kernel/match";
import { type Hosted, hostOpened } from "./hosted.ts";
import type { LuckSource } from "./keepsake.ts";
import { firstLink } from "./links.ts";
import type { Entry, Log } from "./log.ts";

interface Home {
  readonly id: string;
  readonly luck: LuckSource;
  readonly log: Log;
}

/** Answers with all that is wrong where it cannot be played like this. */
export function beginMatch(
  game: Game,
  plan: NewMatch,
  chance: ChanceAt,
  at: Time,
  { id, luck, log }: Home,
): { readonly hosted: Hosted; readonly entry: Entry } | { readonly problems: readonly string[] } {
  const opened = openMatch(game, plan, chance, at);
  if ("problems" in opened) return opened;
  return hostOpened(id, opened, log, firstLink(opened.match, opened.match.published.play, luck));
}
