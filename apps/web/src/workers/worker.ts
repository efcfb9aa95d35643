// The script of every worker; a worker's name says what it does. One script for all: the rules they share are fetched once.
/// <reference lib="webworker" />

interface Role {
  handle(message: unknown, send: (message: unknown) => void): Promise<void>;
}
const roles: Readonly<Record<string, () => Promise<Role>>> = {
  host: () => import("./host-worker.ts"),
  rules: () => import("./rules-worker.ts"),
  bots: () => import("./bots.ts"),
  analysis: () => import("../analysis/workers/analysis-worker.ts"),
  coach: () => import("../coach/workers/coach-worker.ts"),
};

const scope = self as unknown as DedicatedWorkerGlobalScope;
const role = roles[scope.name]?.();
const send = (message: unknown): void => scope.postMessage(message);

// Listened to from the start: what comes while the role is being fetched waits for it.
scope.addEventListener("message", async ({ data }: MessageEvent<unknown>) => (await role)?.handle(data, send));
