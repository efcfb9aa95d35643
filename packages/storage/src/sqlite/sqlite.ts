// The embedded database: a file, owned by a thread of its own so that the disk never holds the loop up.
import { Worker } from "node:worker_threads";
import { numberedCalls } from "@outrigger/protocol";
import { isLooking, type OperationName, type Storage, storageFrom } from "../operations.ts";
import { localBus } from "../postgres/bus.ts";

/** Writes that go over together, at most. */
const MOST_IN_ONE = 256;
/** Milliseconds in which they gather. */
const WAIT = 2;
/** The thread passes rows on and keeps none: more room for what has just been made is only taken, not needed. */
const MOST_YOUNG = 16;

export interface Task {
  readonly id: number;
  readonly operation: OperationName;
  readonly given: unknown;
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string };

export async function openSqlite(file: string): Promise<Storage> {
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
    workerData: file,
    resourceLimits: { maxYoungGenerationSizeMb: MOST_YOUNG },
  });
  const calls = numberedCalls<Answer>();
  let isClosed = false;

  const fail = (error: Error): void => {
    isClosed = true;
    calls.fail(error);
  };
  await new Promise<void>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", () => resolve());
  });
  worker.removeAllListeners("error");
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("the storage is closed")));
  worker.on("message", (answers: readonly Answer[]) => {
    for (const answer of answers) calls.hear(answer);
  });

  const lots = newLots((tasks) => worker.postMessage(tasks));
  const ask = async (operation: OperationName, given: unknown): Promise<unknown> => {
    if (isClosed) throw new Error("the storage is closed");
    const answer = await calls.ask((id) => lots.add({ id, operation, given }));
    if ("problem" in answer) throw new Error(answer.problem);
    return answer.value;
  };
  const close = async (): Promise<void> => {
    if (isClosed) return;
    const gone = new Promise((resolve) => worker.once("exit", resolve));
    lots.sendAll();
    worker.postMessage("close");
    await gone;
  };
  return storageFrom(ask, localBus(), close);
}

/**
 * To wake the other thread costs more than most of what it is asked to do. Questions of one turn of the loop go over in one message;
 * writes, which share a commit, gather for a moment before.
 */
function newLots(send: (tasks: readonly Task[]) => void) {
  const looks: Task[] = [];
  const writes: Task[] = [];
  let timer: NodeJS.Timeout | undefined;
  const sendLooks = (): void => {
    if (looks.length > 0) send(looks.splice(0));
  };
  const sendWrites = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (writes.length > 0) send(writes.splice(0));
  };
  return {
    add: (task: Task): void => {
      if (isLooking(task.operation)) {
        if (looks.push(task) === 1) setImmediate(sendLooks);
      } else if (writes.push(task) >= MOST_IN_ONE) sendWrites();
      else timer ??= setTimeout(sendWrites, WAIT);
    },
    sendAll: (): void => {
      sendLooks();
      sendWrites();
    },
  };
}
