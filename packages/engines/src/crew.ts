// The threads of a long run. Each has one piece of work at a time; results come back in any order.
import { once } from "node:events";
import { parentPort, Worker } from "node:worker_threads";

export interface Crew<Job, Result> {
  /** Works as long as `next` names something; `done` is told of each. */
  workAll(next: () => Job | undefined, done: (job: Job, result: Result) => void): Promise<void>;
  dismiss(): Promise<void>;
}

/** What a thread is sent besides its work. */
const END = "end";

/** In the thread itself: answers every job with one result. Sent home, it ends by itself, once it has put away what it holds. */
export function serveCrew<Job>(work: (job: Job) => unknown, putAway: () => void = () => {}): void {
  if (parentPort === null) throw new Error("a crew works in threads");
  const port = parentPort;
  port.on("message", async (order: Job | typeof END) => {
    if (order !== END) return port.postMessage(await work(order as Job));
    putAway();
    port.close();
  });
}

/** A thread gets `post` as its data, and serves with `serveCrew`. */
export function hireCrew<Job, Result>(file: URL, post: unknown, threads: number): Crew<Job, Result> {
  const workers = Array.from({ length: threads }, () => new Worker(file, { workerData: post }));
  return {
    async workAll(next, done) {
      await Promise.all(workers.map((worker) => keepWorking(worker, next, done)));
    },
    async dismiss() {
      await Promise.all(workers.map(sendHome));
    },
  };
}

async function sendHome(worker: Worker): Promise<void> {
  const isGone = worker.threadId === -1 ? Promise.resolve() : once(worker, "exit");
  worker.postMessage(END);
  await isGone;
}

async function keepWorking<Job, Result>(
  worker: Worker,
  next: () => Job | undefined,
  done: (job: Job, result: Result) => void,
): Promise<void> {
  for (let job = next(); job !== undefined; job = next()) done(job, await workOn<Job, Result>(worker, job));
}

function workOn<Job, Result>(worker: Worker, job: Job): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (result: Result) => {
      worker.off("error", reject);
      resolve(result);
    });
    worker.postMessage(job);
  });
}
