// A server in a process of its own, for whoever wants to kill it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const NODE = fileURLToPath(new URL("./node.ts", import.meta.url));

/** How a nonce begins that decides the luck of a match, on a server that is told so. */
export const LAID_DOWN = "0".repeat(16);

export interface NodePlan {
  /** A folder for the SQLite file. */
  readonly data: string;
  readonly databaseUrl?: string;
  /** The luck of a match comes from the nonces that begin with `LAID_DOWN` alone, so that a run can be repeated. */
  readonly isLuckLaidDown?: boolean;
}

/** `file`: another version's, where it is not this one's. */
export async function startNode(plan: NodePlan, port = 0, file = NODE): Promise<{ child: ChildProcess; port: number }> {
  const given = JSON.stringify({ port, ...plan });
  const child = spawn(process.execPath, [file, given], { stdio: ["pipe", "pipe", "inherit"] });
  const gone = once(child, "exit").then(([code]) => {
    throw new Error(`the server ended with ${code} before it said its port`);
  });
  gone.catch(() => {});
  const [line] = (await Promise.race([once(child.stdout as NodeJS.ReadableStream, "data"), gone])) as [Buffer];
  return { child, port: Number(line.toString().split("\n")[0]) };
}
