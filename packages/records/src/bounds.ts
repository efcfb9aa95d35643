// How much a record file may hold. A record comes from anybody's disk: what no match comes near is refused before it is
// walked through, replayed or kept. The longest games played at random have 2,500 steps in 130,000 letters.

export const RECORD_BOUNDS = {
  /** Letters of the whole file, as text. */
  letters: 4_000_000,
  segments: 100,
  /** Of all segments together. */
  steps: 20_000,
  /** Letters of the name of whoever sits on a seat. */
  name: 200,
  /** Letters of any text, and of a field's name. */
  text: 1_000,
  /** Lists and objects inside each other. */
  depth: 30,
  /** Numbers, texts, lists and objects in all. */
  values: 500_000,
  /** Chance calls: whoever looks for those that were taken back counts them all. */
  calls: 1_000_000,
  /** Of any number, as far as a calendar goes in milliseconds. */
  number: 8_640_000_000_000_000,
} as const;

export function lengthProblem(text: string): string | undefined {
  const most = RECORD_BOUNDS.letters;
  return text.length > most ? `is longer than ${most} letters, the most a record may have` : undefined;
}

/** The first thing there is too much of, with its path; reads no further. */
export function boundsProblem(record: unknown): string | undefined {
  return sizeProblem(record) ?? stepsProblem(record);
}

type Path = readonly (string | number)[];

function sizeProblem(record: unknown): string | undefined {
  let values = 0;
  const look = (value: unknown, path: Path): string | undefined => {
    if (++values > RECORD_BOUNDS.values) return at(path, `is value ${values}, a record has ${values - 1} at most`);
    const problem = valueProblem(value, path.length);
    if (problem !== undefined) return at(path, problem);
    if (typeof value !== "object" || value === null) return undefined;
    return firstProblem(Object.entries(value), ([key, inner]) => {
      const inside = [...path, Array.isArray(value) ? Number(key) : key.slice(0, RECORD_BOUNDS.text)];
      return textProblem(key, RECORD_BOUNDS.text) === undefined
        ? look(inner, inside)
        : at(path, `has a field with a name of more than ${RECORD_BOUNDS.text} letters`);
    });
  };
  return look(record, []);
}

function valueProblem(value: unknown, depth: number): string | undefined {
  if (typeof value === "string") return textProblem(value, RECORD_BOUNDS.text);
  if (typeof value === "number")
    return Number.isFinite(value) && Math.abs(value) > RECORD_BOUNDS.number
      ? `is ${value}, at most ${RECORD_BOUNDS.number} is allowed`
      : undefined;
  const isNested = typeof value === "object" && value !== null && depth >= RECORD_BOUNDS.depth;
  return isNested ? `is nested deeper than ${RECORD_BOUNDS.depth} levels` : undefined;
}

function textProblem(text: string, most: number): string | undefined {
  return text.length > most ? `has ${text.length} letters, at most ${most} are allowed` : undefined;
}

/** Steps of all segments; of any shape, as nothing has looked at it yet. What one field may hold is said in schema.ts. */
function stepsProblem(record: unknown): string | undefined {
  const { segments } = (record ?? {}) as { readonly segments?: unknown };
  let steps = 0;
  return firstProblem(entriesOf(segments).entries(), ([number, segment]) => {
    steps += entriesOf((segment as { readonly steps?: unknown } | null)?.steps).length;
    const most = RECORD_BOUNDS.steps;
    return steps > most ? `segments[${number}].steps: brings the steps to ${steps}, at most ${most}` : undefined;
  });
}

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function firstProblem<Item>(items: Iterable<Item>, problemOf: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** As the other problems of a record are named: `segments[0].steps[3].move[1]: …`. */
function at(path: Path, problem: string): string {
  const name = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return name === "" ? problem : `${name.replace(/^\./, "")}: ${problem}`;
}
