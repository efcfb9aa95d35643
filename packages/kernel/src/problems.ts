// What every game's check of a component pack needs. Problems are gathered, so that a pack can be put right in one go.

export type Fields = Readonly<Record<string, unknown>>;
export type IntegerRange = readonly [least: number, most: number];

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as it stands in a file. */
export function showValue(value: unknown): string {
  return JSON.stringify(value) ?? "missing";
}

export function checkKnownFields(problems: string[], what: string, fields: Fields, known: readonly string[]): void {
  for (const key of Object.keys(fields))
    if (!known.includes(key)) problems.push(`${what} has an unknown field ${showValue(key)}`);
}

export function checkInteger(problems: string[], what: string, value: unknown, [least, most]: IntegerRange): void {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return;
  const wanted = least === most ? String(least) : `a whole number from ${least} to ${most}`;
  problems.push(`${what} is ${showValue(value)}, not ${wanted}`);
}

const MOST_PROBLEMS = 50;

/** Gathers complaints up to a number that somebody may still read; whatever comes after them is left out. */
export function newProblems(): { readonly problems: string[]; readonly complain: (problem: string) => void } {
  const problems: string[] = [];
  const complain = (problem: string): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem.slice(0, 500));
    else if (problems.length === MOST_PROBLEMS) problems.push("and more");
  };
  return { problems, complain };
}

const MOST_DEPTH = 12;
const MOST_ENTRIES = 400;
const MOST_VALUES = 20_000;
const MOST_LETTERS = 2_000;

/** Says what makes a pack too deep, too wide or too wordy to be looked at; reads no further than the bounds. */
export function sizeProblem(source: unknown): string | undefined {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: source, depth: 0 }];
  let values = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (++values > MOST_VALUES) return `the pack has more than ${MOST_VALUES} values`;
    const { value, depth } = next;
    if (typeof value === "string" && value.length > MOST_LETTERS)
      return `a text of the pack is longer than ${MOST_LETTERS} letters`;
    if (typeof value !== "object" || value === null) continue;
    if (depth === MOST_DEPTH) return `the pack is nested deeper than ${MOST_DEPTH} levels`;
    if (Array.isArray(value) && value.length > MOST_ENTRIES)
      return `a list of the pack has more than ${MOST_ENTRIES} entries`;
    const entries = Object.entries(value);
    if (entries.length > MOST_ENTRIES) return `an object of the pack has more than ${MOST_ENTRIES} fields`;
    for (const [key, inner] of entries) {
      if (key.length > MOST_LETTERS) return `a field of the pack has a name longer than ${MOST_LETTERS} letters`;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}
