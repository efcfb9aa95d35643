// Which tables to test: every number of seats, with options spread over everything the game allows.
import { type Game, type GameTypes, isOptionsProblem, type OptionSpec, type OptionValue } from "@outrigger/kernel";
import { fastBelow, parseOptions } from "@outrigger/kernel/play";
import type { TableLimits } from "@outrigger/scene";
import { some } from "./pick-some.ts";

export interface PlainTable {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Every number of seats with the game's default options. */
export function plainTables<T extends GameTypes>({ seats: [fewest, most] }: Game<T>): PlainTable[] {
  return Array.from({ length: most - fewest + 1 }, (_, more) => ({ seats: fewest + more, options: {} }));
}

/** All options together leave their defaults in so many ways, as far as they have other values. */
const TOGETHER = [0, 1];

/**
 * Every number of seats with the defaults, with every other value of an option alone, and with all options changed together.
 * The numbers of seats take turns, so that a few games see all of them.
 */
export function everyTable<T extends GameTypes>(game: Game<T>, limits: TableLimits = {}): PlainTable[] {
  const bySeats = plainTables(game).map(({ seats }) => {
    if (limits.seats?.includes(seats) === false) return [];
    const base = { seats, options: limits.options ?? {} };
    const specs = changeable(game, base);
    const alone = specs.flatMap((spec) => others(spec).map((value) => ({ [spec.id]: value })));
    const tables = [{}, ...alone].flatMap((change) => changed(game, base, change) ?? []);
    return different([...tables, ...TOGETHER.map((turn) => allTogether(game, base, specs, turn))]);
  });
  const longest = Math.max(...bySeats.map((tables) => tables.length));
  return Array.from({ length: longest }, (_, place) => bySeats.flatMap((tables) => tables[place] ?? [])).flat();
}

function different(tables: readonly PlainTable[]): PlainTable[] {
  return [...new Map(tables.map((table) => [tableName(table), table])).values()];
}

/** Options that mean something at this table and are left open. Free text has no values to choose from. */
function changeable<T extends GameTypes>({ options }: Game<T>, { seats, options: fixed }: PlainTable): OptionSpec[] {
  return options.filter(({ id, values, seats: [fewest, most] = [0, Number.POSITIVE_INFINITY] }) => {
    return values !== undefined && !Object.hasOwn(fixed, id) && seats >= fewest && seats <= most;
  });
}

function others({ values = [], default: usual }: OptionSpec): OptionValue[] {
  return values.filter((value) => value !== usual);
}

/** The table with these options too; undefined where the game refuses them or settles them otherwise. */
function changed<T extends GameTypes>(
  game: Game<T>,
  { seats, options }: PlainTable,
  change: PlainTable["options"],
): PlainTable | undefined {
  const wanted = { ...options, ...change };
  const settled = parseOptions(game, seats, wanted);
  if (isOptionsProblem(settled)) return undefined;
  return Object.entries(wanted).every(([id, value]) => settled[id] === value) ? { seats, options: wanted } : undefined;
}

/** One option after the other is changed, as far as they go together. */
function allTogether<T extends GameTypes>(
  game: Game<T>,
  base: PlainTable,
  specs: readonly OptionSpec[],
  turn: number,
): PlainTable {
  return specs.reduce((table, spec) => {
    const values = others(spec);
    const value = values[turn % values.length];
    return value === undefined ? table : (changed(game, table, { [spec.id]: value }) ?? table);
  }, base);
}

const MOST_TRIES = 50;

/** A table for the game with this number: in turn one of `everyTable`, and one with options mixed at random. */
export function tableNumber<T extends GameTypes>(
  game: Game<T>,
  number: number,
  below: (bound: number) => number,
  limits: TableLimits = {},
): PlainTable {
  const tables = everyTable(game, limits);
  const table = tables[Math.floor(number / 2) % tables.length];
  if (table === undefined) throw new Error(`${game.id} has no table for ${JSON.stringify(limits)}`);
  return number % 2 === 0 ? table : mixed(game, { seats: table.seats, options: limits.options ?? {} }, below);
}

/** One of all those tables, chosen by a seed. */
export function sampledTable<T extends GameTypes>(game: Game<T>, seed: number, limits: TableLimits): PlainTable {
  const below = fastBelow(seed + 0x7ab1e);
  return tableNumber(game, below(2 * everyTable(game, limits).length || 1), below, limits);
}

function mixed<T extends GameTypes>(game: Game<T>, base: PlainTable, below: (bound: number) => number): PlainTable {
  const specs = changeable(game, base);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const table = changed(game, base, randomOptions(specs, below));
    if (table !== undefined) return table;
  }
  return base;
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

interface NamedTable {
  readonly seats: number;
  readonly options?: PlainTable["options"];
  readonly start?: { readonly name: string };
}

export function tableName({ seats, options = {}, start }: NamedTable): string {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return [`${seats} ${seats === 1 ? "seat" : "seats"}`, ...chosen, ...(start ? [`from ${start.name}`] : [])].join(" ");
}
