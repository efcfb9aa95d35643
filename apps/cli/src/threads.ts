// Work that is spread over threads, each of which is asked one thing at a time.
import { Worker } from "node:worker_threads";

/** Starts so many threads of `file` and runs `work` for each; a thread ends with its work, or with a fault in it. */
export async function onThreads<Question, Answer>(
  threads: number,
  file: URL,
  workerData: unknown,
  work: (ask: (question: Question) => Promise<Answer>) => Promise<void>,
): Promise<void> {
  const oneThread = async (): Promise<void> => {
    const worker = new Worker(file, { workerData });
    try {
      await work((question) => askOf(worker, question));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, oneThread));
}

function askOf<Question, Answer>(worker: Worker, question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (answer: Answer) => {
      worker.off("error", reject);
      resolve(answer);
    });
    worker.postMessage(question);
  });
}
