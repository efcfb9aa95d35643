// What a node says over the bus when a match goes on, to whom it concerns.
import type { Bus } from "@outrigger/storage";
import type { Room } from "./rooms/room.ts";

/** Nodes that have the match in hand hear of the move, those whose lines follow a person's list that it has changed. */
export function announceMove(bus: Bus, { hosted, seats }: Room, changed: readonly { readonly seat: number }[]): void {
  const { id, seq } = hosted;
  // This node has it in hand already.
  if (bus.isShared) bus.announce(`match ${id} ${seq}`, id);
  for (const { seat } of changed) {
    const person = seats[seat]?.person ?? undefined;
    if (person !== undefined) bus.announce(`mine ${id} ${person}`, person);
  }
}
