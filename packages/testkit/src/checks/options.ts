// Options: what is listed is accepted, and nothing else gets in.
import { type Game, type GameTypes, isOptionsProblem, type Options, type OptionValue } from "@outrigger/kernel";
import { fastBelow, parseOptions } from "@outrigger/kernel/play";
import { difference, Finding, guarded, show } from "../finding.ts";
import { plainTables, randomOptions } from "../tables.ts";

export function checkOptions<T extends GameTypes>(game: Game<T>): void {
  for (const { seats } of plainTables(game)) {
    const options = demand(game, seats, {});
    for (const junk of [undefined, null, {}, [], Number.NaN, "no such value"]) checkJunk(game, seats, junk);
    refuse(game, seats, { "no such option": 1 });
    const found = difference(demand(game, seats, options), options);
    if (found !== undefined) throw new Finding("options", `completed options are completed again: ${found}`);
  }
  const [fewest, most] = game.seats;
  for (const seats of [fewest - 1, most + 1, fewest + 0.5, Number.NaN]) refuse(game, seats, {});
  for (const { id, values = [] } of game.options) for (const value of values) checkValue(game, id, value);
}

function demand<T extends GameTypes>(game: Game<T>, seats: number, given: Options): Options {
  const options = guarded("options", "options", () => parseOptions(game, seats, given));
  if (isOptionsProblem(options))
    throw new Finding("options", `${seats} seats, ${show(given)}: ${options.problems.join("; ")}`);
  return options;
}

function refuse<T extends GameTypes>(game: Game<T>, seats: number, given: Readonly<Record<string, unknown>>): void {
  const options = guarded("options", "options", () => parseOptions(game, seats, given));
  if (!isOptionsProblem(options)) throw new Finding("options", `${seats} seats, ${show(given)} is accepted`);
  if (options.problems.length === 0) throw new Finding("options", `${show(given)} is refused without a word`);
}

/** A value that is not listed is refused; free text is the game's own affair, but it may not throw. */
function checkJunk<T extends GameTypes>(game: Game<T>, seats: number, junk: unknown): void {
  for (const { id, values } of game.options) {
    if (values !== undefined) refuse(game, seats, { [id]: junk });
    else guarded("options", `option ${id}`, () => parseOptions(game, seats, { [id]: junk }));
  }
}

const MOST_TRIES = 500;

/** There is a table at which the value is accepted. */
function checkValue<T extends GameTypes>(game: Game<T>, id: string, value: OptionValue): void {
  const below = fastBelow(1);
  const tables = plainTables(game);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { seats } = tables[tries % tables.length] as { seats: number };
    const others = tries < tables.length ? {} : randomOptions(game.options, below);
    const options = parseOptions(game, seats, { ...others, [id]: value });
    if (!isOptionsProblem(options) && options[id] === value) return;
  }
  throw new Finding("options", `${show(value)} of option "${id}" fits no table`);
}
