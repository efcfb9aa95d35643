// Tables that are opened and begun at the same time, on PostgreSQL: each lot is one commit of few statements. Each is answered
// for itself, and nothing is written of a table that has begun already or whose seats have changed.

import type { JobRow, MatchRow, SeatRow } from "../database/schema.ts";
import { FOUND, type StartTable, type TableCreation } from "../tables/tables.ts";
import type { Pool } from "./pool.ts";
import type { Attempt } from "./retry.ts";

const MATCH = [
  ...["id", "game", "name", "status", "hidden", "owner", "key", "plan", "rated", "pack", "seq", "snapshot"],
  ...["seed", "rematch", "created", "touched"],
].join(", ");
/** All there is about a seat; a start that says less of one goes alone. */
const SEAT = [
  ...["kind", "person", "name", "level", "invited", "automatic", "nonce", "waiting", "place", "score", "ended"],
] as const satisfies readonly (keyof SeatRow)[];
const OF_SEAT = `match, seat, ${SEAT.join(", ")}`;

const CREATE = `
with opened as (
  insert into matches (${MATCH}) select ${MATCH} from json_populate_recordset(null::matches, $1)
)
insert into seats (${OF_SEAT}) select ${OF_SEAT} from json_populate_recordset(null::seats, $2)`;

/** Not to be looked up by: plans are made while there are few tables, and then all that are open would be gone through. */
const IS_OPEN = "matches.status || '' = 'open'";

/** In the same order on every node. Whoever changes an open table's seats holds its row: what comes next sees all they did. */
export const LOCK = `select id from matches where id = any($1::text[]) and ${IS_OPEN} order by id for update`;

/** Matches and seats are named by their keys: joined alone, all there are would be read. A seat that is gone has changed. */
export const START = `
with given as (
  select * from json_to_recordset($1) as given(id text, agreed text, snapshot text, touched bigint, plan text)
), changed as (
  select found.match from json_populate_recordset(null::seats, $2) as found
  where (
    select (${FOUND.map((key) => `seats.${key}`).join(", ")}) is distinct from (${FOUND.map((key) => `found.${key}`).join(", ")})
    from seats where seats.match = found.match and seats.seat = found.seat
  ) is not false
), started as (
  update matches set status = 'playing', snapshot = given.snapshot, touched = given.touched,
    plan = coalesce(given.plan, matches.plan)
  from given where matches.id = given.id and matches.id = any(array(select id from given)) and ${IS_OPEN}
    and matches.plan = given.agreed and given.id not in (select match from changed)
  returning matches.id
), logged as (
  insert into log (match, seq, message, payload, at)
  select match, seq, message, payload, at from json_populate_recordset(null::log, $3) join started on id = match
), seated as (
  update seats set ${SEAT.map((key) => `${key} = given.${key}`).join(", ")}
  from json_populate_recordset(null::seats, $4) as given join started on started.id = given.match
  where seats.match = given.match and seats.seat = given.seat
), due as (
  insert into jobs (id, kind, due, payload, lease, attempts)
  select job.id, job.kind, job.due, job.payload, job.lease, job.attempts
  from json_to_recordset($5) as job(match text, id text, kind text, due bigint, payload text, lease bigint, attempts integer)
  join started on started.id = job.match order by job.id
  on conflict (id) do update set kind = excluded.kind, due = excluded.due, payload = excluded.payload,
    lease = excluded.lease, attempts = excluded.attempts
)
select id from started`;

export async function createTogether(pool: Pool, lot: readonly TableCreation[]): Promise<boolean[]> {
  const rows: readonly MatchRow[] = lot.map(({ row }) => row);
  const seats: readonly SeatRow[] = lot.flatMap((table) => table.seats);
  await pool.query(CREATE, [JSON.stringify(rows), JSON.stringify(seats)]);
  return lot.map(() => true);
}

export function canStartTogether({ seats }: StartTable): boolean {
  return seats.every((seat) => SEAT.every((key) => seat[key] !== undefined));
}

/** Once the commit is under way and the line breaks, nobody can say whether it happened: it is not tried again. */
export function startTogether(pool: Pool, lot: readonly StartTable[], attempt: Attempt): Promise<boolean[]> {
  return pool.inTransaction(
    async (client) => {
      await client.query(LOCK, [lot.map(({ match }) => match)]);
      const { rows } = await client.query<{ readonly id: string }>(START, valuesOf(lot));
      const started = new Set(rows.map(({ id }) => id));
      return lot.map(({ match }) => started.has(match));
    },
    () => {
      attempt.isOpen = false;
    },
  );
}

function valuesOf(lot: readonly StartTable[]): string[] {
  const lists = [
    lot.map(({ match: id, agreed, snapshot, at: touched, plan }) => ({ id, agreed, snapshot, touched, plan })),
    lot.flatMap(({ match, found }) =>
      found.map(({ seat, kind, person, invited, nonce }) => ({ match, seat, kind, person, invited, nonce })),
    ),
    lot.map(({ entry }) => entry),
    lot.flatMap(({ match, seats }) => seats.map((seat) => ({ match, ...seat }))),
    lot.flatMap(({ match, jobs }) => lastOf(jobs).map((job) => ({ match, ...job }))),
  ];
  return lists.map((list) => JSON.stringify(list));
}

/** Of two jobs of one name the last counts, as if they had been set one after the other. */
function lastOf(jobs: readonly JobRow[]): JobRow[] {
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}
