// Every game of the house, one line each. Nothing is loaded before it is asked for: a page carries only what it plays.
import type { Guide } from "@outrigger/bots";
import type { Game } from "@outrigger/kernel";
import type { GameText } from "@outrigger/text";

/** What `games/<name>/index.ts` exports as `entry`. */
export interface GameEntry {
  readonly id: string;
  readonly rules: () => Promise<{ readonly rules: Game }>;
  readonly text: () => Promise<{ readonly text: GameText }>;
  /** Absent where bots play by the rules' own scores. */
  readonly bot?: () => Promise<{ readonly guide: Guide }>;
}

const games: Readonly<Record<string, () => Promise<{ readonly entry: GameEntry }>>> = {
  "connect-four": () => import("./connect-four/index.ts"),
  maasai: () => import("./maasai/index.ts"),
  maori: () => import("./maori/index.ts"),
  moa: () => import("./moa/index.ts"),
  tahiti: () => import("./tahiti/index.ts"),
};

export const GAME_IDS: readonly string[] = Object.keys(games);

export async function findGame(id: string): Promise<GameEntry | undefined> {
  if (!Object.hasOwn(games, id)) return undefined;
  return (await games[id]?.())?.entry;
}
