// What a page has put into the browser's storage, and anybody may have changed there since.

/** Its fields, as far as it is an object at all. */
export function parseStored(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
