// When people play, and how their games ended.
import type { Kysely } from "kysely";
import type { MatchRow, PersonRow, Schema, SeatRow } from "../database/schema.ts";
import type { OfPerson } from "../tables/tables.ts";

type Db = Kysely<Schema>;

/** Of those among these people who have said so. */
export async function hoursOf(db: Db, people: readonly string[]): Promise<Pick<PersonRow, "id" | "hours">[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom("people")
    .select(["id", "hours"])
    .where("id", "in", [...people])
    .where("hours", "is not", null)
    .execute();
}

export interface HoursChange extends Pick<PersonRow, "id" | "hours"> {
  /** What they were when this was made of them. */
  readonly before: string | null;
}

/** False where somebody else has changed them meanwhile. */
export async function changeHours(db: Db, { id, before, hours }: HoursChange): Promise<boolean> {
  const changed = await db
    .updateTable("people")
    .set({ hours })
    .where("id", "=", id)
    .where("hours", before === null ? "is" : "=", before)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Somebody's seats in games of this status. */
const seatsIn = (db: Db, person: string, status: MatchRow["status"]) =>
  db
    .selectFrom("seats")
    .innerJoin("matches", "matches.id", "seats.match")
    .where("seats.person", "=", person)
    .where("matches.status", "=", status);

/** The games somebody is playing. */
export async function playedBy(db: Db, person: string): Promise<Pick<SeatRow, "match" | "seat">[]> {
  return seatsIn(db, person, "playing").select(["seats.match", "seats.seat"]).execute();
}

/** The last games of somebody that are over, the latest first. */
export async function endingsOf(db: Db, { person, most }: OfPerson): Promise<Pick<SeatRow, "kind" | "ended">[]> {
  return seatsIn(db, person, "over")
    .select(["seats.kind", "seats.ended"])
    .orderBy("matches.touched", "desc")
    .limit(most)
    .execute();
}
