import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { type Held, newSweeper } from "./memory.ts";

const MEGABYTE = 1024 * 1024;
const run = promisify(execFile);

/** In a process of its own: the engine shrinks nothing where as much goes on as among other tests. */
const BUSY_THEN_QUIET = `
  import { setTimeout } from "node:timers/promises";
  import { thisEngine } from "${new URL("./memory.ts", import.meta.url)}";
  const { held, sweep } = thisEngine();
  const made = [];
  while (held().young < 16 * ${MEGABYTE}) made.push(Array.from({ length: 10_000 }, (_, at) => ({ at })));
  made.length = 0;
  const grown = held().young;
  for (let tries = 0; tries < 4 && held().young >= grown; tries++) {
    await setTimeout(500);
    sweep();
  }
  console.log(JSON.stringify({ grown, left: held().young, isSeen: "gc" in globalThis }));
`;

/** An engine after a busy time, and how often it was swept; `left`: what a sweep leaves of its young generation. */
function engine(left = 1) {
  const now = { busy: 0.01, young: 128, heap: 80, swept: 0, growth: 0 };
  const held = (): Held => ({ young: now.young * MEGABYTE, heap: now.heap * MEGABYTE });
  const sweep = (): void => {
    now.swept++;
    now.young = left;
  };
  const letGrow = (percent: number): void => {
    now.growth = percent;
  };
  const look = newSweeper({ busy: () => now.busy, held, sweep, letGrow });
  return { now, look };
}

describe("memory", () => {
  it("is given back once when it has become quiet, and again after the next busy time", () => {
    const { now, look } = engine();
    for (let times = 0; times < 5; times++) look();
    expect(now.swept).toBe(1);
    now.young = 64;
    look();
    expect(now.swept).toBe(2);
  });

  it("is not given back while there is work", () => {
    const { now, look } = engine();
    now.busy = 0.2;
    look();
    expect(now.swept).toBe(0);
    now.busy = 0.01;
    look();
    expect(now.swept).toBe(1);
  });

  it("is not given back where it is little, or where a sweep would take long", () => {
    const { now, look } = engine();
    now.young = 16;
    look();
    Object.assign(now, { young: 128, heap: 700 });
    look();
    expect(now.swept).toBe(0);
  });

  it("is let alone for ten minutes where a sweep has given nothing back", () => {
    const { now, look } = engine(128);
    for (let times = 0; times < 121; times++) look();
    expect(now.swept).toBe(1);
    look();
    expect(now.swept).toBe(2);
  });

  it("may come together freely only where the loop has no time to look for garbage", () => {
    const { now, look } = engine();
    const grown = [0.2, 0.9, 0.2].map((busy) => {
      now.busy = busy;
      look();
      return now.growth;
    });
    expect(grown).toEqual([50, 0, 50]);
  });

  it("is bounded again once after a busy time, as soon as there is time to spare", () => {
    const { now, look } = engine();
    const swept = [0.9, 0.6, 0.3, 0.3, 0.3].map((busy) => {
      now.busy = busy;
      look();
      return now.swept;
    });
    expect(swept).toEqual([0, 0, 1, 1, 1]);
    Object.assign(now, { busy: 0.9, heap: 700 });
    look();
    now.busy = 0.3;
    look();
    expect(now.swept).toBe(1);
  });

  it("is the engine's own: its young generation grows with what is made, and a sweep in quiet shrinks it", async () => {
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", BUSY_THEN_QUIET]);
    const { grown, left, isSeen } = JSON.parse(stdout) as { grown: number; left: number; isSeen: boolean };
    expect(left).toBeLessThan(grown);
    expect(isSeen).toBe(false);
  }, 60_000);
});
