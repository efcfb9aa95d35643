// Who is at a table now, over all nodes: an open page that nobody looks at is not there. Each node says what it knows; a node
// that falls silent is forgotten.
import type { Seat } from "@outrigger/kernel";
import type { Bus } from "@outrigger/storage";
import type { Room } from "../rooms/room.ts";

export const FORGET_AFTER = 90_000;

/** Here alone. */
function presentHere({ audience }: Room): { seats: Seat[]; spectators: number } {
  const viewers = [...audience].flatMap(([{ isAway }, viewer]) => (isAway === true ? [] : [viewer]));
  const seats = [...new Set(viewers.filter((viewer) => typeof viewer === "number"))].sort();
  return { seats, spectators: viewers.filter((viewer) => typeof viewer !== "number").length };
}

/** At the table, here or over another node that has said so since then. */
export function isPresent(room: Pick<Room, "audience" | "elsewhere">, seat: Seat, since: number): boolean {
  if ([...room.audience].some(([{ isAway }, viewer]) => viewer === seat && isAway !== true)) return true;
  return [...room.elsewhere.values()].some(({ seats, at }) => at >= since && seats.includes(seat));
}

/** Somebody sits at the table, here or over another node. */
export function isAttended(room: Room, since: number): boolean {
  return room.seats.some(({ seat }) => isPresent(room, seat, since));
}

/** Tells those who look on here, and the other nodes. */
export function announcePresence(room: Room, node: string, bus: Bus, now: number): void {
  showPresence(room, now);
  sayPresence(room, node, bus);
}

/** Tells the other nodes. */
export function sayPresence(room: Room, node: string, bus: Bus): void {
  const { seats, spectators } = presentHere(room);
  bus.announce(["presence", room.hosted.id, node, spectators, ...seats].join(" "), room.hosted.id);
}

/** Another node has said who is there. */
export function hearPresence(room: Room, node: string, spectators: number, seats: readonly Seat[], now: number): void {
  room.elsewhere.set(node, { seats, spectators, at: now });
  showPresence(room, now);
}

function showPresence(room: Room, now: number): void {
  for (const [node, { at }] of room.elsewhere) if (at < now - FORGET_AFTER) room.elsewhere.delete(node);
  const all = [presentHere(room), ...room.elsewhere.values()];
  const seats = [...new Set(all.flatMap((each) => each.seats))].sort();
  const spectators = all.reduce((sum, each) => sum + each.spectators, 0);
  const text = JSON.stringify({ kind: "presence", match: room.hosted.id, seats, spectators });
  for (const connection of room.audience.keys()) connection.sendText(text);
}
