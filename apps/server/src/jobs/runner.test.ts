import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type JobRow, openStorage, type Storage } from "@outrigger/storage";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newMetrics } from "../http/metrics.ts";
import { newLog } from "../log.ts";
import { JobRunner } from "./runner.ts";

const START = 1_000_000;
const metrics = newMetrics();
let data = "";
let storage: Storage;
let runner: JobRunner;
let now = START;
beforeEach(async () => {
  now = START;
  data = mkdtempSync(join(tmpdir(), "outrigger-jobs-"));
  storage = await openStorage({ file: join(data, "outrigger.db") });
  runner = new JobRunner({ storage, log: newLog("silent"), metrics, now: () => now });
});
afterEach(async () => {
  vi.useRealTimers();
  await runner.close();
  await storage.close();
  rmSync(data, { recursive: true });
});

const job: JobRow = { id: "bot m", kind: "bot", due: START, payload: "{}", lease: 0, attempts: 0 };

/** Work that lasts until the test says so. */
function work() {
  let settle: { resolve(): void; reject(error: Error): void } = { resolve: () => {}, reject: () => {} };
  let begun = 0;
  const handler = (): Promise<void> => {
    begun++;
    return new Promise((resolve, reject) => (settle = { resolve, reject }));
  };
  return { handler, begun: () => begun, end: () => settle.resolve(), fail: () => settle.reject(new Error("closed")) };
}

it("S5.8 a job that takes longer than its lease is not taken again while it is worked on, and ends once", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { handler, begun, end } = work();
  await storage.setJobs([job]);
  runner.start({ bot: handler });
  await expect.poll(begun).toBe(1);
  for (let renewed = 0; renewed < 3; renewed++) {
    now += 20_000;
    vi.advanceTimersByTime(20_000);
    await runner.between(async () => {});
    expect(await storage.takeJobs({ now, lease: now, most: 9 })).toEqual([]);
  }
  end();
  await expect.poll(() => storage.nextDue({ now: Number.MAX_SAFE_INTEGER })).toBeUndefined();
  expect(begun()).toBe(1);
});

it("S5.8 a job that keeps failing is given up, and that is counted", async () => {
  await storage.setJobs([{ ...job, attempts: 8 }]);
  runner.start({ bot: () => Promise.reject(new Error("never")) });
  await expect.poll(() => storage.nextDue({ now: Number.MAX_SAFE_INTEGER })).toBeUndefined();
  expect(await metrics.registry.metrics()).toContain('outrigger_jobs_given_up_total{kind="bot"} 1');
});

it("what is in hand when the server goes down is there for the next at once", async () => {
  const { handler, begun, fail } = work();
  await storage.setJobs([job]);
  runner.start({ bot: handler });
  await expect.poll(begun).toBe(1);
  await runner.close(async () => fail());
  expect(await storage.takeJobs({ now, lease: now + 1, most: 9 })).toMatchObject([{ id: "bot m", attempts: 1 }]);
});
