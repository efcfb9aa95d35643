// The rules of a game by its name.
import { findGame } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";

export async function loadRules(id: string): Promise<Game> {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(`there is no game "${id}"`);
  return (await entry.rules()).rules;
}
