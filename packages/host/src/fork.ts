// Another match that goes on from a moment of one: what its player could not know then is sampled anew.
import { copyJson, type Game, type Json, type Seat } from "@outrigger/kernel";
import type { MatchData, Occupant, Time } from "@outrigger/kernel/match";
import { fastChance } from "@outrigger/kernel/play";
import type { Hosted } from "./hosted.ts";
import { momentOf } from "./past.ts";

interface Moment {
  readonly at: number;
  readonly seat: Seat;
  readonly seats: readonly Occupant[];
}

/** For somebody who speaks for the seats `mine`. */
export async function forkData(
  hosted: Hosted,
  { version }: Game,
  { at, seat, seats }: Moment,
  mine: readonly Seat[],
  now: Time,
): Promise<MatchData> {
  const { game, pack, data } = hosted.match;
  // From what may be looked at: a sample of what a bot sees would tell what it holds.
  const { view } = await momentOf(hosted, at, seat, mine);
  const sampled = game.sample(view as object, fastChance(now), pack);
  const { end: _, clock: __, ...played } = data;
  return {
    ...played,
    seats: seats.map((occupant) => ({ ...occupant })),
    started: now,
    segments: [{ rules: version, snapshot: copyJson(sampled) as unknown as Json, steps: [] }],
    drafts: [],
    requests: [],
    resigned: [],
    calls: 0,
    epoch: 0,
    undos: seats.map(() => 0),
    barrier: 0,
    paused: false,
  };
}
