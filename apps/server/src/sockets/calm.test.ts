import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calmly } from "./calm.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("happens at once, once more for whatever came meanwhile, and at once again after a pause", () => {
  let done = 0;
  const ask = calmly(1_000, () => done++);
  for (let asked = 0; asked < 5; asked++) ask();
  expect(done).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(done).toBe(2);
  vi.advanceTimersByTime(5_000);
  expect(done).toBe(2);
  ask();
  expect(done).toBe(3);
});
