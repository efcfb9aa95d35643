// When people play, and how their games ended.
import type { Kysely } from "kysely";
import type { PersonRow, Schema, SeatRow } from "../database/schema.ts";

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

/** The games somebody is playing. */
export async function playedBy(db: Db, person: string): Promise<Pick<SeatRow, "match" | "seat">[]> {
  return db
    .selectFrom("seats")
    .innerJoin("matches", "matches.id", "seats.match")
    .select(["seats.match", "seats.seat"])
    .where("seats.person", "=", person)
    .where("matches.status", "=", "playing")
    .execute();
}

/** The last games of somebody that are over, the latest first. */
export async function endingsOf(
  db: Db,
  { person, most }: { readonly person: string; readonly most: number },
): Promise<Pick<SeatRow, "kind" | "ended">[]> {
  return db
    .selectFrom("seats")
    .innerJoin("matches", "matches.id", "seats.match")
    .select(["seats.kind", "seats.ended"])
    .where("seats.person", "=", person)
    .where("matches.status", "=", "over")
    .orderBy("matches.touched", "desc")
    .limit(most)
    .execute();
}
