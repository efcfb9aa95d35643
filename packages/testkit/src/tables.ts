// Which tables to test: every number of seats, with options spread over everything the game allows.
import {
  type Game,
  type GameTypes,
  isOptionsProblem,
  type OptionSpec,
  type OptionValue,
  parseOptions,
} from "@outrigger/kernel";
import { some } from "./some.ts";

export interface PlainTable {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Every number of seats with the game's default options. */
export function plainTables<T extends GameTypes>({ seats: [fewest, most] }: Game<T>): PlainTable[] {
  return Array.from({ length: most - fewest + 1 }, (_, more) => ({ seats: fewest + more, options: {} }));
}

const MOST_TRIES = 50;

/** A table for the game with this number: seats in turn, a third by default, the others with random options. */
export function tableNumber<T extends GameTypes>(
  game: Game<T>,
  number: number,
  below: (bound: number) => number,
): PlainTable {
  const [fewest, most] = game.seats;
  const count = most - fewest + 1;
  const seats = fewest + (number % count);
  if (Math.floor(number / count) % 3 === 0) return { seats, options: {} };
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const options = randomOptions(game.options, below);
    if (!isOptionsProblem(parseOptions(game, seats, options))) return { seats, options };
  }
  return { seats, options: {} };
}

/** Some options at random values, the others left to their defaults. Free text has no values to choose from. */
export function randomOptions(
  specs: readonly OptionSpec[],
  below: (bound: number) => number,
): Record<string, OptionValue> {
  const listed = specs.filter((spec) => spec.values !== undefined);
  const options: Record<string, OptionValue> = {};
  for (const { id, values = [] } of some(listed, 1 + below(Math.max(1, listed.length)), below))
    options[id] = values[below(values.length)] as OptionValue;
  return options;
}

export function tableName({ seats, options = {} }: { seats: number; options?: PlainTable["options"] }): string {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return [`${seats} seats`, ...chosen].join(" ");
}
