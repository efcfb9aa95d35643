// How many more turns each seat will probably have: the first full board ends the game (MAO-END-1, MAO-END-2).
import { at, topFrame } from "@outrigger/kernel";
import type { MaoriState } from "../rules/vocabulary.ts";

/** For every eight empty spaces one turn goes by without filling one: storing, discarding, waiting. */
const SLACK = 8;

/** How many turns of others come before each seat's next one. */
export function waitsNow({ stack, seats }: MaoriState): number[] {
  const frame = topFrame({ stack });
  const mover = frame?.seat ?? 0;
  const acted =
    frame?.phase === "endTurn" ||
    frame?.phase === "colouredShip" ||
    frame?.phase === "placeExplorer" ||
    frame?.phase === "confirmExplorer";
  return acted ? waitsAfter(mover, seats.length) : waitsAfter((mover + seats.length - 1) % seats.length, seats.length);
}

/** The same once the turn of `seat` is over. */
export function waitsAfter(seat: number, count: number): number[] {
  return Array.from({ length: count }, (_, other) => (other - seat - 1 + count) % count);
}

/** Turns left when `lastTurns` are all that is to come (MAO-END-2). */
export function turnsAtTheEnd(waits: readonly number[], lastTurns: number): number[] {
  return waits.map((wait) => (wait < lastTurns ? 1 : 0));
}

/**
 * Turns left until the first board is full, from the spaces each seat still has to fill. The first to fill the board has
 * no turn after that, everybody else one more.
 */
export function turnsToFill(waits: readonly number[], work: readonly number[]): number[] {
  const count = work.length;
  const needed = work.map((spaces) => Math.max(1, spaces + Math.floor(spaces / SLACK)));
  const ends = needed.map((turns, seat) => at(waits, seat) + (turns - 1) * count);
  const end = Math.min(...ends);
  const first = ends.indexOf(end);
  return waits.map((wait, seat) => {
    if (seat === first) return at(needed, seat);
    return wait < end ? Math.floor((end - wait - 1) / count) + 2 : 1;
  });
}
