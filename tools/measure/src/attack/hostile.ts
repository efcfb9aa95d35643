// Values that fit nowhere, and what becomes of a message when one of them stands in one of its places.
import type { Json } from "@outrigger/kernel";
import { holderOf, hostileHolders, type Path, pathName, placesOf } from "@outrigger/testkit/packs";

const VALUES: readonly (() => unknown)[] = [
  ...[null, true, 0, -1, 1.5, 99, 1e9, 2 ** 53, 1e308, "", " ", "\u0000", "\ud800", "‮evil", "__proto__"].map(
    (value) => () => value,
  ),
  () => "x".repeat(10_000),
  ...hostileHolders({ entries: 2_000, depth: 500, field: "admin" }),
];

/** A copy in which the place was changed. */
function changed(example: Json, path: Path, change: (holder: object, key: string | number) => void): unknown {
  const copy = structuredClone(example);
  const holder = holderOf(copy, path);
  if (holder !== undefined) change(holder, path.at(-1) ?? "");
  return copy;
}

export interface Spoilt {
  readonly what: string;
  readonly value: unknown;
}

/** Every place with every hostile value, each place gone, and fields nobody asked for; one change at a time. */
export function* spoiltOnes(given: unknown): Generator<Spoilt> {
  const example = given as Json;
  for (const path of placesOf(example)) {
    const name = pathName(path);
    for (const [number, make] of VALUES.entries())
      yield {
        what: `${name} = hostile value ${number}`,
        value: changed(example, path, (holder, key) => Object.assign(holder, { [key]: make() })),
      };
    yield {
      what: `${name} removed`,
      value: changed(example, path, (holder, key) => Reflect.deleteProperty(holder, key)),
    };
  }
  for (const field of ["admin", "person", "toString", "extra"])
    yield { what: `${field} added`, value: { ...(example as object), [field]: 1 } };
}
