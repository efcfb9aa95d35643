// Text that not every database can keep: U+0000, and halves of characters. Whoever sends it is not understood, so that
// the answer is the same on every one of them.

/** Looks through a JSON value of any depth, names of fields included. */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === "string" && !isWhole(next)) return false;
    if (typeof next !== "object" || next === null) continue;
    if (!Array.isArray(next) && !Object.keys(next).every(isWhole)) return false;
    for (const part of Object.values(next)) left.push(part);
  }
  return true;
}

/** The same for a value that was read from this text, in which such characters can stand only by their number. */
export function isStorableText(text: string, value: unknown): boolean {
  return !text.includes("\\u") && text.isWellFormed() ? true : isStorable(value);
}

const isWhole = (text: string): boolean => !text.includes("\0") && text.isWellFormed();
