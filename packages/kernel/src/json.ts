// Plain JSON data: the only thing a state, a view, an event or a record is made of.

export type Scalar = string | number;
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain data, several times as fast as structuredClone because it knows there is nothing else in it. */
export function copyJson<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return copyArray(value) as T;
  const source = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key in source) copy[key] = copyJson(source[key]);
  return copy as T;
}

function copyArray(source: readonly unknown[]): unknown[] {
  const copy = source.slice();
  for (let at = 0; at < copy.length; at++) {
    const item = copy[at];
    if (typeof item === "object" && item !== null) copy[at] = copyJson(item);
  }
  return copy;
}

/** One text for one value: keys sorted, no white space, absent fields left out. Hashes and comparisons use it. */
export function canonicalJson(value: unknown): string {
  if (typeof value === "number") return numberText(value);
  if (typeof value !== "object" || value === null) return scalarText(value);
  return Array.isArray(value) ? listText(value) : fieldsText(value as Record<string, unknown>);
}

function listText(items: readonly unknown[]): string {
  let text = "[";
  // By number: also a gap is an item, and no plain data.
  for (let at = 0; at < items.length; at++)
    text += at === 0 ? canonicalJson(items[at]) : `,${canonicalJson(items[at])}`;
  return `${text}]`;
}

function fieldsText(fields: Record<string, unknown>): string {
  let text = "";
  for (const key of sorted(Object.keys(fields))) {
    const value = fields[key];
    if (value !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(value)}`;
  }
  return `{${text}}`;
}

/** More than so many are left to the engine, whose way takes twice the memory and time for few. */
const FEW = 16;

function sorted(names: string[]): string[] {
  if (names.length > FEW) return names.sort();
  for (let at = 1; at < names.length; at++) {
    const name = names[at] as string;
    let place = at;
    for (; place > 0 && (names[place - 1] as string) > name; place--) names[place] = names[place - 1] as string;
    names[place] = name;
  }
  return names;
}

function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not plain data: ${value}`);
  return String(value);
}

function scalarText(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error(`not plain data: ${typeof value}`);
  return text;
}

export function sameJson(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
