// A table as those who may see it get it.
import type { TableSeat, TableShown } from "@outrigger/protocol";
import { commitmentOf } from "@outrigger/records";
import type { SeatRow, TableRow } from "@outrigger/storage";
import type { Plan } from "./plan.ts";

export function showTable({ row, seats }: TableRow, person: string | undefined): TableShown {
  const {
    options,
    clock,
    rated = false,
    bots = false,
    coach = false,
    language = null,
    handed = false,
  } = JSON.parse(row.plan) as Plan;
  const mine = person === undefined ? -1 : seats.findIndex((seat) => seat.person === person);
  return {
    id: row.id,
    game: row.game,
    name: row.name,
    status: row.status,
    hidden: row.hidden === 1,
    rated,
    bots,
    coach,
    owner: row.owner,
    options,
    pack: row.pack !== null,
    clock,
    language,
    handed,
    seats: seats.map(showSeat),
    commitment: commitmentOf(row.seed),
    rematch: mine >= 0 ? row.rematch : null,
    touched: row.touched,
    mine: mine >= 0 ? mine : null,
    key: mine >= 0 || row.owner === person ? row.key : null,
  };
}

function showSeat({ kind, name, level, person, invited, automatic, nonce, waiting, place, score }: SeatRow): TableSeat {
  const flags = { automatic: automatic === 1, ready: kind === "bot" || nonce !== null, waiting: waiting === 1 };
  return { kind, name, level, person, invited, ...flags, place, score };
}
