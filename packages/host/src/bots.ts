// What a bot is told when its host asks it for moves, or whether it agrees to an end: its seat's view and nothing else.
import type { Seat } from "@outrigger/kernel";
import { runningSegment, viewFor } from "@outrigger/kernel/match";
import type { Hosted } from "./hosted.ts";

export function botQuestion({ match, seq }: Hosted, seat: Seat) {
  const { data, game } = match;
  return {
    game: game.id,
    pack: data.pack,
    seat,
    view: viewFor(match, seat).view,
    level: data.seats[seat]?.level ?? "medium",
    seed: seq * 7919 + runningSegment(data).steps.length,
  };
}
