// The worker that is the local host: joins it to the shelf, to the bots' worker and to the page.
/// <reference lib="webworker" />
import type { BotReply, BotTask } from "./bot-messages.ts";
import { loadRules } from "./load-game.ts";
import { handleProtocol, type LocalHost, type Surroundings } from "./local-host.ts";
import { openShelf } from "./shelf.ts";
import type { ToHost } from "./shelf-messages.ts";
import { handleShelf, isShelfRequest } from "./shelf-requests.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;

function newThinker(): Surroundings["think"] {
  const waiting = new Map<number, (reply: BotReply) => void>();
  let tasks = 0;
  let worker: Worker | undefined;
  const start = (): Worker => {
    const fresh = new Worker(new URL("./bots.ts", import.meta.url), { type: "module" });
    fresh.addEventListener("message", ({ data }: MessageEvent<BotReply>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    return fresh;
  };
  return (task) =>
    new Promise((resolve) => {
      worker ??= start();
      const id = tasks++;
      waiting.set(id, resolve);
      worker.postMessage({ ...task, id } satisfies BotTask);
    });
}

async function start(): Promise<LocalHost> {
  const around: Surroundings = {
    shelf: await openShelf(),
    loadRules,
    send: (message) => scope.postMessage(message),
    think: newThinker(),
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
  return { around, open: new Map() };
}

// One message at a time: a move must find the match as the message before left it.
let line: Promise<unknown> = start();
scope.addEventListener("message", ({ data }: MessageEvent<ToHost>) => {
  const host = line as Promise<LocalHost>;
  line = host.then(async (ready) => {
    try {
      if (isShelfRequest(data)) await handleShelf(ready, data);
      else await handleProtocol(ready, data);
    } catch (error) {
      console.error(error);
      if (typeof data.id === "string") ready.around.send({ kind: "refused", id: data.id, code: "failed" });
    }
    return ready;
  });
});
