// From a table with everybody seated to a match.

import { randomInt } from "node:crypto";
import { beginFromView, beginMatch, HOST, makeSnapshot } from "@outrigger/host";
import type { Json } from "@outrigger/kernel";
import type { Occupant } from "@outrigger/kernel/match";
import { botSeatName } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import type { SeatRow, TableRow } from "@outrigger/storage";
import { distinctName } from "../accounts/names.ts";
import { rulesOf } from "../games.ts";
import { calendarsAt } from "../hours/apply.ts";
import type { House } from "../house.ts";
import { Refused } from "../refusals.ts";
import { dueJobs, seatChanges } from "../rooms/duties.ts";
import { newsFor } from "../telling/news-jobs.ts";
import type { Plan } from "./plan.ts";

/** No two seats are called what looks the same; people keep their names before bots do. */
function withDistinctNames(seats: readonly SeatRow[]): SeatRow[] {
  const names = new Map<number, string>();
  const byKind = [...seats].sort((one, other) => Number(one.kind === "bot") - Number(other.kind === "bot"));
  for (const { seat, name } of byKind) names.set(seat, distinctName(name, [...names.values()]));
  return seats.map((row) => ({ ...row, name: names.get(row.seat) ?? row.name }));
}

export const isFull = (seats: readonly SeatRow[]): boolean =>
  seats.every(({ kind }) => kind === "person" || kind === "bot");

/** Bots for the seats nobody has taken. */
export function fillWithBots(seats: readonly SeatRow[], level: string): SeatRow[] {
  return seats.map((row) =>
    row.kind === "person" || row.kind === "bot" ? row : { ...row, kind: "bot", name: botSeatName(row.seat), level },
  );
}

/** The pack that is played with, where it is not the game's own. */
export async function packAt({ storage }: House, { pack }: Pick<TableRow["row"], "pack">): Promise<Json | undefined> {
  return pack === null ? undefined : (JSON.parse((await storage.findPack(pack)) ?? "null") as Json);
}

/** As many as there are seeds of what is drawn anew for a game that was handed over. */
const MOST_SAMPLES = 2 ** 32;

/** False when the seats changed in the meantime, or somebody else has started it. Whoever starts it knows that it begins. */
export async function startMatch(
  house: House,
  { row }: TableRow,
  taken: readonly SeatRow[],
  starter: string,
): Promise<boolean> {
  if (!isFull(taken)) throw new Refused("not-open");
  // A seat whose client named no nonce, a bot's above all, gets one from the host.
  const seats = withDistinctNames(taken).map((seat) => ({ ...seat, nonce: seat.nonce ?? newSecret() }));
  const { from, ...settled } = JSON.parse(row.plan) as Plan;
  const plan = await matchPlan(house, row, seats, settled);
  const rules = await rulesOf(row.game);
  const nonces = seats.map(({ nonce }) => nonce);
  const at = house.now();
  const home = house.rooms.home(row.id, { seed: row.seed, nonces });
  const begun =
    from === undefined
      ? beginMatch(rules, plan, at, home)
      : beginFromView(rules, { ...plan, view: from, sampling: randomInt(MOST_SAMPLES) }, at, home);
  if ("problems" in begun) throw new Refused("table-problems", begun.problems);
  const { hosted, entries } = begun;
  const room = { hosted, row, seats, audience: new Map(), elsewhere: new Map(), clockDue: undefined };
  const changes = seatChanges(room);
  const { tellAfter } = house.config;
  const others = seats.filter(({ person }) => person !== starter);
  const jobs = [...dueJobs(room, changes, at, tellAfter), ...newsFor("begun", row.id, others, at + tellAfter)];
  const started = await house.storage.startTable({
    match: row.id,
    snapshot: JSON.stringify(makeSnapshot(hosted)),
    entry: { match: row.id, seq: 0, message: `${HOST} 0`, payload: JSON.stringify(entries[0]), at },
    seats: seats.map(({ match: _, ...seat }) => ({ ...seat, ...changes.find((change) => change.seat === seat.seat) })),
    jobs,
    people: seats.map(({ person }) => person),
    at,
    ...(from === undefined ? {} : { plan: JSON.stringify(settled) }),
  });
  if (!started) return false;
  house.jobs.poke(jobs);
  announceTable(house, row, seats);
  return true;
}

async function matchPlan(house: House, row: TableRow["row"], seats: readonly SeatRow[], { options, clock }: Plan) {
  const pack = await packAt(house, row);
  const calendars = await calendarsAt(house, seats, clock);
  return {
    seats: seats.map(occupantOf),
    options,
    ...(clock.kind === "none" ? {} : { clock }),
    ...(calendars === undefined ? {} : { calendars }),
    ...(pack === undefined ? {} : { pack }),
  };
}

function occupantOf({ kind, name, level }: SeatRow): Occupant {
  return kind === "bot" ? { kind, name, level: level ?? "medium" } : { kind: "person", name };
}

/** Lists that show this table look again. */
export function announceTable(house: House, { id, hidden }: TableRow["row"], seats: readonly SeatRow[]): void {
  const people = seats.flatMap(({ person, invited }) => person ?? invited ?? []);
  house.storage.bus.announce(["table", id, hidden, ...people].join(" "));
}
