// Tables that are kept nowhere: a match begins at a given position, meets the luck that is written for it, and the host makes
// moves for every seat. Lessons are played at them.
import type { Game, Options, State } from "@outrigger/kernel";
import { decisionId, type Step, type Time } from "@outrigger/kernel/match";
import { type Outcome, replayingChance } from "@outrigger/kernel/play";
import { Problem } from "@outrigger/protocol";
import { newSecret } from "@outrigger/records";
import { beginAt } from "./begin.ts";
import { HOST } from "./input.ts";
import { newRoom, type Room } from "./room.ts";
import type { Rooms } from "./rooms.ts";
import { newMemoryLog } from "./stored/log.ts";

/** A move, and whose it is. */
type SeatMove = Pick<Step, "seat" | "move">;

export interface ScriptedTable {
  /** It takes the place of one with the same name. */
  readonly match: string;
  /** Of everybody who sits there. */
  readonly names: readonly string[];
  readonly options: Options;
  readonly state: State;
  /** What luck answers, call by call. */
  readonly luck: readonly Outcome[];
  /** Made before anybody looks. */
  readonly moves: readonly SeatMove[];
}

/** `room` adds whatever this host has beside a match. */
export function setScripted<InHand extends Room<Listener>, Listener>(
  rooms: Rooms<InHand, Listener>,
  game: Game,
  table: ScriptedTable,
  now: Time,
  room: (base: Room<Listener>) => InHand,
): Promise<void> {
  return rooms.place(
    table.match,
    (before) => room(scriptedRoom(game, table, now, (before?.hosted.match.data.epoch ?? -1) + 1)),
    (placed) => playScripted(rooms, placed, table.moves),
  );
}

/** Of a table that was set anew, answers to the one before are known by the epoch. */
function scriptedRoom<Listener>(game: Game, table: ScriptedTable, now: Time, epoch: number): Room<Listener> {
  const { match: id, names, options, state } = table;
  const seats = names.map((name) => ({ kind: "person" as const, name }));
  const luck = { seed: newSecret(), nonces: names.map(newSecret) };
  const memory = newMemoryLog();
  const chance = (call: number) => replayingChance(table.luck.slice(call, call + 1));
  const begun = beginAt(game, { options, seats, state, epoch }, now, { id, luck, chance, log: memory });
  if ("problems" in begun) throw new Problem(begun.problems);
  memory.entries.push(...begun.entries);
  return { ...newRoom<Listener>(begun.hosted, { luck, kept: async () => undefined }, begun.hosted.seq, now), memory };
}

/** Inside `inRoom`. Says which move does not fit. */
export async function playScripted<InHand extends Room<Listener>, Listener>(
  rooms: Rooms<InHand, Listener>,
  room: InHand,
  moves: readonly SeatMove[],
): Promise<void> {
  if (room.memory === undefined) throw new Problem(["no-such-match"]);
  for (const { seat, move } of moves) {
    const { id, match } = room.hosted;
    const by = { id: HOST, match: id, seat, base: decisionId(match, seat) };
    const { reply } = await rooms.take(room, { kind: "seat", message: { ...by, kind: "move", moves: [[...move]] } });
    if (reply.kind === "refused")
      throw new Problem([`${JSON.stringify(move)} of seat ${seat} is refused: ${reply.code}`]);
  }
}
