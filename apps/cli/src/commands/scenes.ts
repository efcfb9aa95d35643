// outrigger scenes: which clauses of the rules can be looked at on the table, and which cannot.
import { shownClauses } from "@outrigger/scene";
import { loadEntry } from "../game.ts";
import type { Command } from "./command.ts";
import { countGames } from "./counting.ts";

const help = `Usage: outrigger scenes [GAME] [flags]

Says how many clauses of each game's rules, or of one, have a scene ("show me" on the rules page), and which have none.

  --json          one object a game: game, clauses, shown (ids with a scene), missing (ids without)`;

interface Count {
  readonly game: string;
  readonly clauses: number;
  readonly shown: readonly string[];
  readonly missing: readonly string[];
}

async function countScenes(game: string): Promise<Count> {
  const entry = await loadEntry(game);
  const { text } = await entry.text();
  const ids = Object.keys(await text.clauses("en"));
  const shown = new Set(shownClauses((await entry.scenes?.()) ?? { scenes: [] }));
  return {
    game,
    clauses: ids.length,
    shown: ids.filter((id) => shown.has(id)),
    missing: ids.filter((id) => !shown.has(id)),
  };
}

function linesOf({ game, clauses, shown, missing }: Count): string[] {
  const share = Math.floor((100 * shown.length) / clauses);
  const line = `${game}: ${shown.length} of ${clauses} clauses have a scene (${share} %)`;
  return missing.length === 0 ? [line] : [line, `  without: ${missing.join(" ")}`];
}

export const command: Command = { help, run: (args, io) => countGames(args, io, countScenes, linesOf) };
