// A table that gathers its players: whoever opened it changes what is played there, or turns somebody away.
import type { Kysely } from "kysely";
import type { MatchRow, Schema } from "../database/schema.ts";
import { freeSeat, lockOpen } from "./tables.ts";

type Db = Kysely<Schema>;

export interface TableChange extends Pick<MatchRow, "name" | "hidden" | "plan" | "rated" | "owner"> {
  readonly match: string;
  readonly at: number;
}

/** Whoever sits there already has not agreed to this: they name their part of the luck again. False once it has begun. */
export async function changeTable(db: Db, { match, at, owner, ...change }: TableChange): Promise<boolean> {
  if (!(await lockOpen(db, match))) return false;
  await db
    .updateTable("matches")
    .set({ ...change, touched: at })
    .where("id", "=", match)
    .execute();
  await db
    .updateTable("seats")
    .set({ nonce: null })
    .where("match", "=", match)
    .where("person", "is not", null)
    .where("person", "!=", owner)
    .execute();
  return true;
}

export interface TurnAway extends Pick<MatchRow, "plan"> {
  readonly match: string;
  readonly seat: number;
  readonly person: string;
}

/** The seat is free for others again. False where they have gone by themselves, or the game has begun. */
export async function turnAway(db: Db, { match, seat, person, plan }: TurnAway): Promise<boolean> {
  if (!(await freeSeat(db, { match, person, seat }))) return false;
  await db.updateTable("matches").set({ plan }).where("id", "=", match).execute();
  return true;
}
