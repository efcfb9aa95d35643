// Whether a server's memory stays where it is: looked at every ten seconds, the first minute held against the last.
import type { ChildProcess } from "node:child_process";
import { askUsage } from "./usage.ts";

export interface MemorySample {
  readonly second: number;
  readonly residentMb: number;
  /** What is left of the heap, and of what lies beside it, after a sweep. */
  readonly heapMb: number;
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

/** In percent. What is below is called flat: sweeps come when they come, and matches are now long, now short. */
const LIMIT = 5;

const EVERY = 10_000;
const A_MINUTE = 6;
const MEGABYTE = 1024 * 1024;
const round = (value: number): number => Number(value.toFixed(1));

/** Looks on until it is told to stop, and says then what it saw. */
export function watchMemory(node: ChildProcess): { stop(): Promise<MemoryReport> } {
  const samples: Promise<MemorySample>[] = [];
  const start = performance.now();
  const look = async (): Promise<MemorySample> => {
    const second = Math.round((performance.now() - start) / 1_000);
    const { resident, heap } = await askUsage(node, true);
    return { second, residentMb: round(resident / MEGABYTE), heapMb: round(heap / MEGABYTE) };
  };
  const timer = setInterval(() => samples.push(look()), EVERY);
  samples.push(look());
  return {
    stop: async () => {
      clearInterval(timer);
      samples.push(look());
      return makeReport(await Promise.all(samples));
    },
  };
}

export function makeReport(samples: readonly MemorySample[]): MemoryReport {
  const count = Math.max(1, Math.min(A_MINUTE, Math.floor(samples.length / 2)));
  const growth = (key: "residentMb" | "heapMb"): number => {
    const mean = (part: readonly MemorySample[]): number =>
      part.reduce((sum, sample) => sum + sample[key], 0) / part.length;
    return round((mean(samples.slice(-count)) / mean(samples.slice(0, count)) - 1) * 100);
  };
  const [residentGrowth, heapGrowth] = [growth("residentMb"), growth("heapMb")];
  const isFlat = residentGrowth <= LIMIT && heapGrowth <= LIMIT;
  return { samples, residentGrowth, heapGrowth, isFlat, limit: LIMIT };
}
