// Moves that are made one after the other, and how they are written in words.
import type { Move, Seat } from "@outrigger/kernel";
import type { Outcome } from "@outrigger/kernel/play";

/** Moves one after the other, and the luck they meet: exactly what is asked for. The table's own luck when absent. */
export interface Course<M extends Move = Move> {
  readonly moves: readonly M[];
  readonly luck?: readonly Outcome[];
  /** Who makes them, where it is not whose decision it is. */
  readonly seat?: Seat;
}

/** Words, and numbers as numbers. */
export function outcomes(words: string): (string | number)[] {
  return words.split(" ").map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}

/**
 * Many small moves in words: "take militia*2, sail 307 | 6 1". Each with its parts, numbers as numbers, `*` behind one that is
 * made several times; after the bar what luck answers. The table's own luck where nothing is said of it.
 */
export function parseCourse<M extends Move>(text: string): Course<M> {
  const [said = "", luck] = text.split(" | ");
  const moves = said.split(", ").flatMap(parseMove) as readonly Move[] as readonly M[];
  return luck === undefined ? { moves } : { moves, luck: outcomes(luck) };
}

function parseMove(text: string): Move[] {
  const [said = "", times = "1"] = text.split("*");
  const [kind = "", ...parts] = outcomes(said);
  return Array.from({ length: Number(times) }, () => [String(kind), ...parts]);
}
