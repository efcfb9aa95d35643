// The host of a page without a browser: its real duties, on a localStore in memory.
import { answerTask } from "@outrigger/bots";
import { findGame, loadRules } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";
import { answerCall, type Question } from "@outrigger/protocol";
import { verifiableChance } from "@outrigger/records";
import { type FromHost, handleProtocol, type LocalHost, newLocalHost, type Surroundings } from "../local-host.ts";
import { type StoreCalls, storeCalls } from "../store-requests.ts";
import { type MemoryStore, newMemoryStore } from "./memory-store.ts";

export interface Page {
  readonly host: LocalHost;
  readonly localStore: MemoryStore;
  ask<Value>(request: Question<StoreCalls>): Promise<Value>;
  say(message: object): Promise<FromHost | undefined>;
}

export function openPage(
  localStore: MemoryStore = newMemoryStore(),
  rules: (game: string) => Promise<Game> = loadRules,
): Page {
  const heard: FromHost[] = [];
  let tasks = 0;
  const around: Surroundings = {
    localStore,
    rulesOf: rules,
    luck: verifiableChance,
    send: (message) => void heard.push(message),
    think: (task) => answerTask({ ...task, id: tasks++ }, findGame, () => 0),
    now: () => 1_800_000_000_000,
    pause: () => Promise.resolve(),
  };
  const host = newLocalHost(around);
  const calls = storeCalls(host);
  let sent = 0;
  return {
    host,
    localStore,
    ask: async (request) => {
      const answer = await answerCall(calls, { ...request, id: `a${sent++}` });
      if (answer.kind !== "done") throw new Error(JSON.stringify(answer));
      return answer.value as never;
    },
    say: async (message) => {
      const id = `m${sent++}`;
      await handleProtocol(host, { ...message, id });
      return heard.find((each) => "id" in each && each.id === id);
    },
  };
}
