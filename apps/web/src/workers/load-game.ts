// Games on demand, inside the workers only: a page carries no rules until a table is opened.
import { findGame, type GameEntry } from "@outrigger/games";
import type { Game, Json, Pack } from "@outrigger/kernel";

async function loadEntry(id: string): Promise<GameEntry> {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(`there is no game "${id}"`);
  return entry;
}

export async function loadRules(id: string): Promise<Game> {
  return (await (await loadEntry(id)).rules()).rules;
}

/** The game's own pack, or another one that passes its checks. */
export function readPack(rules: Game, source: Json | undefined): Pack {
  if (source === undefined) return rules.pack;
  const parsed = rules.parsePack(source);
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  return parsed.value;
}
