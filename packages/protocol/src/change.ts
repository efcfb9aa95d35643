// The difference between two pieces of plain data, small on the wire: a host sends what changed, a client puts it in.
import type { Json } from "@outrigger/kernel";

type Scalar = string | number | boolean | null;

/**
 * A scalar stands for itself; `[value]` puts a whole value in its place; `{key: change}` changes fields of an object or
 * items of a list, `[]` drops a field; `[at, count, items]` cuts items out of a list and puts others in.
 */
export type Change =
  | Scalar
  | readonly [Json]
  | { readonly [key: string]: Change }
  | readonly []
  | readonly [number, number, readonly Json[]];

type Fields = { readonly [key: string]: Json };
type Changes = { readonly [key: string]: Change };

const DROPPED: readonly [] = [];

/** Undefined when nothing changed. */
export function makeChange(before: Json, after: Json): Change | undefined {
  if (before === after) return undefined;
  if (typeof after !== "object" || after === null) return after;
  if (Array.isArray(after)) return Array.isArray(before) ? listChange(before, after) : [after];
  return isFields(before) ? fieldsChange(before, after as Fields) : [after];
}

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field without a value is none: it would not be written. What every object has by itself is no data: functions, and its prototype. */
function ownValue(fields: Fields, key: string): Json | undefined {
  const value: unknown = fields[key];
  const isOwn = (typeof value !== "function" && key !== "__proto__") || Object.hasOwn(fields, key);
  return isOwn ? (value as Json | undefined) : undefined;
}

function fieldsChange(before: Fields, after: Fields): Change | undefined {
  let changes: Record<string, Change> | undefined;
  let left = 0;
  for (const key in before) if (before[key] !== undefined) left++;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = ownValue(before, key);
    if (old !== undefined) left--;
    const change = old === undefined ? whole(value) : makeChange(old, value);
    if (change === undefined) continue;
    changes ??= {};
    put(changes, key, change);
  }
  return left === 0 ? changes : withDropped(changes, before, after);
}

function withDropped(changes: Record<string, Change> = {}, before: Fields, after: Fields): Change {
  for (const key in before)
    if (before[key] !== undefined && ownValue(after, key) === undefined) put(changes, key, DROPPED);
  return changes;
}

/** Also a field that is called __proto__ is a field. */
export function put<Value>(into: Record<string, Value>, key: string, value: Value): void {
  if (key !== "__proto__") into[key] = value;
  else Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
}

function whole(value: Json): Change {
  return typeof value === "object" && value !== null ? [value] : value;
}

function listChange(before: readonly Json[], after: readonly Json[]): Change | undefined {
  if (before.length !== after.length) return cutChange(before, after);
  let first = -1;
  let lone: Change = null;
  let changes: Record<string, Change> | undefined;
  for (let at = 0; at < after.length; at++) {
    const change = makeChange(before[at] as Json, after[at] as Json);
    if (change === undefined) continue;
    if (first < 0) [first, lone] = [at, change];
    else {
      changes ??= { [first]: lone };
      changes[at] = change;
    }
  }
  if (changes !== undefined || first < 0) return changes;
  // A plain value goes as a cut: a number for the name of a field takes room for all places before it.
  return isScalar(lone) ? [first, 1, [lone]] : { [first]: lone };
}

function isScalar(change: Change): change is Scalar {
  return typeof change !== "object" || change === null;
}

/** What is alike at both ends stays; the middle is exchanged. */
function cutChange(before: readonly Json[], after: readonly Json[]): Change {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && makeChange(before[head] as Json, after[head] as Json) === undefined) head++;
  let tail = 0;
  while (tail < shorter - head && makeChange(before.at(-1 - tail) as Json, after.at(-1 - tail) as Json) === undefined)
    tail++;
  return [head, before.length - head - tail, after.slice(head, after.length - tail)];
}

/**
 * A change holds parts of the value it leads to; this one holds nothing that anybody goes on changing. By a list of names: changes have
 * so many forms that the engine would make a loop over the fields fast anew, and give it up anew, as often as it is called.
 */
export function copyChange<Part extends Json | Change>(change: Part): Part {
  if (typeof change !== "object" || change === null) return change;
  if (Array.isArray(change)) return change.map(copyChange) as unknown as Part;
  const fields = change as Fields;
  const copy: Record<string, Json> = {};
  for (const name of Object.keys(fields)) put(copy, name, copyChange(fields[name] as Json));
  return copy as Part;
}

/** Puts a change in; the old value stays as it was. Throws where the change was made for another value. */
export function applyChange(before: Json, change: Change): Json {
  if (typeof change !== "object" || change === null) return change;
  if (isList(change)) return listed(before, change);
  return Array.isArray(before) ? changedItems(before, change) : changedFields(before, change);
}

type ListChange = Extract<Change, readonly unknown[]>;

function isList(change: Change): change is ListChange {
  return Array.isArray(change);
}

function listed(before: Json, change: ListChange): Json {
  if (change.length === 1) return change[0];
  if (change.length !== 3 || !Array.isArray(before)) throw new Error("a cut in something that is no list");
  const [head, count, items] = change;
  return (before as readonly Json[]).toSpliced(head, count, ...items);
}

function changedItems(before: readonly Json[], changes: Changes): Json {
  const items = [...before];
  for (const [key, inner] of Object.entries(changes)) {
    const old = items[Number(key)];
    if (old === undefined) throw new Error(`a change of item ${key}, which is not there`);
    items[Number(key)] = applyChange(old, inner);
  }
  return items;
}

function changedFields(before: Json, changes: Changes): Json {
  if (!isFields(before)) throw new Error("a change of fields for something without fields");
  const after: Record<string, Json> = { ...before };
  for (const [key, inner] of Object.entries(changes)) {
    if (isList(inner) && inner.length === 0) delete after[key];
    else put(after, key, applyChange(before[key] ?? null, inner));
  }
  return after;
}
