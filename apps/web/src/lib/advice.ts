// Small things this browser remembers: which advice was given already.
const KEY = "outrigger.seen";

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export function isSeen(what: string): boolean {
  return read().includes(what);
}

export function markSeen(what: string): void {
  if (!isSeen(what)) localStorage.setItem(KEY, JSON.stringify([...read(), what]));
}

export function forgetSeen(): void {
  localStorage.removeItem(KEY);
}
