// A few threads of bots. They start when the first bot has to think.
import { Worker } from "node:worker_threads";
import type { BotReply, BotTask } from "@outrigger/bots";
import type { Move } from "@outrigger/kernel";

type Question = Omit<BotTask, "id" | "asks">;

export interface BotPool {
  /** The bot's moves. */
  think(question: Question): Promise<readonly Move[]>;
  /** Whether the bot agrees to end the game. */
  agrees(question: Question): Promise<boolean>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, { resolve(reply: BotReply): void; reject(error: Error): void }>;
}

export function newBotPool(size: number): BotPool {
  const threads: Thread[] = [];
  let tasks = 0;
  const start = (): Thread => {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url));
    const thread: Thread = { worker, waiting: new Map() };
    worker.on("message", (reply: BotReply) => settle(thread, reply));
    const fail = (why: unknown): void => {
      const at = threads.indexOf(thread);
      if (at >= 0) threads.splice(at, 1);
      for (const { reject } of thread.waiting.values()) reject(new Error(`bot: ${String(why)}`));
      thread.waiting.clear();
    };
    worker.on("error", fail);
    worker.on("exit", () => fail("the thread has ended"));
    threads.push(thread);
    return thread;
  };
  const idlest = (): Thread => {
    const [best] = [...threads].sort((one, other) => one.waiting.size - other.waiting.size);
    return best === undefined || (best.waiting.size > 0 && threads.length < size) ? start() : best;
  };
  const ask = (task: Omit<BotTask, "id">): Promise<BotReply> =>
    new Promise((resolve, reject) => {
      const { worker, waiting } = idlest();
      const id = tasks++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...task, id } satisfies BotTask);
    });
  return {
    think: async (question) => (await ask({ ...question, asks: "moves" })).moves,
    agrees: async (question) => (await ask({ ...question, asks: "end" })).agrees === true,
    close: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function settle({ waiting }: Thread, reply: BotReply): void {
  const asker = waiting.get(reply.id);
  waiting.delete(reply.id);
  if (reply.problem === undefined) asker?.resolve(reply);
  else asker?.reject(new Error(`bot: ${reply.problem}`));
}
