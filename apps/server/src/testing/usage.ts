// What a server process uses, asked over the channel it was started with: the same question for ours and for its peer.
import type { ChildProcess } from "node:child_process";

export interface Usage {
  /** Microseconds of processor time, all threads. */
  readonly cpu: number;
  readonly resident: number;
  /** Used heap and what lies beside it. */
  readonly heap: number;
}

interface Question {
  /** Other messages have none. */
  readonly usage?: number;
  /** Sweep first, where the process was started so that it can. */
  readonly swept: boolean;
}

/** In the server's process: answers whenever it is asked. */
export function answerUsage(): void {
  process.on("message", ({ usage, swept }: Question) => {
    if (usage === undefined) return;
    // What the first sweep only marks as gone, such as buffers, goes with the second.
    if (swept) for (let sweep = 0; sweep < 2; sweep++) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ usage, answer: { cpu: user + system, resident: rss, heap: heapUsed + external } });
  });
  // Whoever asks may have gone; then so does this.
  process.on("disconnect", () => process.exit(1));
}

let asked = 0;

export function askUsage(child: ChildProcess, swept = false): Promise<Usage> {
  const usage = asked++;
  return new Promise((resolve) => {
    const hear = (message: { readonly usage?: number; readonly answer: Usage }): void => {
      if (message.usage !== usage) return;
      child.off("message", hear);
      resolve(message.answer);
    };
    child.on("message", hear);
    child.send({ usage, swept } satisfies Question);
  });
}
