// Whom somebody follows, and who lets themselves be seen by those who follow them. A block ends it on both sides.
import type { Kysely } from "kysely";
import type { FollowRow, PersonRow, Schema, SeatRow } from "../database/schema.ts";
import { lockOpen, publicTablesBy, type TableRow } from "../tables/tables.ts";

type Db = Kysely<Schema>;

export interface Followed extends Pick<PersonRow, "id" | "name"> {
  /** They let those who follow them see when they are here and what they open. */
  readonly isShowing: boolean;
}

/** False where one follows so many already. */
export async function setFollow(db: Db, { most, ...follow }: FollowRow & { readonly most: number }): Promise<boolean> {
  const own = await db.selectFrom("follows").select("other").where("person", "=", follow.person).execute();
  if (own.some(({ other }) => other === follow.other)) return true;
  if (own.length >= most) return false;
  await db
    .insertInto("follows")
    .values(follow)
    .onConflict((conflict) => conflict.columns(["person", "other"]).doNothing())
    .execute();
  return true;
}

export async function dropFollow(db: Db, { person, other }: Omit<FollowRow, "since">): Promise<void> {
  await db.deleteFrom("follows").where("person", "=", person).where("other", "=", other).execute();
}

/** By their names. */
export async function followsOf(db: Db, person: string): Promise<Followed[]> {
  const rows = await db
    .selectFrom("follows")
    .innerJoin("people", "people.id", "follows.other")
    .leftJoin("sights", "sights.person", "follows.other")
    .select(["people.id", "people.name", "sights.person as shows"])
    .where("follows.person", "=", person)
    .orderBy("people.name")
    .execute();
  return rows.map(({ id, name, shows }) => ({ id, name, isShowing: shows !== null }));
}

export async function isShowing(db: Db, person: string): Promise<boolean> {
  return (await db.selectFrom("sights").selectAll().where("person", "=", person).executeTakeFirst()) !== undefined;
}

export async function setShowing(
  db: Db,
  { person, isShown }: { readonly person: string; readonly isShown: boolean },
): Promise<void> {
  if (!isShown) await db.deleteFrom("sights").where("person", "=", person).execute();
  else
    await db
      .insertInto("sights")
      .values({ person })
      .onConflict((conflict) => conflict.column("person").doNothing())
      .execute();
}

/** Public tables these people have opened that wait for players. */
export async function openedBy(
  db: Db,
  { people, most }: { readonly people: readonly string[]; readonly most: number },
): Promise<TableRow[]> {
  return people.length === 0 ? [] : publicTablesBy(db, people, most);
}

/** People with an account and exactly this name. */
export function membersNamed(
  db: Db,
  { name, most }: { readonly name: string; readonly most: number },
): Promise<PersonRow[]> {
  return db
    .selectFrom("people")
    .selectAll()
    .where("name", "=", name)
    .where("email", "is not", null)
    .where("bot", "is", null)
    .orderBy("created")
    .limit(most)
    .execute();
}

export interface KeepSeat extends Pick<SeatRow, "match" | "seat" | "name"> {
  readonly person: string;
}

/** The seat is kept for them. False where it is not free any more, or they have one there. */
export async function keepSeat(db: Db, { match, seat, person, name }: KeepSeat): Promise<boolean> {
  if (!(await lockOpen(db, match))) return false;
  const seats = await db.selectFrom("seats").select(["person", "invited"]).where("match", "=", match).execute();
  if (seats.some((each) => [each.person, each.invited].includes(person))) return false;
  const kept = await db
    .updateTable("seats")
    .set({ kind: "friend", invited: person, name })
    .where("match", "=", match)
    .where("seat", "=", seat)
    .where("kind", "in", ["open", "friend"])
    .where("invited", "is", null)
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}
