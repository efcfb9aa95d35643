// Holds a value against a schema and names everything that is wrong with it, each with its path.
import type { Schema } from "./schema.ts";

/** Problems such as `segments[0].steps[3].seat: is "x", not a whole number from 0`. Empty when the value fits. */
export function problemsWith(root: Schema, value: unknown): string[] {
  const problems: string[] = [];
  const report = (path: string, problem: string): void => {
    problems.push(path === "" ? problem : `${path}: ${problem}`);
  };
  check({ root, report }, root, value, "");
  return problems;
}

interface Checker {
  readonly root: Schema;
  report(path: string, problem: string): void;
}

function check(checker: Checker, schema: Schema, value: unknown, path: string): void {
  if (schema.$ref !== undefined) {
    const target = checker.root.$defs?.[schema.$ref.slice("#/$defs/".length)];
    if (target === undefined) throw new Error(`the schema has no ${schema.$ref}`);
    check(checker, target, value, path);
    return;
  }
  const problem = scalarProblem(schema, value);
  if (problem !== undefined) checker.report(path, problem);
  else if (schema.type === "object") checkObject(checker, schema, value as Record<string, unknown>, path);
  else if (schema.type === "array") checkArray(checker, schema, value as readonly unknown[], path);
  else if (schema.type === undefined) checkPlain(checker, value, path);
}

function scalarProblem(schema: Schema, value: unknown): string | undefined {
  if (schema.const !== undefined && value !== schema.const) return `is ${show(value)}, not ${show(schema.const)}`;
  if (schema.enum !== undefined && !schema.enum.includes(value as string))
    return `is ${show(value)}, not one of ${schema.enum.join(", ")}`;
  if (schema.type === undefined) return undefined;
  const types = typeof schema.type === "string" ? [schema.type] : schema.type;
  if (!types.some((type) => isOfType(value, type))) return `is ${show(value)}, not ${typeNames(types, schema.minimum)}`;
  if (schema.minimum !== undefined && (value as number) < schema.minimum)
    return `is ${show(value)}, not ${typeNames(types, schema.minimum)}`;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value as string))
    return `is ${show(value)}, not 64 hexadecimal digits`;
  return undefined;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  // -0 would be written as 0: two texts for one value.
  if (type === "integer") return Number.isSafeInteger(value) && !Object.is(value, -0);
  return typeof value === type;
}

const NAMES: Readonly<Record<string, string>> = {
  array: "a list",
  object: "an object",
  integer: "a whole number",
  string: "a text",
  boolean: "true or false",
};

function typeNames(types: readonly string[], minimum: number | undefined): string {
  const names = types.map((type) => NAMES[type]).join(" or ");
  return minimum === undefined ? names : `${names} from ${minimum}`;
}

function checkObject(checker: Checker, schema: Schema, value: Record<string, unknown>, path: string): void {
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(value, key)) checker.report(join(path, key), "is missing");
  }
  for (const [key, field] of Object.entries(value)) {
    const known = schema.properties !== undefined && Object.hasOwn(schema.properties, key);
    const rule = known ? schema.properties?.[key] : schema.additionalProperties;
    if (typeof rule === "object" && key !== "__proto__") check(checker, rule, field, join(path, key));
    else checker.report(join(path, key), "is not a known field");
  }
}

function checkArray(checker: Checker, schema: Schema, value: readonly unknown[], path: string): void {
  const least = schema.minItems ?? 0;
  if (value.length < least) checker.report(path, `has ${value.length} entries, not at least ${least}`);
  value.forEach((item, at) => {
    const rule = schema.prefixItems?.[at] ?? schema.items;
    if (rule !== undefined) check(checker, rule, item, `${path}[${at}]`);
  });
}

/** Free data must still be plain, or its hash would not tell all of it. */
function checkPlain(checker: Checker, value: unknown, path: string): void {
  if (Array.isArray(value)) {
    value.forEach((item, at) => {
      checkPlain(checker, item, `${path}[${at}]`);
    });
  } else if (typeof value === "object" && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      if (key === "__proto__") checker.report(join(path, key), "is not a known field");
      else checkPlain(checker, field, join(path, key));
    }
  } else if (Object.is(value, -0) || (typeof value === "number" && !Number.isFinite(value))) {
    checker.report(path, "is not a plain number");
  }
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

const MOST_SHOWN = 40;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
