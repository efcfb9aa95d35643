// A thread in which one bot thinks at a time.
import { Worker } from "node:worker_threads";
import type { BotReply, BotTask } from "@outrigger/bots";
import { Calls, type Preview } from "@outrigger/protocol";
import type { PreviewReply, PreviewTask } from "./previews.ts";

export interface BotThread {
  ask(task: Omit<BotTask, "id">): Promise<BotReply>;
  preview(task: Omit<PreviewTask, "id">): Promise<readonly (Preview | null)[]>;
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
  const calls = new Calls<number, BotReply | PreviewReply>((count) => count + 1);
  let asked = 0;
  worker.on("message", (reply: BotReply | PreviewReply) => {
    asked = 0;
    calls.hear(reply);
  });
  const call = async (task: Omit<BotTask, "id"> | Omit<PreviewTask, "id">): Promise<BotReply | PreviewReply> => {
    const reply = await calls.ask((id) => {
      asked = id;
      worker.postMessage({ ...task, id });
    });
    if (reply.problem !== undefined) throw new Error(`bot: ${reply.problem}`);
    return reply;
  };
  const fail = (why: unknown): void => {
    gone();
    calls.fail(new Error(`bot: ${String(why)}`));
  };
  worker.on("error", fail);
  worker.on("exit", () => fail("the thread has ended"));
  return {
    ask: async (task) => {
      const reply = await call(task);
      if (!("moves" in reply)) throw new Error("bot: moves were asked for");
      return reply;
    },
    preview: async (task) => {
      const reply = await call(task);
      if (!("previews" in reply)) throw new Error("bot: previews were asked for");
      return reply.previews;
    },
    hurry: () => {
      if (asked > 0) Atomics.store(hurried, 0, asked);
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
