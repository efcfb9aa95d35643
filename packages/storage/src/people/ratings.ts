// The results of rated games, from which alone ratings are worked out.
import type { Kysely } from "kysely";
import type { Schema, SeatRow } from "../database/schema.ts";

type Db = Kysely<Schema>;

export type RatedSeat = Pick<SeatRow, "kind" | "person" | "level" | "place">;

export interface RatedMatch {
  readonly id: string;
  readonly game: string;
  /** When it ended. */
  readonly touched: number;
  readonly seats: readonly RatedSeat[];
}

export interface RatedPage {
  /** The last one that is known; none to begin with. */
  readonly after: Pick<RatedMatch, "touched" | "id"> | undefined;
  /** Those that ended since then may not all be there yet. */
  readonly before: number;
  readonly most: number;
}

/** In the order in which they ended. */
export async function ratedMatches(db: Db, { after, before, most }: RatedPage): Promise<RatedMatch[]> {
  let query = db
    .selectFrom("matches")
    .select(["id", "game", "touched"])
    .where("rated", "=", 1)
    .where("status", "=", "over")
    .where("touched", "<", before);
  if (after !== undefined)
    query = query.where(({ eb, or, and }) =>
      or([eb("touched", ">", after.touched), and([eb("touched", "=", after.touched), eb("id", ">", after.id)])]),
    );
  const rows = await query.orderBy("touched").orderBy("id").limit(most).execute();
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom("seats")
    .select(["match", "kind", "person", "level", "place"])
    .where(
      "match",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("seat")
    .execute();
  const byMatch = Map.groupBy(seats, ({ match }) => match);
  return rows.map((row) => ({
    ...row,
    seats: (byMatch.get(row.id) ?? []).map(({ kind, person, level, place }) => ({ kind, person, level, place })),
  }));
}

/** What those of these people are called who want to be rated. */
export async function ratedNames(
  db: Db,
  people: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom("people")
    .select(["id", "name"])
    .where("id", "in", [...people])
    .where("unrated", "=", 0)
    .execute();
}
