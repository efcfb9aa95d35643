// The line to the worker that takes a game apart: how far it is, what it knows, and plans of it told.
import { localStore } from "../table/local-link.ts";
import type { Analysis, AskedPlan, FromAnalyst, ToAnalyst, ToldPlan } from "./workers/analysis-worker.ts";

/** How far the work is. */
export interface Progress {
  readonly stage: string;
  readonly done: number;
  readonly of: number;
}

export class Analyst {
  #analysis = $state.raw<Analysis | undefined>();
  #progress = $state.raw<Progress | undefined>();
  #isFailed = $state(false);
  readonly #match: string;
  readonly #worker: Worker;
  /** By what was asked, so that nothing is asked twice. */
  readonly #plans = new Map<string, Promise<ToldPlan | undefined>>();
  readonly #awaited: ((plan: ToldPlan | undefined) => void)[] = [];

  constructor(match: string) {
    this.#match = match;
    this.#worker = new Worker(new URL("../workers/worker.ts", import.meta.url), { type: "module", name: "analysis" });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromAnalyst>) => this.#hear(data));
  }

  get analysis(): Analysis | undefined {
    return this.#analysis;
  }
  /** Undefined once all is known. */
  get progress(): Progress | undefined {
    return this.#progress;
  }
  get isFailed(): boolean {
    return this.#isFailed;
  }

  async open(record: () => Promise<string>): Promise<void> {
    this.#progress = { stage: "curve", done: 0, of: 1 };
    try {
      const kept = await localStore.analysis(this.#match);
      this.#send({ kind: "open", record: await record(), kept });
    } catch {
      this.#fail();
    }
  }

  /** Undefined where the plan cannot be played. */
  plan({ from, moves }: AskedPlan): Promise<ToldPlan | undefined> {
    const key = JSON.stringify([from, moves]);
    const plan = this.#plans.get(key) ?? this.#ask({ from, moves });
    this.#plans.set(key, plan);
    return plan;
  }

  #ask(asked: AskedPlan): Promise<ToldPlan | undefined> {
    return new Promise((resolve) => {
      const id = this.#awaited.push(resolve) - 1;
      this.#send({ kind: "plan", id, ...asked });
    });
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: ToAnalyst): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromAnalyst): void {
    switch (message.kind) {
      case "progress":
        this.#progress = message;
        if (message.analysis !== undefined) this.#analysis = message.analysis;
        if (this.#analysis !== undefined && message.found !== undefined)
          this.#analysis = { ...this.#analysis, ...message.found };
        return;
      case "done":
        this.#progress = undefined;
        this.#analysis = message.analysis;
        if (!message.isKept) void localStore.keepAnalysis(this.#match, message.analysis);
        return;
      case "plan":
        this.#awaited[message.id]?.(message.plan);
        return;
      case "failed":
        this.#fail();
    }
  }

  #fail(): void {
    this.#progress = undefined;
    this.#isFailed = true;
  }
}
