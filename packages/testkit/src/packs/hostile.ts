// Packs that somebody with bad intentions, or a slip of the hand, might hand in: the game's own with a few places spoilt.
import type { Json } from "@outrigger/kernel";
import { holderOf, type Path, pathName, placesOf, valueAt } from "./places.ts";

type Below = (bound: number) => number;

export interface HostilePack {
  /** What was done to the game's own pack. */
  readonly what: string;
  readonly source: unknown;
}

interface HostileSizes {
  readonly entries: number;
  readonly depth: number;
  /** What a prototype would have if one got through. */
  readonly field: string;
}

/** Lists and objects that fit nowhere: empty, long, deep, or after a prototype. Each is made anew when it is asked for. */
export const hostileHolders = ({ entries, depth, field }: HostileSizes): readonly (() => unknown)[] => [
  () => [],
  () => ({}),
  () => new Array<number>(entries).fill(0),
  () => nested(depth),
  () => JSON.parse(`{"__proto__":{"${field}":1}}`) as unknown,
  () => JSON.parse(`{"constructor":{"prototype":{"${field}":1}}}`) as unknown,
];

function nested(depth: number): unknown {
  let inner: unknown = 1;
  for (let level = 0; level < depth; level++) inner = level % 2 === 0 ? [inner] : { inner };
  return inner;
}

const LONG = "x".repeat(100_000);

/** Values that no pack holds in most places, made anew each time: the next change may lie inside. */
const VALUES: readonly (() => unknown)[] = [
  ...[0, -1, 1.5, 1e9, 1e15, 1e308, -1e308, "", "1", "__proto__", "constructor", LONG, null, true].map(
    (value) => () => value,
  ),
  ...hostileHolders({ entries: 50_000, depth: 5_000, field: "count" }),
];

const FIELDS = ["__proto__", "constructor", "toString", "extra", "length"];

const numbersNear = (value: number, below: Below): number =>
  below(3) === 0 ? value * 2 : value + (below(2) === 0 ? 1 : -1) * (1 + below(3));

type Change = (source: unknown, path: Path, below: Below) => string | undefined;

const setHostile: Change = (source, path, below) => {
  const at = below(VALUES.length);
  put(source, path, VALUES[at]?.());
  return `hostile value ${at}`;
};

/** Another number close by, or the value of another place: what looks like a pack and may be taken. */
const setPlausible: Change = (source, path, below) => {
  const value = valueAt(source, path);
  if (typeof value === "number") put(source, path, numbersNear(value, below));
  else if (typeof value === "boolean") put(source, path, !value);
  else if (typeof value === "string") put(source, path, below(2) === 0 ? "" : `${value}1`);
  else return undefined;
  return `= ${JSON.stringify(valueAt(source, path))}`;
};

const swap: Change = (source, path, below) => {
  const holder = holderOf(source, path);
  const keys = holder === undefined ? [] : Object.keys(holder);
  const [one, other] = [path.at(-1) ?? "", keys[below(Math.max(1, keys.length))] ?? ""];
  if (holder === undefined || !(other in holder)) return undefined;
  [holder[one], holder[other]] = [holder[other], holder[one]];
  return `swapped with ${other}`;
};

const remove: Change = (source, path) => {
  const holder = holderOf(source, path);
  if (holder === undefined) return undefined;
  if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
  else delete holder[path.at(-1) ?? ""];
  return "removed";
};

const double: Change = (source, path, below) => {
  const value = valueAt(source, path);
  const holder = holderOf(source, path);
  if (Array.isArray(value)) value.push(...(below(2) === 0 ? [...value] : value.slice(-1)));
  else if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 0, value);
  else return undefined;
  return "doubled";
};

const addField: Change = (source, path, below) => {
  const value = valueAt(source, path);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const field = FIELDS[below(FIELDS.length)] ?? "extra";
  // As JSON.parse would: a field of its own, never a prototype.
  Object.defineProperty(value, field, {
    value: VALUES[below(VALUES.length)]?.(),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return `field ${field} added`;
};

const CHANGES: readonly Change[] = [setHostile, setHostile, setPlausible, setPlausible, swap, remove, double, addField];

function put(source: unknown, path: Path, value: unknown): void {
  const holder = holderOf(source, path);
  if (holder !== undefined) holder[path.at(-1) ?? ""] = value;
}

/** One hostile value in one place. */
export function spoiltPlace(own: Json, path: Path, number: number): HostilePack {
  const source = structuredClone(own);
  const at = number % VALUES.length;
  put(source, path, VALUES[at]?.());
  return { what: `${pathName(path)}: hostile value ${at}`, source };
}

/** One to three changes in places chosen at random. */
export function hostilePacks(own: Json): (below: Below) => HostilePack {
  const places = placesOf(own);
  const text = JSON.stringify(own);
  return (below) => {
    const source: unknown = JSON.parse(text);
    const done: string[] = [];
    for (let count = 1 + below(3); count > 0; count--) {
      const path = places[below(places.length)] ?? [];
      const change = CHANGES[below(CHANGES.length)] ?? setHostile;
      // What an earlier change took away stays away: a file holds nothing that is undefined.
      const what = valueAt(source, path) === undefined ? undefined : change(source, path, below);
      if (what !== undefined) done.push(`${pathName(path)} ${what}`);
    }
    return { what: done.join("; "), source };
  };
}
