// Games on demand, inside the workers only: a page carries no rules until a table is opened.
import { findGame, type GameEntry } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";

async function loadEntry(id: string): Promise<GameEntry> {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(`there is no game "${id}"`);
  return entry;
}

export async function loadRules(id: string): Promise<Game> {
  return (await (await loadEntry(id)).rules()).rules;
}
