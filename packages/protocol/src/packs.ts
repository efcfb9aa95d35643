// What the check of a component pack is made of. A pack comes from a stranger: every number and list has a least and a
// most, every text a length, and what is deep or wide is cut before anything walks through it.
import { type Json, newProblems, type Parsed, sameJson } from "@outrigger/kernel";
import * as z from "zod/mini";
import { sizeProblem } from "./pack-size.ts";

export type Complain = (problem: string) => void;

/** A least and a most, in words that complete "is 7, not …". */
export function whole(least: number, most: number) {
  const error = least === most ? String(least) : `a whole number from ${least} to ${most}`;
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
}

/** A measure of a drawing, which need not be whole. */
export function measure(least: number, most: number) {
  const error = `a number from ${least} to ${most}`;
  return z.number({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
}

const MOST_NAME = 80;
const MOST_NOTE = 1_000;

function text(most: number) {
  const error = `a text of at most ${most} letters`;
  return z.string({ error }).check(z.maxLength(most, { error }));
}

export const name = text(MOST_NAME);
export const note = text(MOST_NOTE);

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,23}$/;
const ID_ERROR = "an id of letters, digits, hyphens and underscores";

/** Names that every object knows are nobody's id. */
export const id = z.string({ error: ID_ERROR }).check(
  z.regex(ID, { error: ID_ERROR }),
  z.refine((value) => !(value in {}), { error: ID_ERROR }),
);

export function list<Entry extends z.ZodMiniType>(entry: Entry, least: number, most: number) {
  const error = least === most ? `a list of ${least}` : `a list of ${least} to ${most}`;
  return z.array(entry, { error }).check(z.minLength(least, { error }), z.maxLength(most, { error }));
}

/** What the rules are written for and a pack may repeat, but not change. */
export function fixed(own: Json) {
  return z
    .unknown()
    .check(
      z.refine((value) => value !== undefined && sameJson(value, own), { error: `${show(own)}, as the rules have it` }),
    );
}

/** Names, sources and reasons in any arrangement: texts for readers, without a number among them. */
export const words: z.ZodMiniType = z.lazy(() =>
  z.union([note, z.boolean(), z.array(words), z.record(name, words)], { error: "words without a number" }),
);

/**
 * The check of a game's packs: the shape first, then what hangs together over several parts. Complaints are named by
 * their path, and there is an end to them.
 */
export function packCheck<Source>(
  schema: z.ZodMiniType<Source>,
  together: (source: Source, complain: Complain) => void,
): (source: unknown) => Parsed<Json> {
  return (source) => {
    const { problems, complain } = newProblems();
    const tooBig = sizeProblem(source);
    if (tooBig !== undefined) return { ok: false, problems: [tooBig] };
    const parsed = schema.safeParse(source, { error: wanted });
    if (parsed.success) together(parsed.data, complain);
    else for (const issue of parsed.error.issues) describe(source, issue, complain);
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: source as Json };
  };
}

function describe(source: unknown, issue: z.core.$ZodIssue, complain: Complain): void {
  const { where, value } = follow(source, issue.path);
  if (issue.code === "unrecognized_keys")
    for (const key of issue.keys) complain(`${where} has an unknown field ${show(key)}`);
  else complain(`${where} is ${show(value)}, not ${issue.message}`);
}

/** The way to a value, entries of lists by their ids: "tiles[S01].palms". */
function follow(source: unknown, path: readonly PropertyKey[]): { readonly where: string; readonly value: unknown } {
  let where = "";
  let value = source;
  for (const key of path) {
    const isEntry = Array.isArray(value);
    value = (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key];
    if (isEntry) where += `[${idOf(value) ?? String(key)}]`;
    else where += where === "" ? String(key) : `.${String(key)}`;
  }
  return { where: where === "" ? "the pack" : where, value };
}

function idOf(entry: unknown): string | undefined {
  const found = (entry as { readonly id?: unknown } | null | undefined)?.id;
  return typeof found === "string" && ID.test(found) ? found : undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  object: "an object",
  record: "an object",
  array: "a list",
  tuple: "a list",
  string: "a text",
  boolean: "true or false",
  number: "a number",
};

/** For parts that do not say themselves what they want. */
function wanted(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_value") return issue.values.map(show).join(" or ");
  if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.expected;
  return "what belongs here";
}

const MOST_SHOWN = 60;

/** A value as it stands in a file, cut short. */
export function show(value: unknown): string {
  const whole = JSON.stringify(value) ?? "missing";
  return whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}…` : whole;
}
