// Every game of the house, one line each. Nothing is loaded before it is asked for: a page carries only what it plays.
import type { Guide } from "@outrigger/bots";
import type { Game, Json, Options, Parsed } from "@outrigger/kernel";
import type { Arranged, Arranging, RuleScenes } from "@outrigger/scene";
import type { LessonBook } from "@outrigger/scene/lesson";
import type { GameText } from "@outrigger/text";

/** Holds data from outside against what the rules can bear of a component pack. */
export type PackCheck = (source: unknown) => Parsed<Json>;

/** A moment of a game of good players that makes a picture. */
export interface Pictured {
  readonly players: number;
  readonly options?: Options;
  readonly seed: number;
  /** Choices of the players together; the next turn of the first one is shown. */
  readonly choices: number;
  /** Moves made in that turn. */
  readonly drafted: number;
}

/** What `games/<name>/index.ts` exports as `entry`. */
export interface GameEntry {
  readonly id: string;
  readonly rules: () => Promise<{ readonly rules: Game }>;
  /** Absent where the game is played with its own pack alone. */
  readonly pack?: () => Promise<{ readonly checkPack: PackCheck }>;
  readonly text: () => Promise<{ readonly text: GameText }>;
  /** How positions of lessons, scenes and tests are written; absent where there are none. */
  readonly arrange?: () => Promise<Arranging>;
  /** The rules shown on the table, clause by clause; absent where none is. */
  readonly scenes?: () => Promise<RuleScenes>;
  /** Absent where nobody has written any. */
  readonly lessons?: () => Promise<{ readonly book: LessonBook }>;
  /** Absent where bots play by the rules' own scores. */
  readonly bot?: () => Promise<{ readonly guide: Guide }>;
  /** How long a first game takes against computers, in minutes, and how much there is to think about. */
  readonly effort?: {
    readonly minutes: readonly [fewest: number, most: number];
    readonly weight: "light" | "medium" | "heavy";
  };
  /** The picture on its card, 320 by 220: an SVG file in the game's folder. A plain one stands in where there is none. */
  readonly picture?: string;
  /** What the docs show of it; nothing when absent. */
  readonly pictured?: Pictured;
  /** Kept for tests, benches and whoever adds a game: it can be played, and stands after the others, marked as such. */
  readonly isReference?: boolean;
  /** Seats hold what others may not see. Where `ui/` does not know better, a curtain falls between them round one screen. */
  readonly hidesHands?: boolean;
  /** How many random games prove something and still end in good time (`npm run soak`); 2,000 when absent. */
  readonly soakGames?: number;
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

/** The rules of a game by its name, loaded once. */
export async function loadRules(id: string): Promise<Game> {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(`there is no game "${id}"`);
  return (await entry.rules()).rules;
}

/** The rules of a game, and what positions of it are laid out with; undefined where none can be. */
export async function loadArranged(id: string): Promise<Arranged | undefined> {
  const [rules, entry] = await Promise.all([loadRules(id), findGame(id)]);
  const arranging = await entry?.arrange?.();
  return arranging && { rules, ...arranging };
}

/** The scenes of a game's rules, and what their positions are laid out with; undefined where it has none. */
export async function loadScenes(id: string): Promise<(Arranged & RuleScenes) | undefined> {
  const [arranged, entry] = await Promise.all([loadArranged(id), findGame(id)]);
  const scenes = await entry?.scenes?.();
  return arranged && scenes && { ...arranged, ...scenes };
}

/** The data of a pack that the game can be played with, or what is wrong with it. */
export async function checkPack(id: string, source: unknown): Promise<Parsed<Json>> {
  const entry = await findGame(id);
  if (entry?.pack === undefined) return { ok: false, problems: [`${id} has no component packs`] };
  return (await entry.pack()).checkPack(source);
}
