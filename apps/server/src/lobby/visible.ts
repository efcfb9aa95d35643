// Who may know of a table: anybody of a public one; of a hidden one those who sit at it or have a seat kept, opened it or were let in. To all
// others it must look, by every road, like a table that does not exist.
import type { MatchRow, SeatRow } from "@outrigger/storage";
import type { House } from "../house.ts";

interface Known {
  readonly row: Pick<MatchRow, "id" | "hidden" | "owner">;
  readonly seats: readonly Pick<SeatRow, "person" | "invited">[];
}

export async function maySee({ storage }: House, { row, seats }: Known, person: string | undefined): Promise<boolean> {
  if (row.hidden === 0) return true;
  if (person === undefined) return false;
  if (row.owner === person || seats.some((seat) => [seat.person, seat.invited].includes(person))) return true;
  return (await storage.findDesk({ match: row.id, person })) !== undefined;
}
