// A thread in which one bot thinks at a time.
import { Worker } from "node:worker_threads";
import type { BotReply, BotTask } from "@outrigger/bots";
import { Calls } from "@outrigger/protocol";

export interface BotThread {
  ask(task: Omit<BotTask, "id">): Promise<BotReply>;
  /** Others wait: the bot decides by what it has found so far. */
  hurry(): void;
  close(): Promise<void>;
}

/** `gone` is told when the thread has ended, however it came to that. */
export function startBotThread(gone: () => void): BotThread {
  // The number of the task that is to come to an end; the thread looks at it while it thinks.
  const hurried = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { workerData: hurried });
  // Nobody hurries task 0.
  const calls = new Calls<number, BotReply>((count) => count + 1);
  let asked = 0;
  worker.on("message", (reply: BotReply) => {
    asked = 0;
    calls.hear(reply);
  });
  const fail = (why: unknown): void => {
    gone();
    calls.fail(new Error(`bot: ${String(why)}`));
  };
  worker.on("error", fail);
  worker.on("exit", () => fail("the thread has ended"));
  return {
    ask: async (task) => {
      const reply = await calls.ask((id) => {
        asked = id;
        worker.postMessage({ ...task, id } satisfies BotTask);
      });
      if (reply.problem !== undefined) throw new Error(`bot: ${reply.problem}`);
      return reply;
    },
    hurry: () => {
      if (asked > 0) Atomics.store(hurried, 0, asked);
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
