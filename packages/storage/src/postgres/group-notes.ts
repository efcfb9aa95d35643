// Two little things that are written with every game, on PostgreSQL: how far somebody has seen it, and their part of its luck.
// Many of them are one statement, and so one commit.
import type { NamedNonce } from "../tables/tables.ts";
import type { DeskChange } from "../tables/tableside.ts";
import type { Pool } from "./pool.ts";

/** What is known of whoever has looked at a match; of a desk nothing else changes so often. */
interface Seen extends DeskChange {
  readonly epoch: number;
  readonly entries: number;
}

const SEEN = ["match", "person", "epoch", "entries"];

export function isSeen(change: DeskChange): change is Seen {
  return Object.keys(change).length === SEEN.length && SEEN.every((key) => key in change);
}

/** In the same order on every node. */
export const SEE = `
insert into desks (match, person, note, epoch, entries, push, mail, badge)
select match, person, '', epoch, entries, 1, 1, 1
from unnest($1::text[], $2::text[], $3::integer[], $4::integer[]) as given(match, person, epoch, entries)
order by match, person
on conflict (match, person) do update set epoch = excluded.epoch, entries = excluded.entries`;

export const NAME = `
update seats set nonce = given.nonce
from unnest($1::text[], $2::integer[], $3::text[]) as given(match, seat, nonce)
where seats.match = given.match and seats.seat = given.seat and seats.nonce is null`;

export async function seeTogether(pool: Pool, lot: readonly Seen[]): Promise<boolean[]> {
  await pool.query(SEE, [
    lot.map(({ match }) => match),
    lot.map(({ person }) => person),
    lot.map(({ epoch }) => epoch),
    lot.map(({ entries }) => entries),
  ]);
  return lot.map(() => true);
}

export async function nameTogether(pool: Pool, lot: readonly NamedNonce[]): Promise<boolean[]> {
  await pool.query(NAME, [lot.map(({ match }) => match), lot.map(({ seat }) => seat), lot.map(({ nonce }) => nonce)]);
  return lot.map(() => true);
}
