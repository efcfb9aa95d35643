// Pair after pair of twin matches, all games in turn, until so many messages have been compared.
import { findGame } from "@outrigger/games";
import { fastBelow, type Game } from "@outrigger/kernel";
import { Comparison, type PlantedLeak, TWIN_GAMES, twinTable } from "@outrigger/testkit/twins";
import { playPair } from "./pair.ts";
import { Sites } from "./sites.ts";

export interface Session {
  readonly seed: number;
  /** Compared messages, of both matches together. */
  readonly messages: number;
  readonly sockets?: boolean;
  readonly leaks?: readonly PlantedLeak[];
}

/** One table in so many is hidden. */
const HIDDEN = 7;

export async function runSession({ seed, messages, sockets = false, leaks = [] }: Session): Promise<Comparison> {
  const comparison = new Comparison(leaks);
  const sites = await Sites.open();
  const below = fastBelow(seed);
  try {
    for (let pair = 0; !comparison.isDone(messages); pair++) {
      const game = await rulesOf(TWIN_GAMES[pair % TWIN_GAMES.length] ?? "moa");
      const table = twinTable(game, Math.floor(pair / TWIN_GAMES.length), below);
      const observer = below(table.seats);
      // Short pairs see many deals, long ones get somewhere.
      const most = pair < 2 * TWIN_GAMES.length ? 12 : ([30, 80, 250][below(3)] ?? 30);
      const hidden = pair % HIDDEN === HIDDEN - 1;
      await playPair(sites, comparison, {
        game,
        table,
        seed: seed * 1_000_003 + pair,
        observer,
        hidden,
        sockets,
        most,
      });
    }
  } finally {
    await sites.close();
  }
  return comparison;
}

async function rulesOf(id: string): Promise<Game> {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(`no game is called ${id}`);
  return (await entry.rules()).rules;
}
