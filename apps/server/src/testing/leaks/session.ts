// Pair after pair of twin matches, all games in turn, until so many messages have been compared.
import { findGame } from "@outrigger/games";
import type { Game } from "@outrigger/kernel";
import { fastBelow } from "@outrigger/kernel/play";
import { Comparison, nextGame, type PlantedLeak, twinTable } from "@outrigger/testkit/twins";
import { playPair } from "./pair.ts";
import { Sites } from "./sites.ts";

export interface Session {
  readonly seed: number;
  /** Compared messages, of both matches together. */
  readonly messages: number;
  readonly sockets?: boolean;
  /** So many pairs are played at a time: each waits for its database most of the time. */
  readonly lanes?: number;
  readonly leaks?: readonly PlantedLeak[];
}

/** One table in so many is hidden. */
const HIDDEN = 7;
/** So many pairs at the beginning are short. */
const SHORT = 8;
const PRIME = 1_000_003;
const LANE = 1_000;

export async function runSession({
  seed,
  messages,
  leaks = [],
  lanes = 1,
  sockets = false,
}: Session): Promise<Comparison> {
  const comparison = new Comparison(leaks);
  const running = Array.from({ length: lanes }, (_, lane) =>
    runLane(comparison, seed + lane * LANE, messages, sockets),
  );
  await Promise.all(running);
  return comparison;
}

/** A lane has servers of its own: what one pair does is no news to another. */
async function runLane(comparison: Comparison, seed: number, messages: number, sockets: boolean): Promise<void> {
  const sites = await Sites.open();
  const below = fastBelow(seed);
  try {
    for (let pair = 0; !comparison.isDone(messages); pair++) {
      const game = await rulesOf(await nextGame(comparison.messages));
      const table = twinTable(game, pair, below);
      // Short pairs see many deals, long ones get somewhere.
      const most = pair < SHORT ? 12 : ([60, 200, 600][below(3)] ?? 60);
      const plan = { game, table, seed: seed * PRIME + pair, observer: below(table.seats), most, sockets };
      await playPair(sites, comparison, { ...plan, hidden: pair % HIDDEN === HIDDEN - 1 });
    }
  } finally {
    await sites.close();
  }
}

async function rulesOf(id: string): Promise<Game> {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(`no game is called ${id}`);
  return (await entry.rules()).rules;
}
