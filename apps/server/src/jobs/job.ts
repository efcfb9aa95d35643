// Work that falls due, as it is written down.
import type { JobRow } from "@outrigger/storage";

/** One of the same kind and name that waits already takes this one's place. */
export function newJob(kind: string, name: string, payload: unknown, due: number): JobRow {
  return { id: `${kind} ${name}`, kind, due, payload: JSON.stringify(payload), lease: 0, attempts: 0 };
}
