// Takes work that has fallen due out of the database and does it. Any node may; the lease keeps the others off.
import type { JobRow, Storage } from "@outrigger/storage";
import type { Logger } from "pino";

export type JobHandler = (payload: unknown) => Promise<void>;

export interface JobRunner {
  start(handlers: Readonly<Record<string, JobHandler>>): void;
  /** There may be something to do then. */
  poke(due: number): void;
  /** Does something while no jobs are being taken. */
  between<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Due times and leases have been moved by so much. */
  timesMoved(by: number): void;
  close(): Promise<void>;
}

/** Longer than any job takes; a node that died gives its jobs up after this. */
const LEASE = 30_000;
/** However quiet it is, other nodes may have left something. */
const LOOK_EVERY = 1_000;
const AT_ONCE = 32;
/** A job that keeps failing is given up; the log has said why. */
const MOST_ATTEMPTS = 8;

export function newJobRunner(storage: Storage, log: Logger, now: () => number): JobRunner {
  let handlers: Readonly<Record<string, JobHandler>> = {};
  let timer: NodeJS.Timeout | undefined;
  let wakeAt = Number.POSITIVE_INFINITY;
  let looking: Promise<void> = Promise.resolve();
  let isClosed = true;
  const running = new Set<Promise<void>>();
  const inHand = new Set<{ lease: number }>();

  const wake = (at: number): void => {
    if (isClosed || at >= wakeAt) return;
    wakeAt = at;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        wakeAt = Number.POSITIVE_INFINITY;
        looking = looking.then(look);
      },
      Math.max(0, at - now()),
    );
  };

  const look = async (): Promise<void> => {
    if (isClosed) return;
    try {
      const jobs = await storage.takeJobs({ now: now(), lease: now() + LEASE, most: AT_ONCE });
      for (const job of jobs) start(job);
      const next = jobs.length === AT_ONCE ? now() : await storage.nextDue(now());
      wake(Math.min(next ?? Number.POSITIVE_INFINITY, now() + LOOK_EVERY));
    } catch (error) {
      log.error({ error: String(error) }, "due jobs could not be read");
      wake(now() + LOOK_EVERY);
    }
  };

  const start = (taken: JobRow): void => {
    const job = { ...taken };
    inHand.add(job);
    const done = run(job).catch((error: unknown) => {
      log.error({ job: job.kind, attempts: job.attempts, error: String(error) }, "a job failed");
    });
    running.add(done);
    void done.then(() => {
      running.delete(done);
      inHand.delete(job);
    });
  };

  const run = async (job: JobRow): Promise<void> => {
    if (job.attempts <= MOST_ATTEMPTS) await handlers[job.kind]?.(JSON.parse(job.payload));
    await storage.endJob(job);
  };

  return {
    start: (given) => {
      handlers = given;
      isClosed = false;
      wake(now());
    },
    poke: wake,
    between: (work) => {
      const done = looking.then(work);
      const go = (): void => {};
      looking = done.then(go, go);
      return done;
    },
    timesMoved: (by) => {
      for (const job of inHand) job.lease += by;
      wakeAt = Number.POSITIVE_INFINITY;
      wake(now());
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await Promise.allSettled(running);
    },
  };
}
