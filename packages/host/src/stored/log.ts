// The log of a match, as hosts store it: an entry for every accepted input. Record, history and recovery are made from it.
import type { MatchData, Segment, Step, ToldStep } from "@outrigger/kernel/match";
import type { Told } from "@outrigger/kernel/play";
import type { Change } from "@outrigger/protocol";

export interface Entry {
  /** A segment begins: the luck of its setup, or the state it was carried over with. */
  readonly begins?: Omit<Segment, "steps" | "earlier">;
  /** So many steps stand, and the rest was taken back; of the segment before, where another begins. */
  readonly stands?: number;
  /** What everybody has seen since. */
  readonly steps?: readonly Step[];
  /** What the start of the segment told, where one begins, then what each step did. */
  readonly told?: readonly (readonly Told[])[];
  /** How the match's data changed besides. */
  readonly change?: Change;
}

/** Where the entries of a match can be had. */
export interface Log {
  read(): Promise<readonly Entry[]>;
}

/** A log that nobody stores: of matches that are only looked at, and in tests. */
export interface MemoryLog extends Log {
  readonly entries: Entry[];
}

export function newMemoryLog(...entries: readonly Entry[]): MemoryLog {
  const kept = [...entries];
  return { entries: kept, read: async () => kept };
}

/** The start of a segment or a step of it, and what it told. */
export interface Past {
  readonly step: Step | undefined;
  readonly told: readonly Told[];
}

interface Stretch {
  readonly begins: Omit<Segment, "steps" | "earlier">;
  readonly told: readonly Told[];
  readonly steps: ToldStep[];
}

function stretchesOf(entries: readonly Entry[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { begins, stands, steps = [], told = [] } of entries) {
    if (stands !== undefined) stretches.at(-1)?.steps.splice(stands);
    if (begins !== undefined) stretches.push({ begins, told: told[0] ?? [], steps: [] });
    const first = begins === undefined ? 0 : 1;
    stretches.at(-1)?.steps.push(...steps.map((step, at) => ({ step, told: told[at + first] ?? [] })));
  }
  return stretches;
}

/** The segments of a match with all their steps. */
export function segmentsOf(entries: readonly Entry[]): Segment[] {
  return stretchesOf(entries).map(({ begins, steps }) => ({ ...begins, steps: steps.map(({ step }) => step) }));
}

/** What the running segment told, its start first. */
export function pastOf(entries: readonly Entry[]): Past[] {
  const running = stretchesOf(entries).at(-1);
  return running === undefined ? [] : [{ step: undefined, told: running.told }, ...running.steps];
}

/** A match that was stored otherwise, as entries: one a segment. `told` is of the last one. */
export function entriesOf({ segments }: MatchData, told: readonly (readonly Told[])[]): Entry[] {
  return segments.map(({ steps, earlier: _, ...begins }, at) => ({
    begins,
    // The match's own list goes on growing.
    steps: [...steps],
    ...(at === segments.length - 1 ? { told } : {}),
  }));
}
