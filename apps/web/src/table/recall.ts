// What the others did, to be shown again: the entries of the looker's own log, and what the looker saw before each turn.
// Both come from the host through the looker's eyes, so nothing is shown again that was not theirs to see.
import type { Take } from "@outrigger/board";
import type { LogEntry } from "@outrigger/protocol";

export function takesFrom(log: readonly LogEntry[], from: number, viewAt: (steps: number) => Promise<unknown>): Take[] {
  const takes: Take[] = [];
  let first = from;
  while (first < log.length) {
    const seat = log[first]?.seat;
    let end = first + 1;
    while (end < log.length && log[end]?.seat === seat) end++;
    const [start, events] = [first, log.slice(first, end).flatMap((entry) => entry.events)];
    takes.push({
      seat: seat === undefined || seat < 0 ? undefined : seat,
      before: () => viewAt(Math.max(0, start - 1)),
      events,
      settle: () => {},
    });
    first = end;
  }
  return takes;
}
