// Moves made once and shared: offers compare and store them, nobody changes them.
import type { MoaMove } from "./vocabulary.ts";

const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);

/** One move for each territory, in the order of their numbers. */
export function atTerritories<M extends MoaMove>(make: (number: number) => M): readonly M[] {
  return NUMBERS.map(make);
}
