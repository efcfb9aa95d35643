// Values that fit a schema, so that whatever a schema lets in can be tried, also what is added to it later.
import fc from "fast-check";
import { z } from "zod";

/** What a client may say, as a reader of the documents would list it. */
export const MESSAGE_KINDS = [
  "watch",
  "leave",
  "move",
  "undo",
  "request",
  "consent",
  "resign",
  "orders",
  "whyNot",
  "whatIf",
  "chat",
  "follow",
  "attention",
] as const;

/** The part of JSON Schema that our schemas come to. */
interface Sketch {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Sketch[];
  readonly oneOf?: readonly Sketch[];
  readonly properties?: Readonly<Record<string, Sketch>>;
  readonly required?: readonly string[];
  readonly prefixItems?: readonly Sketch[];
  readonly items?: Sketch;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Every alternative and every field of the schema comes up at least once; wherever text may stand, it is `word`. */
export function examplesOf(schema: z.core.$ZodType, word: string): unknown[] {
  return examples(z.toJSONSchema(schema, { io: "input" }) as Sketch, word);
}

function examples(sketch: Sketch, word: string): unknown[] {
  if ("const" in sketch) return [sketch.const];
  if (sketch.enum !== undefined) return [...sketch.enum];
  const either = sketch.anyOf ?? sketch.oneOf;
  if (either !== undefined) return either.flatMap((each) => examples(each, word));
  switch (sketch.type) {
    case "object":
      return objects(sketch, word);
    case "array":
      return arrays(sketch, word);
    case "string":
      return [text(sketch, word)];
    case "integer":
    case "number":
      return [Math.max(0, sketch.minimum ?? 0)];
    case "boolean":
      return [true, false];
    default:
      return [null];
  }
}

/** The fields that must be there; then, one after another, each field with everything it may be. */
function objects({ properties = {}, required = [] }: Sketch, word: string): unknown[] {
  const all = Object.entries(properties).map(([name, sketch]) => [name, examples(sketch, word)] as const);
  const base = Object.fromEntries(
    all.filter(([name]) => required.includes(name)).map(([name, [first]]) => [name, first]),
  );
  const others = all.flatMap(([name, values]) =>
    values.slice(required.includes(name) ? 1 : 0).map((value) => ({ ...base, [name]: value })),
  );
  return [base, ...others];
}

function arrays({ prefixItems = [], items, minItems = 0 }: Sketch, word: string): unknown[] {
  const head = prefixItems.map((sketch) => examples(sketch, word)[0]);
  const rest = items === undefined ? [] : examples(items, word);
  const least = Math.max(0, minItems - head.length);
  const filled = rest.map((item) => [...head, ...new Array<unknown>(Math.max(1, least)).fill(item)]);
  return least === 0 ? [head, ...filled] : filled;
}

function text({ format, pattern, minLength = 0, maxLength }: Sketch, word: string): string {
  if (format === "email") return "somebody@example.org";
  if (pattern === undefined) return word.slice(0, maxLength).padEnd(minLength, "x");
  const shape = new RegExp(pattern);
  const fitting = [word, `table:${word}`].find((each) => shape.test(each));
  return fitting ?? fc.sample(fc.stringMatching(shape), { numRuns: 1, seed: 1 })[0] ?? "";
}
