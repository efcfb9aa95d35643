// Values that fit nowhere, and what becomes of a message when one of them stands in one of its places.

const nested = (depth: number): unknown => {
  let inner: unknown = 1;
  for (let level = 0; level < depth; level++) inner = level % 2 === 0 ? [inner] : { inner };
  return inner;
};

const VALUES: readonly (() => unknown)[] = [
  ...[null, true, 0, -1, 1.5, 99, 1e9, 2 ** 53, 1e308, "", " ", "\u0000", "\ud800", "‮evil", "__proto__"].map(
    (value) => () => value,
  ),
  () => "x".repeat(10_000),
  () => [],
  () => ({}),
  () => new Array<number>(2_000).fill(0),
  () => nested(500),
  () => JSON.parse('{"__proto__":{"admin":1}}') as unknown,
  () => JSON.parse('{"constructor":{"prototype":{"admin":1}}}') as unknown,
];

type Path = readonly (string | number)[];

function placesOf(value: unknown, path: Path = []): Path[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const inside = inner.flatMap(([key, each]) => placesOf(each, [...path, Array.isArray(value) ? Number(key) : key]));
  return path.length === 0 ? inside : [path, ...inside];
}

function withValue(value: unknown, [key, ...rest]: Path, change: (holder: object, key: string | number) => void) {
  const copy = structuredClone(value) as object;
  let holder = copy as Record<string | number, unknown>;
  let last = key ?? "";
  for (const next of rest) {
    holder = holder[last] as Record<string | number, unknown>;
    last = next;
  }
  change(holder, last);
  return copy;
}

export interface Spoilt {
  readonly what: string;
  readonly value: unknown;
}

/** Every place with every hostile value, each place gone, and fields nobody asked for; one change at a time. */
export function* spoiltOnes(example: unknown): Generator<Spoilt> {
  for (const path of placesOf(example)) {
    const name = path.join(".");
    for (const [number, make] of VALUES.entries())
      yield {
        what: `${name} = hostile value ${number}`,
        value: withValue(example, path, (holder, key) => Object.assign(holder, { [key]: make() })),
      };
    yield {
      what: `${name} removed`,
      value: withValue(example, path, (holder, key) => Reflect.deleteProperty(holder, key)),
    };
  }
  for (const field of ["admin", "person", "toString", "extra"])
    yield { what: `${field} added`, value: { ...(example as object), [field]: 1 } };
}
