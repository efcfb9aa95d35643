// Moves made once and shared: offers compare and store them, nobody changes them.
import { BIRDS, type Bird, type MoaMove } from "./vocabulary.ts";

const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);

/** One move for each territory, in the order of their numbers. */
export function atTerritories(make: (number: number) => MoaMove): readonly MoaMove[] {
  return NUMBERS.map(make);
}

/** One move for each kind of bird card. */
export function withBirds(make: (bird: Bird) => MoaMove): Readonly<Record<Bird, MoaMove>> {
  return Object.fromEntries(BIRDS.map((bird): [Bird, MoaMove] => [bird, make(bird)])) as Record<Bird, MoaMove>;
}
