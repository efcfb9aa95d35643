// Reading a list where the rules know that there is an entry: what would be undefined is a broken invariant and says so.

/** The entry at this index, which must exist. */
export function at<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return item;
}
