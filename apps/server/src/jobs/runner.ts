// Takes work that has fallen due out of the database and does it. Any node may; the lease keeps the others off.
import type { JobRow, Storage } from "@outrigger/storage";
import type { Logger } from "pino";
import type { Metrics } from "../http/metrics.ts";

export type JobHandler = (payload: unknown) => Promise<void>;

type Handlers = Readonly<Record<string, JobHandler>>;

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

export class JobRunner {
  readonly #around: Around;
  #handlers: Handlers = {};
  #timer: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #wakeAt = Number.POSITIVE_INFINITY;
  #line: Promise<void> = Promise.resolve();
  #isClosed = true;
  /** Jobs at work, each with its end. */
  readonly #inHand = new Map<Held, Promise<void>>();

  constructor(around: Around) {
    this.#around = around;
  }

  start(handlers: Handlers): void {
    this.#handlers = handlers;
    this.#isClosed = false;
    this.#renewal = setInterval(() => this.#keepOn(() => this.#renew(), "leases could not be renewed"), RENEW_EVERY);
    this.#wake(this.#around.now());
  }

  /** Writes jobs down, to be done when they fall due. */
  async set(jobs: readonly JobRow[]): Promise<void> {
    await this.#around.storage.setJobs(jobs);
    this.poke(jobs);
  }

  /** They were written down along with something else. */
  poke(jobs: readonly Pick<JobRow, "due">[]): void {
    this.#wake(Math.min(...jobs.map(({ due }) => due)));
  }

  /** Does something while no jobs are being taken: looking and renewing never meet it half way, nor each other. */
  between<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#line.then(work);
    const go = (): void => {};
    this.#line = done.then(go, go);
    return done;
  }

  /** Due times and leases have been moved by so much. */
  timesMoved(by: number): void {
    for (const job of this.#inHand.keys()) job.lease += by;
    this.#wakeAt = Number.POSITIVE_INFINITY;
    this.#wake(this.#around.now());
  }

  /** Takes no more; `hurry` sees to it that those in hand come to an end, whichever. */
  async close(hurry?: () => Promise<void>): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#renewal);
    await this.#line;
    await hurry?.();
    await Promise.allSettled(this.#inHand.values());
  }

  /** What fails is done again when its time comes. */
  #keepOn(work: () => Promise<void>, failed: string): void {
    void this.between(work).catch((error: unknown) => this.#around.log.error({ error: String(error) }, failed));
  }

  #wake(at: number): void {
    if (this.#isClosed || at >= this.#wakeAt) return;
    this.#wakeAt = at;
    clearTimeout(this.#timer);
    const look = (): void => this.#keepOn(() => this.#look(), "due jobs could not be read");
    this.#timer = setTimeout(look, Math.max(0, at - this.#around.now()));
  }

  async #look(): Promise<void> {
    const { storage, now } = this.#around;
    this.#wakeAt = Number.POSITIVE_INFINITY;
    if (this.#isClosed) return;
    this.#wake(now() + LOOK_EVERY);
    const bots = [...this.#inHand.keys()].filter(({ kind }) => BOTS.includes(kind)).length;
    const except = bots < MOST_BOTS ? [] : BOTS;
    const jobs = await storage.takeJobs({ now: now(), lease: now() + LEASE, most: AT_ONCE, except });
    for (const job of jobs) this.#begin({ ...job });
    this.#wake((jobs.length === AT_ONCE ? now() : await storage.nextDue({ now: now(), except })) ?? this.#wakeAt);
  }

  #begin(job: Held): void {
    const done = this.#run(job)
      .catch((error: unknown) => this.#fail(job, error))
      .finally(() => this.#inHand.delete(job));
    this.#inHand.set(job, done);
  }

  async #run(job: Held): Promise<void> {
    if (job.attempts > MOST_ATTEMPTS) this.#giveUp(job);
    else await this.#handlers[job.kind]?.(JSON.parse(job.payload));
    // Whoever renews the lease changes what the row is known by.
    await this.#line;
    await this.#around.storage.endJob(job);
  }

  #giveUp({ kind, id, attempts }: Held): void {
    this.#around.log.error({ job: kind, id, attempts }, "a job was given up");
    this.#around.metrics.givenUp.inc({ kind });
  }

  /** What did not come to its end because the server does is nobody's fault, and the next one's first task. */
  async #fail(job: Held, error: unknown): Promise<void> {
    const { log, storage } = this.#around;
    if (!this.#isClosed)
      return log.error({ job: job.kind, attempts: job.attempts, error: String(error) }, "a job failed");
    await this.#line;
    await storage.releaseJobs([job]);
  }

  async #renew(): Promise<void> {
    const { storage, now } = this.#around;
    const jobs = [...this.#inHand.keys()];
    if (jobs.length === 0) return;
    const lease = now() + LEASE;
    const renewed = await storage.renewLeases({ jobs: jobs.map((job) => ({ id: job.id, lease: job.lease })), lease });
    for (const job of jobs) if (renewed.includes(job.id)) job.lease = lease;
  }
}
