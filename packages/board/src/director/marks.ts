// The marks of the last turn: where the others did something since the looker's own last decision, and in which order.
import type { GameEvent } from "@outrigger/kernel";
import { actorOf, type Beats, beatOf } from "./beats.ts";

export interface Mark {
  readonly place: string;
  /** Where it came from, for a trail. */
  readonly from?: string;
  readonly seat: number | undefined;
  /** The order in which it happened. */
  readonly number: number;
}

interface Told {
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

/** How many entries of the log lie before what has happened since the looker's last decision. */
export function lastOwn(log: readonly Told[], me: number | undefined): number {
  return me === undefined ? Math.max(0, log.length - 1) : log.findLastIndex(({ seat }) => seat === me) + 1;
}

export function marksOf(beats: Beats | undefined, log: readonly Told[], me: number | undefined): Mark[] {
  const marks: Mark[] = [];
  for (const { seat: decider, events } of log.slice(lastOwn(log, me)))
    for (const event of events) {
      const beat = beatOf(beats, event);
      const seat = actorOf(event) ?? (decider < 0 ? undefined : decider);
      if (beat.length === "none" || (me !== undefined && seat === me)) continue;
      const [trip] = beat.travels?.(event) ?? [];
      for (const place of beat.places?.(event) ?? []) {
        if (marks.some((mark) => mark.place === place && mark.seat === seat)) continue;
        const from = trip?.to === place ? { from: trip.from } : {};
        marks.push({ place, seat, number: marks.length + 1, ...from });
      }
    }
  return marks;
}
