// Matches: a row with the last snapshot, and every accepted input behind it.
import type { Kysely } from "kysely";
import type { InputRow, MatchRow, Schema } from "./schema.ts";

export async function createMatch(db: Kysely<Schema>, row: MatchRow): Promise<void> {
  await db.insertInto("matches").values(row).execute();
}

export interface LoadedMatch {
  readonly row: MatchRow;
  /** Inputs after the row's snapshot. */
  readonly inputs: readonly InputRow[];
}

export async function loadMatch(db: Kysely<Schema>, id: string): Promise<LoadedMatch | undefined> {
  const row = await db.selectFrom("matches").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return undefined;
  return { row, inputs: await inputsAfter(db, { match: id, seq: row.seq }) };
}

export async function inputsAfter(
  db: Kysely<Schema>,
  { match, seq }: { readonly match: string; readonly seq: number },
): Promise<InputRow[]> {
  return db.selectFrom("inputs").selectAll().where("match", "=", match).where("seq", ">", seq).orderBy("seq").execute();
}

export interface Append {
  readonly input: InputRow;
  /** Written along when the turn passes on, so that a restart replays one turn at most. */
  readonly snapshot?: Pick<MatchRow, "seq" | "snapshot" | "status">;
}

/** False when another node was first: the input's number is taken. */
export async function appendInputs(db: Kysely<Schema>, { input, snapshot }: Append): Promise<boolean> {
  const added = await db
    .insertInto("inputs")
    .values(input)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((added.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  const change = { touched: input.at, ...snapshot };
  await db.updateTable("matches").set(change).where("id", "=", input.match).execute();
  return true;
}
