// Whether a server's memory stays where it is: looked at every ten seconds, and every minute with a sweep before; the first
// minute is held against the last.
import type { ChildProcess } from "node:child_process";
import { askUsage } from "@outrigger/server/testing";

/** In percent. What is below is called flat: sweeps come when they come, and matches are now long, now short. */
const LIMIT = 5;

const EVERY = 10_000;
/** So many looks from one sweep to the next. More of them would be seen among the slowest hundredth of the moves. */
const SWEEP_EVERY = 6;
const MINUTE = 60;
export const MEGABYTE = 1024 * 1024;

export interface MemorySample {
  readonly second: number;
  readonly residentMb: number;
  /** What is left of the heap, and of what lies beside it, after a sweep. */
  readonly heapMb?: number;
}

export interface MemoryReport {
  readonly samples: readonly MemorySample[];
  /** Of the last minute over the first, in percent; of half the time each where there are less than two minutes. */
  readonly residentGrowth: number;
  readonly heapGrowth: number;
  /** Neither is above the limit, in percent. */
  readonly isFlat: boolean;
  readonly limit: number;
}

const round = (value: number): number => Number(value.toFixed(1));

/** Looks on until it is told to stop, and says then what it saw. */
export function watchMemory(node: ChildProcess): { stop(): Promise<MemoryReport> } {
  const samples: Promise<MemorySample>[] = [];
  const start = performance.now();
  const look = async (swept: boolean): Promise<MemorySample> => {
    const second = Math.round((performance.now() - start) / 1_000);
    const { resident, heap } = await askUsage(node, swept);
    const residentMb = round(resident / MEGABYTE);
    return swept ? { second, residentMb, heapMb: round(heap / MEGABYTE) } : { second, residentMb };
  };
  const timer = setInterval(() => samples.push(look(samples.length % SWEEP_EVERY === 0)), EVERY);
  samples.push(look(true));
  return {
    stop: async () => {
      clearInterval(timer);
      samples.push(look(true));
      return makeReport(await Promise.all(samples));
    },
  };
}

export function makeReport(samples: readonly MemorySample[]): MemoryReport {
  const end = samples.at(-1)?.second ?? 0;
  const part = Math.min(MINUTE, end / 2);
  const growth = (key: "residentMb" | "heapMb"): number => {
    const mean = (isIn: (second: number) => boolean): number => {
      const values = samples.flatMap((sample) => (isIn(sample.second) ? (sample[key] ?? []) : []));
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    return round((mean((second) => second >= end - part) / mean((second) => second <= part) - 1) * 100);
  };
  const [residentGrowth, heapGrowth] = [growth("residentMb"), growth("heapMb")];
  const isFlat = residentGrowth <= LIMIT && heapGrowth <= LIMIT;
  return { samples, residentGrowth, heapGrowth, isFlat, limit: LIMIT };
}
