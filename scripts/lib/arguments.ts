// Arguments that long runs share: flags by what is usual, the game by its folder, whole numbers, options as text.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Game, Options } from "@outrigger/kernel";
import { readOptionText } from "@outrigger/kernel/play";

/** What a flag is where it is not said: a text, a whole number, a switch, any number of texts, or a text that may be missing. */
type Usual = string | number | boolean | readonly string[] | undefined;

type Said<Value extends Usual> = Value extends number
  ? number
  : Value extends boolean
    ? boolean
    : Value extends readonly string[]
      ? readonly string[]
      : Value extends string
        ? string
        : string | undefined;

/** The command line, whose flags are named with what they usually are. */
export function readArguments<Flags extends Readonly<Record<string, Usual>>>(usual: Flags, args?: string[]) {
  const options = Object.entries(usual).map(([name, value]) => {
    const type = typeof value === "boolean" ? ("boolean" as const) : ("string" as const);
    return [name, { type, multiple: Array.isArray(value) }] as const;
  });
  const { values, positionals } = parseArgs({
    ...(args === undefined ? {} : { args }),
    allowPositionals: true,
    options: Object.fromEntries(options),
  });
  const said = Object.entries(usual).map(([name, value]) => {
    const given = values[name];
    const isNumber = typeof value === "number" && given !== undefined;
    return [name, isNumber ? wholeNumber(name, String(given), Math.min(value, 1)) : (given ?? value)];
  });
  return { values: Object.fromEntries(said) as { [Name in keyof Flags]: Said<Flags[Name]> }, positionals };
}

export function readGame(positionals: readonly string[]): string {
  const [game = ""] = positionals;
  if (!/^[a-z][a-z0-9-]*$/.test(game) || !existsSync(new URL(`../../games/${game}/rules/index.ts`, import.meta.url)))
    throw new Error(`which game? "${game}" is not a folder of games/ with rules`);
  return game;
}

export async function loadRules(game: string): Promise<Game> {
  const file = new URL(`../../games/${game}/rules/index.ts`, import.meta.url);
  const { rules } = (await import(file.href)) as { rules: Game };
  return rules;
}

function wholeNumber(name: string, text: string, least = 1): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least) return number;
  throw new Error(`--${name} needs a whole number from ${least}, not "${text}"`);
}

export function wholeNumbers(name: string, text: string): number[] {
  return text.split(",").map((part) => wholeNumber(name, part));
}

/** Pairs such as "seaCombat=true". */
export function readOptions(rules: Game, texts: readonly string[]): Options {
  const pairs = texts.map((pair) => {
    const [id = "", value = ""] = pair.split("=");
    const spec = rules.options.find((option) => option.id === id);
    if (spec === undefined) throw new Error(`${rules.id} has no option "${id}"`);
    return [id, readOptionText(spec, value)] as const;
  });
  return Object.fromEntries(pairs);
}
