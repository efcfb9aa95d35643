// Takes work that has fallen due out of the database and does it. Any node may; the lease keeps the others off.
import type { JobRow, Storage } from "@outrigger/storage";
import type { Logger } from "pino";
import type { Metrics } from "../http/metrics.ts";

export type JobHandler = (payload: unknown) => Promise<void>;

export interface JobRunner {
  start(handlers: Readonly<Record<string, JobHandler>>): void;
  /** Writes jobs down, to be done when they fall due. */
  set(jobs: readonly JobRow[]): Promise<void>;
  /** They were written down along with something else. */
  poke(jobs: readonly Pick<JobRow, "due">[]): void;
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
  let line: Promise<void> = Promise.resolve();
  let isClosed = true;
  /** Jobs at work, each with its end. */
  const inHand = new Map<Held, Promise<void>>();

  /** Looking and renewing never meet each other half way, nor a clock that is being set. */
  const inLine = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = line.then(work);
    const go = (): void => {};
    line = done.then(go, go);
    return done;
  };
  /** What fails is done again when its time comes. */
  const keepOn = (work: () => Promise<void>, failed: string): void =>
    void inLine(work).catch((error: unknown) => log.error({ error: String(error) }, failed));

  const wake = (at: number): void => {
    if (isClosed || at >= wakeAt) return;
    wakeAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => keepOn(look, "due jobs could not be read"), Math.max(0, at - now()));
  };

  const look = async (): Promise<void> => {
    wakeAt = Number.POSITIVE_INFINITY;
    if (isClosed) return;
    wake(now() + LOOK_EVERY);
    const bots = [...inHand.keys()].filter(({ kind }) => BOTS.includes(kind)).length;
    const except = bots < MOST_BOTS ? [] : BOTS;
    const jobs = await storage.takeJobs({ now: now(), lease: now() + LEASE, most: AT_ONCE, except });
    for (const job of jobs) start(job);
    wake((jobs.length === AT_ONCE ? now() : await storage.nextDue({ now: now(), except })) ?? wakeAt);
  };

  const start = (taken: JobRow): void => {
    const job: Held = { ...taken };
    const done = run(job)
      .catch((error: unknown) => fail(job, error))
      .finally(() => inHand.delete(job));
    inHand.set(job, done);
  };

  const run = async (job: Held): Promise<void> => {
    if (job.attempts > MOST_ATTEMPTS) giveUp(job);
    else await handlers[job.kind]?.(JSON.parse(job.payload));
    // Whoever renews the lease changes what the row is known by.
    await line;
    await storage.endJob(job);
  };

  const giveUp = ({ kind, id, attempts }: Held): void => {
    log.error({ job: kind, id, attempts }, "a job was given up");
    metrics.givenUp.inc({ kind });
  };

  /** What did not come to its end because the server does is nobody's fault, and the next one's first task. */
  const fail = async (job: Held, error: unknown): Promise<void> => {
    if (!isClosed) return log.error({ job: job.kind, attempts: job.attempts, error: String(error) }, "a job failed");
    await line;
    await storage.releaseJobs([job]);
  };

  const renew = async (): Promise<void> => {
    const jobs = [...inHand.keys()];
    if (jobs.length === 0) return;
    const lease = now() + LEASE;
    const renewed = await storage.renewLeases({ jobs: jobs.map((job) => ({ id: job.id, lease: job.lease })), lease });
    for (const job of jobs) if (renewed.includes(job.id)) job.lease = lease;
  };

  const poke: JobRunner["poke"] = (jobs) => wake(Math.min(...jobs.map(({ due }) => due)));

  return {
    start: (given) => {
      handlers = given;
      isClosed = false;
      renewal = setInterval(() => keepOn(renew, "leases could not be renewed"), RENEW_EVERY);
      wake(now());
    },
    set: async (jobs) => {
      await storage.setJobs(jobs);
      poke(jobs);
    },
    poke,
    between: inLine,
    timesMoved: (by) => {
      for (const job of inHand.keys()) job.lease += by;
      wakeAt = Number.POSITIVE_INFINITY;
      wake(now());
    },
    close: async (hurry) => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(renewal);
      await line;
      await hurry?.();
      await Promise.allSettled(inHand.values());
    },
  };
}
