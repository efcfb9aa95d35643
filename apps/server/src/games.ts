// The rules of a game by its name, loaded once.
import { findGame } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";

const loaded = new Map<string, Promise<Game | undefined>>();

export function findRules(id: string): Promise<Game | undefined> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const loading = load(id);
  loaded.set(id, loading);
  return loading;
}

async function load(id: string): Promise<Game | undefined> {
  const entry = await findGame(id);
  return entry && (await entry.rules()).rules;
}

export async function rulesOf(id: string): Promise<Game> {
  const rules = await findRules(id);
  if (rules === undefined) throw new Error(`there is no game "${id}"`);
  return rules;
}
