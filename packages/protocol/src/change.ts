// The difference between two pieces of plain data, small on the wire: a host sends what changed, a client puts it in.
import type { Json } from "@outrigger/kernel";

/** Replace; change fields of an object (and drop some); change items of an array; cut items out and put others in. */
export type Change =
  | readonly ["set", Json]
  | readonly ["fields", { readonly [key: string]: Change }, (readonly string[])?]
  | readonly ["items", { readonly [at: string]: Change }]
  | readonly ["cut", number, number, readonly Json[]];

type Fields = { readonly [key: string]: Json };

/** Undefined when nothing changed. */
export function makeChange(before: Json, after: Json): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return arrayChange(before, after);
  if (isFields(before) && isFields(after)) return fieldsChange(before, after);
  return ["set", after];
}

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fieldsChange(before: Fields, after: Fields): Change | undefined {
  const changes: Record<string, Change> = {};
  const dropped = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    const change = old === undefined ? (["set", value] as const) : makeChange(old, value);
    if (change !== undefined) changes[key] = change;
  }
  if (dropped.length > 0) return ["fields", changes, dropped];
  return Object.keys(changes).length === 0 ? undefined : ["fields", changes];
}

function arrayChange(before: readonly Json[], after: readonly Json[]): Change | undefined {
  if (before.length !== after.length) return cutChange(before, after);
  const changes: Record<string, Change> = {};
  after.forEach((value, at) => {
    const change = makeChange(before[at] as Json, value);
    if (change !== undefined) changes[at] = change;
  });
  return Object.keys(changes).length === 0 ? undefined : ["items", changes];
}

/** What is alike at both ends stays; the middle is exchanged. */
function cutChange(before: readonly Json[], after: readonly Json[]): Change {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && makeChange(before[head] as Json, after[head] as Json) === undefined) head++;
  let tail = 0;
  while (tail < shorter - head && makeChange(before.at(-1 - tail) as Json, after.at(-1 - tail) as Json) === undefined)
    tail++;
  return ["cut", head, before.length - head - tail, after.slice(head, after.length - tail)];
}

/** Puts a change in; the old value stays as it was. Throws where the change was made for another value. */
export function applyChange(before: Json, change: Change): Json {
  if (change[0] === "set") return change[1];
  if (change[0] === "fields") return changedFields(before, change[1], change[2] ?? []);
  if (!Array.isArray(before)) throw new Error("a change of items for something that is no list");
  const items = [...(before as readonly Json[])];
  if (change[0] === "cut") {
    items.splice(change[1], change[2], ...change[3]);
    return items;
  }
  for (const [key, inner] of Object.entries(change[1])) {
    const old = items[Number(key)];
    if (old === undefined) throw new Error(`a change of item ${key}, which is not there`);
    items[Number(key)] = applyChange(old, inner);
  }
  return items;
}

function changedFields(before: Json, changes: { readonly [key: string]: Change }, dropped: readonly string[]): Json {
  if (!isFields(before)) throw new Error("a change of fields for something without fields");
  const after: Record<string, Json> = { ...before };
  for (const key of dropped) delete after[key];
  for (const [key, inner] of Object.entries(changes)) after[key] = applyChange(before[key] ?? null, inner);
  return after;
}
