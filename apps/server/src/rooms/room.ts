// One match in this node's memory: what every host has of it, and the rows beside it.
import type { Room as HostRoom } from "@outrigger/host";
import type { Seat } from "@outrigger/kernel";
import type { MatchRow, SeatRow } from "@outrigger/storage";
import type { Connection } from "../sockets/connections.ts";

export interface Room extends HostRoom<Connection> {
  readonly row: Omit<MatchRow, "snapshot">;
  seats: readonly SeatRow[];
  /** When the stored clock job falls due. */
  clockDue: number | undefined;
  /** Since when this node knows each seat to be waited for. */
  readonly waitingSince: Map<Seat, number>;
  /** When it was over, if that was at this node. */
  endedAt?: number;
  /** Who looks on over other nodes, by node, and when that was last said. */
  readonly elsewhere: Map<string, Elsewhere>;
}

interface Elsewhere {
  readonly seats: readonly number[];
  readonly spectators: number;
  readonly at: number;
}

/** The seats the person speaks for. */
export function seatsOf({ seats }: Pick<Room, "seats">, person: string | undefined): Seat[] {
  return person === undefined ? [] : seats.flatMap((row, seat) => (row.person === person ? [seat] : []));
}

export const seatOf = (room: Pick<Room, "seats">, person: string | undefined): Seat | undefined =>
  seatsOf(room, person)[0];
