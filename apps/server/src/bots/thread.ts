// A thread in which one bot thinks at a time.
import { Worker } from "node:worker_threads";
import type { BotReply, BotTask } from "@outrigger/bots";

export interface BotThread {
  ask(task: Omit<BotTask, "id">): Promise<BotReply>;
  /** Others wait: the bot decides by what it has found so far. */
  hurry(): void;
  close(): Promise<void>;
}

interface Asked {
  readonly id: number;
  resolve(reply: BotReply): void;
  reject(error: Error): void;
}

/** `gone` is told when the thread has ended, however it came to that. */
export function startBotThread(gone: () => void): BotThread {
  // The number of the task that is to come to an end; the thread looks at it while it thinks.
  const hurried = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { workerData: hurried });
  let asked: Asked | undefined;
  let tasks = 0;
  worker.on("message", (reply: BotReply) => {
    const asker = asked;
    asked = undefined;
    if (reply.problem === undefined) asker?.resolve(reply);
    else asker?.reject(new Error(`bot: ${reply.problem}`));
  });
  const fail = (why: unknown): void => {
    gone();
    asked?.reject(new Error(`bot: ${String(why)}`));
    asked = undefined;
  };
  worker.on("error", fail);
  worker.on("exit", () => fail("the thread has ended"));
  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        const id = ++tasks;
        asked = { id, resolve, reject };
        worker.postMessage({ ...task, id } satisfies BotTask);
      }),
    hurry: () => {
      if (asked !== undefined) Atomics.store(hurried, 0, asked.id);
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
