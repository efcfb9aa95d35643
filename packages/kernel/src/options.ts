// A table's options: each game lists them as data, and nothing outside the list gets in.
import { newProblems } from "./problems.ts";

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export interface OptionSpec {
  readonly id: string;
  readonly default: OptionValue;
  /** Every value allowed. Free text has none and is looked at by `check`. */
  readonly values?: readonly OptionValue[];
  /** Says what is wrong with a free value. */
  readonly check?: (value: OptionValue) => string | undefined;
  /** Values left out of the normal form; set by file or command line. */
  readonly rare?: readonly OptionValue[];
  /** The fewest and the most players at whose table it means anything; forms leave it out elsewhere. Any number when absent. */
  readonly seats?: readonly [number, number];
  /** Asked at every table; forms fold the others away. */
  readonly common?: true;
  /** It means something only while another option has this value; forms leave it out otherwise. */
  readonly with?: readonly [option: string, value: OptionValue];
}

export interface OptionsProblem {
  readonly problems: readonly string[];
}

export function isOptionsProblem(answer: Options | OptionsProblem): answer is OptionsProblem {
  return Array.isArray((answer as Partial<OptionsProblem>).problems);
}

/** What a text among the options may be long. */
const MOST_LETTERS = 200;

interface OptionedGame<Pack> {
  readonly id: string;
  readonly seats: readonly [number, number];
  readonly options: readonly OptionSpec[];
  readonly pack: Pack;
  settleOptions?(options: Options, seats: number, pack: Pack): Options | OptionsProblem;
}

/** Fills in defaults and checks every value; the answer is complete options or all that is wrong with them. */
export function parseOptions<Pack>(
  game: OptionedGame<Pack>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
  pack = game.pack,
): Options | OptionsProblem {
  const { problems, complain } = newProblems();
  for (const problem of seatProblems(game, seats)) complain(problem);
  const options: Record<string, OptionValue> = {};
  for (const id of Object.keys(given)) {
    if (!game.options.some((spec) => spec.id === id)) complain(`${game.id} has no option "${id}"`);
  }
  for (const spec of game.options) {
    const value = Object.hasOwn(given, spec.id) ? given[spec.id] : spec.default;
    const problem = valueProblem(spec, value);
    if (problem === undefined) options[spec.id] = value as OptionValue;
    else complain(problem);
  }
  if (problems.length > 0) return { problems };
  return game.settleOptions?.(options, seats, pack) ?? options;
}

function seatProblems(game: OptionedGame<unknown>, seats: number): string[] {
  const [fewest, most] = game.seats;
  if (Number.isInteger(seats) && seats >= fewest && seats <= most) return [];
  return [`${game.id} is for ${fewest} to ${most} players, not ${seats}`];
}

function valueProblem(spec: OptionSpec, value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
    return `option "${spec.id}" needs a value`;
  if (typeof value === "string" && value.length > MOST_LETTERS)
    return `option "${spec.id}" is longer than ${MOST_LETTERS} letters`;
  if (spec.values !== undefined && !spec.values.includes(value))
    return `option "${spec.id}" may be ${spec.values.join(", ")}, not ${value}`;
  return spec.check?.(value);
}

/** The value of an option that may be one of these: the kernel has checked it before any rule sees it. */
export function chosenOption<Value extends OptionValue>(options: Options, id: string, values: readonly Value[]): Value {
  const chosen = values.find((value) => value === options[id]);
  if (chosen === undefined) throw new Error(`option "${id}" is ${options[id]}, not one of ${values.join(", ")}`);
  return chosen;
}

/** Turns the text of a command line or a form field into the value of the option it means. */
export function readOptionText(spec: OptionSpec, text: string): OptionValue {
  return spec.values?.find((value) => String(value) === text) ?? text;
}
