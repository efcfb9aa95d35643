// The embedded database: a file, owned by a thread of its own so that the disk never holds the loop up.
import { Worker } from "node:worker_threads";
import { numberedCalls } from "@outrigger/protocol";
import { localBus } from "./bus.ts";
import { type OperationName, type Storage, storageFrom } from "./operations.ts";

export interface Task {
  readonly id: number;
  readonly operation: OperationName;
  readonly given: unknown;
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string };

export async function openSqlite(file: string): Promise<Storage> {
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: file });
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

  // What is asked for in one turn of the loop goes over in one message.
  const outbox: Task[] = [];
  const sendAll = (): void => worker.postMessage(outbox.splice(0));
  const ask = async (operation: OperationName, given: unknown): Promise<unknown> => {
    if (isClosed) throw new Error("the storage is closed");
    const answer = await calls.ask((id) => {
      if (outbox.push({ id, operation, given }) === 1) setImmediate(sendAll);
    });
    if ("problem" in answer) throw new Error(answer.problem);
    return answer.value;
  };
  const close = async (): Promise<void> => {
    if (isClosed) return;
    const gone = new Promise((resolve) => worker.once("exit", resolve));
    sendAll();
    worker.postMessage("close");
    await gone;
  };
  return storageFrom(ask, localBus(), close);
}
