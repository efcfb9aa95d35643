// The group commit: appends of many matches as one statement. Each is answered for itself: a number that is taken
// fails alone, and nothing of that append is written.

import type { JobRow, SeatRow } from "../database/schema.ts";
import { type Append, isTouching, type SeatChange } from "../tables/matches.ts";

/** What the statement can set of a seat, how it ended as well where it has; whoever sets less, or something else, goes alone. */
const STANDING = ["kind", "level", "waiting", "place", "score"] as const;

const isStanding = ({ ended: _, ...change }: SeatChange): boolean =>
  Object.keys(change).length === STANDING.length + 1 && STANDING.every((key) => key in change);

export function fitsTogether({ seats = [] }: Append): boolean {
  return seats.every(isStanding);
}

/** Two nodes that meet take the rows in the same order, so that neither waits for the other in a circle. */
export const APPEND_TOGETHER = `
with added as (
  insert into log (match, seq, message, payload, at)
  select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::bigint[]) as given(match, seq, message, payload, at)
  order by given.match
  on conflict do nothing returning match
), touched as (
  update matches set touched = given.at, seq = coalesce(given.seq, matches.seq),
    snapshot = coalesce(given.snapshot, matches.snapshot), status = coalesce(given.status, matches.status)
  from unnest($6::text[], $7::bigint[], $8::integer[], $9::text[], $10::text[]) as given(match, at, seq, snapshot, status)
  join added using (match) where matches.id = given.match
), seated as (
  update seats set kind = given.kind, level = given.level, waiting = given.waiting, place = given.place, score = given.score,
    ended = coalesce(given.ended, seats.ended)
  from unnest($11::text[], $12::integer[], $13::text[], $14::text[], $15::integer[], $16::integer[], $17::integer[], $18::text[])
    as given(match, seat, kind, level, waiting, place, score, ended)
  join added using (match) where seats.match = given.match and seats.seat = given.seat
), due as (
  insert into jobs (id, kind, due, payload, lease, attempts)
  select id, kind, due, payload, lease, attempts
  from unnest($19::text[], $20::text[], $21::text[], $22::bigint[], $23::text[], $24::bigint[], $25::integer[])
    as given(match, id, kind, due, payload, lease, attempts)
  join added using (match) order by id
  on conflict (id) do update set kind = excluded.kind, due = excluded.due, payload = excluded.payload,
    lease = excluded.lease, attempts = excluded.attempts
), kept as (
  insert into chronicles (match, payload)
  select match, payload from unnest($26::text[], $27::text[]) as given(match, payload) join added using (match)
  on conflict (match) do update set payload = excluded.payload
)
select match from added`;

/** The arrays of the statement. No two appends of a batch may be of the same match. */
export function valuesOf(appends: readonly Append[]): unknown[][] {
  return [
    ...columns(appends, 5, ({ entry }) => [entry.match, entry.seq, entry.message, entry.payload, entry.at]),
    ...columns(appends.filter(isTouching), 5, ({ entry, snapshot }) => [
      entry.match,
      entry.at,
      snapshot?.seq,
      snapshot?.snapshot,
      snapshot?.status,
    ]),
    ...columns(appends.flatMap(seatsIn), 8, ({ match, seat, ended, ...standing }) => [
      match,
      seat,
      ...STANDING.map((key) => standing[key]),
      ended,
    ]),
    ...columns(appends.flatMap(jobsIn), 7, ({ match, job: { id, kind, due, payload, lease, attempts } }) => [
      match,
      id,
      kind,
      due,
      payload,
      lease,
      attempts,
    ]),
    ...columns(appends.filter(isEnding), 2, ({ entry, chronicle }) => [entry.match, chronicle]),
  ];
}

const isEnding = ({ chronicle }: Append): boolean => chronicle !== undefined;

function seatsIn({ entry: { match }, seats = [] }: Append): (SeatChange & Pick<SeatRow, "match">)[] {
  return seats.map((seat) => ({ match, ...seat }));
}

/** Of two jobs of one name the last counts, as if they had been set one after the other. */
function jobsIn({ entry: { match }, jobs = [] }: Append): { match: string; job: JobRow }[] {
  const last = new Map(jobs.map((job) => [job.id, job]));
  return [...last.values()].map((job) => ({ match, job }));
}

function columns<Given>(rows: readonly Given[], count: number, cells: (row: Given) => readonly unknown[]): unknown[][] {
  const made: unknown[][] = Array.from({ length: count }, () => []);
  for (const row of rows) for (const [at, cell] of cells(row).entries()) made[at]?.push(cell ?? null);
  return made;
}
