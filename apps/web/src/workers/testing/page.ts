// The host of a page without a browser: its real duties, on a shelf in memory.
import { answerTask } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";
import { verifiableChance } from "@outrigger/records";
import { loadRules } from "../load-game.ts";
import { handleProtocol, type LocalHost, newLocalHost, type Surroundings } from "../local-host.ts";
import type { FromHost, ShelfRequest } from "../shelf-messages.ts";
import { handleShelf } from "../shelf-requests.ts";
import { type MemoryShelf, newMemoryShelf } from "./memory-shelf.ts";

type Asked = ShelfRequest extends infer Each ? (Each extends ShelfRequest ? Omit<Each, "id"> : never) : never;

export interface Page {
  readonly host: LocalHost;
  readonly shelf: MemoryShelf;
  ask<Value>(request: Asked): Promise<Value>;
  say(message: object): Promise<FromHost | undefined>;
}

export function openPage(
  shelf: MemoryShelf = newMemoryShelf(),
  rules: (game: string) => Promise<Game> = loadRules,
): Page {
  const heard: FromHost[] = [];
  let tasks = 0;
  const around: Surroundings = {
    shelf,
    loadRules: rules,
    luck: verifiableChance,
    send: (message) => void heard.push(message),
    think: (task) => answerTask({ ...task, id: tasks++ }, findGame, () => 0),
    now: () => 1_800_000_000_000,
    pause: () => Promise.resolve(),
  };
  const host = newLocalHost(around);
  let sent = 0;
  return {
    host,
    shelf,
    ask: async (request) => {
      const id = `a${sent++}`;
      await handleShelf(host, { ...request, id } as ShelfRequest);
      const answer = heard.find((message) => "id" in message && message.id === id);
      if (answer?.kind !== "done") throw new Error(JSON.stringify(answer));
      return answer.value as never;
    },
    say: async (message) => {
      const id = `m${sent++}`;
      await handleProtocol(host, { ...message, id });
      return heard.find((each) => "id" in each && each.id === id);
    },
  };
}
