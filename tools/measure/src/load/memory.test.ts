import { describe, expect, it } from "vitest";
import { type MemorySample, makeReport } from "./memory.ts";

function samples(count: number, residentAt: (at: number) => number): MemorySample[] {
  return Array.from({ length: count }, (_, at) => ({ second: at * 10, residentMb: residentAt(at), heapMb: 50 }));
}

describe("memory over a load run", () => {
  it("is flat when it goes up and down around the same height", () => {
    const report = makeReport(samples(31, (at) => 400 + (at % 2) * 10));
    expect(report).toMatchObject({ residentGrowth: 0, heapGrowth: 0, isFlat: true, limit: 5 });
  });

  it("is not flat when the last minute needs more than the first", () => {
    const report = makeReport(samples(31, (at) => 400 + at));
    expect(report).toMatchObject({ residentGrowth: 6, isFlat: false });
  });

  it("is held against half the time where there are less than two minutes", () => {
    expect(makeReport(samples(4, (at) => (at < 2 ? 100 : 200))).residentGrowth).toBe(100);
    expect(makeReport(samples(1, () => 100)).residentGrowth).toBe(0);
  });
});
