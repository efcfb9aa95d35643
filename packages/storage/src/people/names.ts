// Names, whoever has them and wherever they stand: for those that were given before today's rules for names.
import type { Kysely } from "kysely";
import type { PersonRow, Schema, SeatRow } from "../database/schema.ts";

type Db = Kysely<Schema>;

interface Page {
  /** The last one that was looked at; empty to begin with. */
  readonly after: string;
  readonly most: number;
}

export async function namedPeople(db: Db, { after, most }: Page): Promise<Pick<PersonRow, "id" | "name">[]> {
  return db.selectFrom("people").select(["id", "name"]).where("id", ">", after).orderBy("id").limit(most).execute();
}

/** The seats of the next matches, in order. */
export async function namedSeats(db: Db, { after, most }: Page): Promise<Pick<SeatRow, "match" | "seat" | "name">[]> {
  const next = db.selectFrom("matches").select("id").where("id", ">", after).orderBy("id").limit(most);
  return db
    .selectFrom("seats")
    .select(["match", "seat", "name"])
    .where("match", "in", next)
    .orderBy("match")
    .orderBy("seat")
    .execute();
}

/** Also what they said is signed by the new name. */
export async function renamePerson(db: Db, { id, name }: Pick<PersonRow, "id" | "name">): Promise<void> {
  await db.updateTable("people").set({ name }).where("id", "=", id).execute();
  await db.updateTable("chat").set({ name }).where("person", "=", id).execute();
}

export async function renameSeat(db: Db, { match, seat, name }: Pick<SeatRow, "match" | "seat" | "name">) {
  await db.updateTable("seats").set({ name }).where("match", "=", match).where("seat", "=", seat).execute();
}
