// Who may know of a table: anybody of a public one; of a hidden one those who sit at it or have a seat kept, opened it or were let in. To all
// others it must look, by every road, like a table that does not exist.
import type { MatchRow, SeatRow, TableRow } from "@outrigger/storage";
import type { Context } from "../context.ts";
import type { Call } from "../http/route.ts";
import { Refused } from "../refusals.ts";

interface Known {
  readonly row: Pick<MatchRow, "id" | "hidden" | "owner">;
  readonly seats: readonly Pick<SeatRow, "person" | "invited">[];
}

/** At once, unless somebody may have been let in, which is written down. */
export function maySee(
  { storage }: Context,
  { row, seats }: Known,
  person: string | undefined,
): boolean | Promise<boolean> {
  if (row.hidden === 0) return true;
  if (person === undefined) return false;
  if (row.owner === person || seats.some((seat) => [seat.person, seat.invited].includes(person))) return true;
  return storage.findDesk({ match: row.id, person }).then((desk) => desk !== undefined);
}

export async function needTable(context: Context, id: string | undefined): Promise<TableRow> {
  const table = await context.storage.findTable(id ?? "");
  if (table === undefined) throw new Refused("no-such-table");
  return table;
}

/** The table, if this person may know of it; the key lets anybody in. */
export async function needVisible(call: Call<unknown, unknown>, given?: string): Promise<TableRow> {
  const { context, me } = call;
  const table = await needTable(context, call.params["id"]);
  if (table.row.key === given || (await maySee(context, table, me?.id))) return table;
  throw new Refused("no-such-table");
}
