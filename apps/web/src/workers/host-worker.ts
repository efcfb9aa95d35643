// The worker that is the local host: joins it to the shelf, to the bots' worker and to the page.
/// <reference lib="webworker" />
import type { BotReply, BotTask } from "@outrigger/bots";
import { numberedCalls } from "@outrigger/protocol";
import { verifiableChance } from "@outrigger/records";
import { loadRules } from "./load-game.ts";
import { handleProtocol, type LocalHost, type Surroundings } from "./local-host.ts";
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

function newLine(): Surroundings["inLine"] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}

const inLine = newLine();

async function start(): Promise<LocalHost> {
  const around: Surroundings = {
    shelf: await openShelf(),
    loadRules,
    luck: verifiableChance,
    send: (message) => scope.postMessage(message),
    think: newThinker(),
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    inLine,
  };
  return { around, open: new Map() };
}

const starting = start();

async function receive(data: ToHost): Promise<void> {
  const host = await starting;
  try {
    await (isShelfRequest(data) ? handleShelf(host, data) : handleProtocol(host, data));
  } catch (error) {
    console.error(error);
    if (typeof data.id === "string") host.around.send({ kind: "refused", id: data.id, code: "failed" });
  }
}

// One message at a time: a move must find the match as the message before left it.
export async function handle(data: unknown): Promise<void> {
  await inLine(() => receive(data as ToHost));
}
