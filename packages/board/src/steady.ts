// Every view comes whole, so that also what never changes in it is a new object with each beat: a board that hangs on it
// would be worked out and drawn again.

/** Reads a part of a view, and gives the same object for as long as it holds the same data. */
export function steady<Part>(read: () => Part): () => Part {
  let kept: { readonly part: Part; readonly text: string } | undefined;
  return () => {
    const part = read();
    if (part === kept?.part) return part;
    const text = JSON.stringify(part);
    if (kept?.text !== text) kept = { part, text };
    return kept.part;
  };
}
