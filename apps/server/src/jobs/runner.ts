// Takes work that has fallen due out of the database and does it. Any node may; the lease keeps the others off.
import type { JobRow, Storage } from "@outrigger/storage";
import type { Logger } from "pino";
import type { Metrics } from "../http/metrics.ts";

export type JobHandler = (payload: unknown) => Promise<void>;

export interface JobRunner {
  start(handlers: Readonly<Record<string, JobHandler>>): void;
  /** There may be something to do then. */
  poke(due: number): void;
  /** Does something while no jobs are being taken. */
  between<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Due times and leases have been moved by so much. */
  timesMoved(by: number): void;
  /** Takes no more; `hurry` sees to it that those in hand come to an end, whichever. */
  close(hurry?: () => Promise<void>): Promise<void>;
}

/** A node that died gives its jobs up after this; whoever is at work renews. */
const LEASE = 30_000;
const RENEW_EVERY = 10_000;
/** However quiet it is, other nodes may have left something. */
const LOOK_EVERY = 1_000;
const AT_ONCE = 32;
/** Jobs that wait for a thread to think in; more are left where they are, while all others go on. */
const MOST_BOTS = 1_000;
const BOTS = ["bot", "consent"];
/** A job that keeps failing is given up. */
const MOST_ATTEMPTS = 8;

interface Around {
  readonly storage: Storage;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "givenUp">;
  now(): number;
}

type Held = { -readonly [Key in keyof JobRow]: JobRow[Key] };

export function newJobRunner({ storage, log, metrics, now }: Around): JobRunner {
  let handlers: Readonly<Record<string, JobHandler>> = {};
  let timer: NodeJS.Timeout | undefined;
  let renewal: NodeJS.Timeout | undefined;
  let wakeAt = Number.POSITIVE_INFINITY;
  let looking: Promise<void> = Promise.resolve();
  let renewing: Promise<void> = Promise.resolve();
  let isClosed = true;
  const running = new Set<Promise<void>>();
  const inHand = new Map<string, Held>();

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
      const bots = [...inHand.values()].filter(({ kind }) => BOTS.includes(kind)).length;
      const except = bots < MOST_BOTS ? [] : BOTS;
      const jobs = await storage.takeJobs({ now: now(), lease: now() + LEASE, most: AT_ONCE, except });
      for (const job of jobs) start(job);
      const next = jobs.length === AT_ONCE ? now() : await storage.nextDue({ now: now(), except });
      wake(Math.min(next ?? Number.POSITIVE_INFINITY, now() + LOOK_EVERY));
    } catch (error) {
      log.error({ error: String(error) }, "due jobs could not be read");
      wake(now() + LOOK_EVERY);
    }
  };

  const start = (taken: JobRow): void => {
    const job: Held = { ...taken };
    inHand.set(job.id, job);
    const done = run(job)
      .catch((error: unknown) => fail(job, error))
      .finally(() => {
        running.delete(done);
        if (inHand.get(job.id) === job) inHand.delete(job.id);
      });
    running.add(done);
  };

  const run = async (job: Held): Promise<void> => {
    if (job.attempts > MOST_ATTEMPTS) giveUp(job);
    else await handlers[job.kind]?.(JSON.parse(job.payload));
    // Whoever renews the lease changes what the row is known by.
    await renewing;
    await storage.endJob(job);
  };

  const giveUp = ({ kind, id, attempts }: Held): void => {
    log.error({ job: kind, id, attempts }, "a job was given up");
    metrics.givenUp.inc({ kind });
  };

  /** What did not come to its end because the server does is nobody's fault, and the next one's first task. */
  const fail = async (job: Held, error: unknown): Promise<void> => {
    if (!isClosed) return log.error({ job: job.kind, attempts: job.attempts, error: String(error) }, "a job failed");
    await renewing;
    await storage.releaseJobs([job]);
  };

  const renew = async (): Promise<void> => {
    const jobs = [...inHand.values()];
    if (jobs.length === 0) return;
    const lease = now() + LEASE;
    try {
      const renewed = await storage.renewLeases({ jobs: jobs.map((job) => ({ id: job.id, lease: job.lease })), lease });
      for (const job of jobs) if (renewed.includes(job.id)) job.lease = lease;
    } catch (error) {
      log.error({ error: String(error) }, "leases could not be renewed");
    }
  };
  /** Neither meets the other half way, nor a clock that is being set. */
  const inLine = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = Promise.all([looking, renewing]).then(work);
    const go = (): void => {};
    looking = done.then(go, go);
    renewing = looking;
    return done;
  };

  return {
    start: (given) => {
      handlers = given;
      isClosed = false;
      renewal = setInterval(() => void inLine(renew), RENEW_EVERY);
      wake(now());
    },
    poke: wake,
    between: inLine,
    timesMoved: (by) => {
      for (const job of inHand.values()) job.lease += by;
      wakeAt = Number.POSITIVE_INFINITY;
      wake(now());
    },
    close: async (hurry) => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(renewal);
      await looking;
      await hurry?.();
      await Promise.allSettled(running);
    },
  };
}
