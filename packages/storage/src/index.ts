// One storage contract, two real databases behind it.
import type { DatabaseLocation } from "./backup.ts";
import type { Storage } from "./operations.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

export { type ActShown, FOR_GOOD } from "./acts.ts";
export { type DatabaseLocation, moveSite, readBackup, writeBackup } from "./backup.ts";
export { BACKUP } from "./figures.ts";
export type { Append, KeptSnapshot, LoadedMatch, SeatChange } from "./matches.ts";
export type { Bus, Storage } from "./operations.ts";
export { packRow } from "./packs.ts";
export type { RatedMatch, RatedSeat } from "./ratings.ts";
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
} from "./schema.ts";
export type { TableRow } from "./tables.ts";
export type { Reach } from "./tickets.ts";

/** A SQLite file, or a PostgreSQL server by its address. */
export function openStorage(where: DatabaseLocation): Promise<Storage> {
  return "file" in where ? openSqlite(where.file) : openPostgres(where.url);
}
