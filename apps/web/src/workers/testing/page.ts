// The host of a page without a browser: its real duties, on rows in memory.
import { answerTask } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";
import { verifiableChance } from "@outrigger/records";
import { loadRules } from "../load-game.ts";
import { handleProtocol, type LocalHost, type Surroundings } from "../local-host.ts";
import type { StoredMatch } from "../shelf.ts";
import type { FromHost, ShelfRequest } from "../shelf-messages.ts";
import { handleShelf } from "../shelf-requests.ts";

type Asked = ShelfRequest extends infer Each ? (Each extends ShelfRequest ? Omit<Each, "id"> : never) : never;

export interface Page {
  readonly host: LocalHost;
  readonly rows: Map<string, StoredMatch>;
  ask<Value>(request: Asked): Promise<Value>;
  say(message: object): Promise<FromHost | undefined>;
}

export function openPage(rows: readonly StoredMatch[], rules: (game: string) => Promise<Game> = loadRules): Page {
  const kept = new Map(rows.map((row) => [row.id, structuredClone(row)]));
  const heard: FromHost[] = [];
  let tasks = 0;
  const around: Surroundings = {
    shelf: {
      all: async () => [...kept.values()],
      get: async (id) => structuredClone(kept.get(id)),
      put: async (row) => {
        kept.set(row.id, structuredClone(row));
        return true;
      },
      remove: async (id) => void kept.delete(id),
    },
    loadRules: rules,
    luck: verifiableChance,
    send: (message) => void heard.push(message),
    think: (task) => answerTask({ ...task, id: tasks++ }, findGame, () => 0),
    now: () => 1_800_000_000_000,
    pause: () => Promise.resolve(),
    inLine: (work) => work(),
  };
  const host: LocalHost = { around, open: new Map() };
  let sent = 0;
  return {
    host,
    rows: kept,
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
