// The worker that is the local host: joins it to the local store, to the bots' worker and to the page.
/// <reference lib="webworker" />
import type { BotReply } from "@outrigger/bots";
import { loadRules } from "@outrigger/games";
import { answerCall, askThread, isCall } from "@outrigger/protocol";
import { verifiableChance } from "@outrigger/records";
import { handleProtocol, newLocalHost } from "./local-host.ts";
import { openLocalStore } from "./local-store.ts";
import { storeCalls, type ToHost } from "./store-requests.ts";

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** This same script, in another role. */
const think = askThread<BotReply>(() => new Worker(scope.location.href, { type: "module", name: "bots" }));

async function start() {
  const host = newLocalHost({
    localStore: await openLocalStore(),
    rulesOf: loadRules,
    luck: verifiableChance,
    send: (message) => scope.postMessage(message),
    think,
    now: () => Date.now(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  return { host, calls: storeCalls(host) };
}

const starting = start();

export async function handle(message: unknown): Promise<void> {
  const data = message as ToHost;
  const { host, calls } = await starting;
  const { send } = host.around;
  try {
    if (isCall(calls, data)) send(await answerCall(calls, data));
    else await handleProtocol(host, data);
  } catch (error) {
    console.error(error);
    send({ kind: "refused", id: data.id, code: "failed" });
  }
}
