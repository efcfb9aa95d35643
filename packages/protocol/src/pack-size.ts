// Deep, wide and wordy data is cut here, before a schema walks through it.

const MOST_DEPTH = 10;
const MOST_ENTRIES = 400;
const MOST_VALUES = 6_000;
const MOST_LETTERS = 1_000;
const MOST_LETTERS_IN_ALL = 60_000;

/** Says what makes data too much to be looked at, or no plain data; reads no further than the bounds. */
export function sizeProblem(source: unknown): string | undefined {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: source, depth: 0 }];
  let values = 0;
  let letters = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    const problem = problemOf(value, depth);
    if (problem !== undefined) return problem;
    if (++values > MOST_VALUES) return `the pack has more than ${MOST_VALUES} values`;
    if (typeof value === "string") letters += value.length;
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        letters += Array.isArray(value) ? 0 : key.length;
        open.push({ value: inner, depth: depth + 1 });
      }
    if (letters > MOST_LETTERS_IN_ALL) return `the pack has more than ${MOST_LETTERS_IN_ALL} letters`;
  }
  return undefined;
}

function problemOf(value: unknown, depth: number): string | undefined {
  if (typeof value === "number")
    return isPlain(value) ? undefined : `the pack holds ${value}, which is no plain number`;
  if (typeof value === "string")
    return value.length > MOST_LETTERS ? `a text of the pack is longer than ${MOST_LETTERS} letters` : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  if (depth === MOST_DEPTH) return `the pack is nested deeper than ${MOST_DEPTH} levels`;
  if (Array.isArray(value))
    return value.length > MOST_ENTRIES ? `a list of the pack has more than ${MOST_ENTRIES} entries` : undefined;
  const keys = Object.keys(value);
  if (keys.length > MOST_ENTRIES) return `an object of the pack has more than ${MOST_ENTRIES} fields`;
  if (keys.some((key) => key.length > MOST_LETTERS)) return `a field has a name longer than ${MOST_LETTERS} letters`;
  return keys.includes("__proto__") ? "no field may be called __proto__" : undefined;
}

const isPlain = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);
