// From the database to a match that can be played: the snapshot, then the inputs after it.
import { type Hosted, hostMatch } from "@outrigger/host";
import {
  type Game,
  type Json,
  type Match,
  type MatchData,
  restoreMatch,
  runningSegment,
  upgradeMatch,
} from "@outrigger/kernel";
import type { LoadedMatch, SeatRow } from "@outrigger/storage";
import type { Config } from "../config.ts";
import { type Accepted, repeatInput } from "./input.ts";

/** What a snapshot holds. */
interface Snapshot {
  readonly data: MatchData;
  readonly state: Json;
}

export function makeSnapshot({ data, published }: Match): string {
  return JSON.stringify({ data, state: published.state } satisfies { data: MatchData; state: unknown });
}

export function noncesOf(seats: readonly SeatRow[]): string[] {
  return seats.map(({ nonce }) => nonce ?? "");
}

export function restoreHosted(game: Game, { row, seats, inputs }: LoadedMatch, luckOf: Config["luck"]): Hosted {
  if (row.snapshot === null) throw new Error(`match ${row.id} has not begun`);
  const { data, state } = JSON.parse(row.snapshot) as Snapshot;
  const luck = luckOf(row.seed, noncesOf(seats));
  const isOld = runningSegment(data).rules !== game.version && data.end === undefined;
  const match = isOld ? upgradeMatch(game, data, luck, state) : restoreMatch(game, data, luck, state);
  const hosted = hostMatch(row.id, match, row.seq);
  for (const { payload, at, seq } of inputs) {
    repeatInput(hosted, JSON.parse(payload) as Accepted, at);
    if (hosted.seq !== seq) throw new Error(`match ${row.id}: the inputs have a gap before ${seq}`);
  }
  nameSeats(hosted, seats);
  return hosted;
}

/** The rows know best what people are called: somebody may have taken their name with them. */
function nameSeats({ match }: Hosted, seats: readonly SeatRow[]): void {
  for (const { seat, name } of seats) {
    const occupant = match.data.seats[seat];
    if (occupant !== undefined && occupant.name !== name) match.data.seats[seat] = { ...occupant, name };
  }
}
