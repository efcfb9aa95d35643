// One storage contract, two real databases behind it.
import type { DatabaseLocation } from "./backup/backup.ts";
import type { Storage } from "./operations.ts";
import { openPostgres } from "./postgres/postgres.ts";
import { openSqlite } from "./sqlite/sqlite.ts";

export { type DatabaseLocation, moveSite, readBackup, writeBackup } from "./backup/backup.ts";
export type {
  ActKind,
  ActRow,
  ApiTokenRow,
  ChatRow,
  JobRow,
  LogRow,
  MatchRow,
  NoticeRow,
  PersonRow,
  SeatRow,
  SubscriptionRow,
  TicketRow,
} from "./database/schema.ts";
export { BACKUP } from "./figures.ts";
export type { Bus, Storage } from "./operations.ts";
export { type ActShown, FOR_GOOD } from "./people/acts.ts";
export type { RatedMatch, RatedSeat } from "./people/ratings.ts";
export { emptySeat } from "./tables/empty-seat.ts";
export type { Append, KeptSnapshot, LoadedMatch, SeatChange } from "./tables/matches.ts";
export { packRow } from "./tables/packs.ts";
export type { TableRow } from "./tables/tables.ts";
export type { Reach } from "./tables/tickets.ts";

/** A SQLite file, or a PostgreSQL server by its address. */
export function openStorage(where: DatabaseLocation): Promise<Storage> {
  return "file" in where ? openSqlite(where.file) : openPostgres(where.url);
}
