// Names everything that is wrong with a value that should be a record, each problem with its path.
import type * as z from "zod/mini";
import { recordShape } from "./schema.ts";

type Complain = (problem: string) => void;

/** Problems such as `segments[0].steps[3].seat: is "x", not a whole number from 0`, or the value as a record's shape. */
export function checkShape(value: unknown) {
  const problems: string[] = [];
  const complain = (problem: string): void => void problems.push(problem);
  checkPlain(value, [], complain);
  if (problems.length > 0) return { ok: false, problems } as const;
  const parsed = recordShape.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data } as const;
  for (const issue of parsed.error.issues) describe(value, issue, complain);
  return { ok: false, problems } as const;
}

/** Data that is not plain would be written otherwise than it was read, and its hash would not tell all of it. */
function checkPlain(value: unknown, path: PropertyKey[], complain: Complain): void {
  const complainHere = (problem: string): void => complain(`${pathText(path)}: ${problem}`);
  if (Object.is(value, -0) || (typeof value === "number" && !Number.isFinite(value)))
    complainHere("is not a plain number");
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const key in value) {
    path.push(isList ? Number(key) : key);
    if (key === "__proto__") complainHere("is not a known field");
    else checkPlain(fieldOf(value, key), path, complain);
    path.pop();
  }
}

function describe(root: unknown, issue: z.core.$ZodIssue, complain: Complain): void {
  const where = issue.path.length === 0 ? "" : `${pathText(issue.path)}: `;
  const value = issue.path.reduce<unknown>(fieldOf, root);
  if (issue.code === "unrecognized_keys")
    for (const key of issue.keys) complain(`${pathText([...issue.path, key])}: is not a known field`);
  else if (value === undefined) complain(`${where}is missing`);
  else if (issue.code === "too_big") complain(`${where}${sizeOf(value)}, at most ${issue.maximum} are allowed`);
  else if (issue.code === "too_small" && Array.isArray(value))
    complain(`${where}${sizeOf(value)}, not at least ${issue.minimum}`);
  else complain(`${where}is ${show(value)}, not ${issue.message}`);
}

function sizeOf(value: unknown): string {
  if (Array.isArray(value)) return `has ${value.length} entries`;
  return typeof value === "string" ? `has ${value.length} letters` : `is ${show(value)}`;
}

const fieldOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key, at) => (typeof key === "number" ? `[${key}]` : `${at === 0 ? "" : "."}${String(key)}`))
    .join("");
}

const MOST_SHOWN = 40;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
