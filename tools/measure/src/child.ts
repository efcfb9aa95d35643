// Servers in processes of their own: the port they say, and their end.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A server that ends before it has said its port would be waited for without end. */
export async function portSaidBy(child: ChildProcess): Promise<number> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the server ended with ${code} before it said its port`);
  });
  const [line] = (await Promise.race([once(child.stdout as NodeJS.ReadableStream, "data"), ended])) as [Buffer];
  return Number(line.toString().split("\n")[0]);
}

/** Without a word, as when the power fails. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
