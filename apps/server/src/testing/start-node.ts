// A server in a process of its own, for whoever wants to kill it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const NODE = fileURLToPath(new URL("./node.ts", import.meta.url));

export interface NodePlan {
  /** A folder for the SQLite file. */
  readonly data: string;
  readonly databaseUrl?: string;
}

export async function startNode(plan: NodePlan, port = 0): Promise<{ child: ChildProcess; port: number }> {
  const { data, databaseUrl } = plan;
  const given = JSON.stringify({ port, data, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const child = spawn(process.execPath, [NODE, given], { stdio: ["pipe", "pipe", "inherit"] });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  return { child, port: Number(line.toString().split("\n")[0]) };
}
