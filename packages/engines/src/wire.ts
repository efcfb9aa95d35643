// A line to another program on which one can wait without letting go of the thread: bots are asked and answer at once, in
// simulations, in the ladder and at a table. A thread of its own (pipe.ts) talks to the program.
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";

/** What comes over the line: what the program wrote, or that nothing more will come, and why. */
export type Received =
  | { readonly kind: "line"; readonly line: string }
  | { readonly kind: "ended"; readonly why: "exited" | "flood" };

export type Sent = { readonly kind: "line"; readonly line: string } | { readonly kind: "close" };

/** What the thread is started with. `bell[0]` counts what it has put on the port. */
export interface Post {
  readonly command: readonly string[];
  readonly port: MessagePort;
  readonly bell: Int32Array;
}

/** In milliseconds. The thread kills what does not end by itself long before. */
const LONGEST_END = 10_000;

export class Wire {
  readonly #port: MessagePort;
  readonly #bell = new Int32Array(new SharedArrayBuffer(4));

  constructor(command: readonly string[]) {
    const { port1, port2 } = new MessageChannel();
    const post: Post = { command, port: port2, bell: this.#bell };
    // The thread takes no part in what this one was started with.
    const worker = new Worker(new URL("./pipe.ts", import.meta.url), {
      workerData: post,
      transferList: [port2],
      execArgv: [],
    });
    worker.unref();
    this.#port = port1;
    this.#port.unref();
  }

  send(line: string): void {
    this.#port.postMessage({ kind: "line", line } satisfies Sent);
  }

  /** Waits until something comes; undefined where nothing did in this time. */
  receive(milliseconds: number): Received | undefined {
    const until = performance.now() + milliseconds;
    for (;;) {
      const seen = Atomics.load(this.#bell, 0);
      const got = receiveMessageOnPort(this.#port);
      if (got !== undefined) return got.message;
      const left = until - performance.now();
      if (left <= 0) return undefined;
      Atomics.wait(this.#bell, 0, seen, left);
    }
  }

  /** Ends the program, and comes back when it is gone. */
  close(): void {
    this.#port.postMessage({ kind: "close" } satisfies Sent);
    let got = this.receive(LONGEST_END);
    while (got?.kind === "line") got = this.receive(LONGEST_END);
    this.#port.close();
  }
}
