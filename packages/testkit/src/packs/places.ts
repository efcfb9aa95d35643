// The places of plain data: every field and entry, named by the keys that lead to it.
import type { Json } from "@outrigger/kernel";

export type Path = readonly (string | number)[];
type Holder = Record<string | number, unknown>;

/** Every value in the data but the whole, those that hold others included. */
export function placesOf(source: Json): Path[] {
  const places: Path[] = [];
  const walk = (value: unknown, path: Path): void => {
    if (path.length > 0) places.push(path);
    if (typeof value !== "object" || value === null) return;
    for (const key of Object.keys(value))
      walk((value as Holder)[key], [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(source, []);
  return places;
}

export function valueAt(source: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Holder | null | undefined)?.[key], source);
}

/** What holds the value; undefined where an earlier change took it away. */
export function holderOf(source: unknown, path: Path): Holder | undefined {
  const holder = valueAt(source, path.slice(0, -1));
  return typeof holder === "object" && holder !== null ? (holder as Holder) : undefined;
}

/** A copy with another value in one place. */
export function withValue(source: Json, path: Path, value: unknown): Json {
  const copy = structuredClone(source);
  const holder = holderOf(copy, path);
  if (holder !== undefined) holder[path.at(-1) ?? ""] = value;
  return copy;
}

export function numbersOf(source: Json): Path[] {
  return placesOf(source).filter((path) => typeof valueAt(source, path) === "number");
}

export const pathName = (path: Path): string => path.join(".");

/** The same for all entries of a list: "tiles.*.palms". */
export const kindOf = (path: Path): string => path.map((key) => (typeof key === "number" ? "*" : key)).join(".");
