// Picking a few out of many, with the checks' own luck.

/** At most `most` different items of a list. */
export function some<Item>(items: readonly Item[], most: number, below: (bound: number) => number): Item[] {
  if (items.length <= most) return [...items];
  const rest = [...items];
  return Array.from({ length: most }, () => rest.splice(below(rest.length), 1)[0] as Item);
}
