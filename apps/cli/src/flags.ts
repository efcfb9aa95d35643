// Reading a command line: Node's parser, with faults that say what to type instead.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageFault } from "./faults.ts";

type FlagSpecs = NonNullable<ParseArgsConfig["options"]>;

/** Flags that take a value. */
export const texts = <const Name extends string>(...names: readonly Name[]) => specsOf(names, "string");

/** Flags that are given or not. */
export const switches = <const Name extends string>(...names: readonly Name[]) => specsOf(names, "boolean");

function specsOf<Name extends string, const Type extends "string" | "boolean">(names: readonly Name[], type: Type) {
  return Object.fromEntries(names.map((name) => [name, { type }])) as Record<Name, { readonly type: Type }>;
}

/** The flags and positional arguments of a command; anything unknown is a fault. */
export function readFlags<const Specs extends FlagSpecs>(args: readonly string[], specs: Specs) {
  try {
    return parseArgs({ args: withValues(args, specs), options: specs, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageFault(firstSentence(error instanceof Error ? error.message : String(error)));
  }
}

/** There are no flags of one dash: after a flag that takes a value, such a word is the value, as the ids of older sites may be. */
function withValues(args: readonly string[], specs: FlagSpecs): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const last = joined.at(-1) ?? "";
    const takesOne = last.startsWith("--") && specs[last.slice(2)]?.type === "string";
    if (takesOne && /^-[^-]/.test(word) && !joined.includes("--")) joined.splice(-1, 1, `${last}=${word}`);
    else joined.push(word);
  }
  return joined;
}

/** Node's messages go on with advice on `--` that helps nobody here. */
function firstSentence(message: string): string {
  const [first = message] = message.split(/\. |\n/);
  return first.charAt(0).toLowerCase() + first.slice(1);
}

/** A whole number of at least `least`. */
export function integerFlag(name: string, text: string | undefined, fallback: number, least = 0): number {
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageFault(`--${name} needs a whole number from ${least}, not "${text}"`);
}

/** How long a run may take; without end where nothing is said. */
export function minutesFlag(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  throw new UsageFault(`--minutes needs a number above 0, not "${text}"`);
}

/** `a,b,c` without empty parts. */
export function listFlag(text: string | undefined): string[] {
  return (text ?? "").split(",").filter((part) => part !== "");
}

/** `--option k=v`, any number of times. */
export function optionFlags(texts: readonly string[] | undefined): Record<string, string> {
  const options: Record<string, string> = {};
  for (const text of texts ?? []) {
    const at = text.indexOf("=");
    if (at < 1) throw new UsageFault(`--option needs name=value, not "${text}"`);
    options[text.slice(0, at)] = text.slice(at + 1);
  }
  return options;
}

/** No argument at all. */
export function noArguments(positionals: readonly string[]): void {
  if (positionals[0] !== undefined) throw new UsageFault(`"${positionals[0]}" is one argument too many`);
}

/** Exactly one argument, called `what` in the fault. */
export function oneArgument(positionals: readonly string[], what: string): string {
  const [first, ...more] = positionals;
  if (first === undefined) throw new UsageFault(`${what} is missing`);
  noArguments(more);
  return first;
}
