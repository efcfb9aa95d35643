// The threads of the ladder. Each holds one game at a time; results come back in any order.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Bout, BoutResult } from "./bout.ts";
import type { Order, Post } from "./worker.ts";

export interface Crew {
  /** Plays games as long as `next` names one; `done` is told of each. */
  playAll(next: () => Bout | undefined, done: (bout: Bout, result: BoutResult) => void): Promise<void>;
  dismiss(): Promise<void>;
}

export function hireCrew(post: Post, threads: number): Crew {
  const file = new URL("./worker.ts", import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(file, { workerData: post }));
  return {
    async playAll(next, done) {
      await Promise.all(workers.map((worker) => keepPlaying(worker, next, done)));
    },
    // Each ends by itself: it has the programs of engines to end first.
    async dismiss() {
      await Promise.all(workers.map(sendHome));
    },
  };
}

async function sendHome(worker: Worker): Promise<void> {
  const isGone = worker.threadId === -1 ? Promise.resolve() : once(worker, "exit");
  worker.postMessage("end" satisfies Order);
  await isGone;
}

async function keepPlaying(
  worker: Worker,
  next: () => Bout | undefined,
  done: (bout: Bout, result: BoutResult) => void,
): Promise<void> {
  for (let bout = next(); bout !== undefined; bout = next()) done(bout, await playOn(worker, bout));
}

function playOn(worker: Worker, bout: Bout): Promise<BoutResult> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (result: BoutResult) => {
      worker.off("error", reject);
      resolve(result);
    });
    worker.postMessage(bout);
  });
}
