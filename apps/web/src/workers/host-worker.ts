// The worker that is the local host: joins it to the shelf, to the bots' worker and to the page.
/// <reference lib="webworker" />
import type { BotReply, BotTask } from "@outrigger/bots";
import { numberedCalls } from "@outrigger/protocol";
import { verifiableChance } from "@outrigger/records";
import { loadRules } from "./load-game.ts";
import { handleProtocol, type LocalHost, newLocalHost, type Surroundings } from "./local-host.ts";
import { openShelf } from "./shelf.ts";
import type { ToHost } from "./shelf-messages.ts";
import { handleShelf, isShelfRequest } from "./shelf-requests.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;

function newThinker(): Surroundings["think"] {
  const calls = numberedCalls<BotReply>();
  let worker: Worker | undefined;
  const start = (): Worker => {
    // This same script, in another role.
    const fresh = new Worker(scope.location.href, { type: "module", name: "bots" });
    fresh.addEventListener("message", ({ data }: MessageEvent<BotReply>) => calls.hear(data));
    return fresh;
  };
  return (task) => {
    worker ??= start();
    return calls.ask((id) => worker?.postMessage({ ...task, id } satisfies BotTask));
  };
}

async function start(): Promise<LocalHost> {
  return newLocalHost({
    shelf: await openShelf(),
    loadRules,
    luck: verifiableChance,
    send: (message) => scope.postMessage(message),
    think: newThinker(),
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}

const starting = start();

export async function handle(message: unknown): Promise<void> {
  const data = message as ToHost;
  const host = await starting;
  try {
    await (isShelfRequest(data) ? handleShelf(host, data) : handleProtocol(host, data));
  } catch (error) {
    console.error(error);
    if (typeof data.id === "string") host.around.send({ kind: "refused", id: data.id, code: "failed" });
  }
}
