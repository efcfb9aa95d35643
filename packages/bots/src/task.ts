// A bot's turn as something that can be sent to another thread and answered from there, whatever kind of thread it is.
import type { Game, Json, Move } from "@outrigger/kernel";
import { packOf } from "@outrigger/kernel/play";
import { isBotName } from "./bot.ts";
import { findBot, type Judged, loadGuide } from "./find-bot.ts";
import type { Thoughts } from "./search/thoughts.ts";

export interface BotTask {
  readonly id: number;
  /** Its moves, or whether it agrees to end the game. */
  readonly asks: "moves" | "end";
  readonly game: string;
  /** The component pack's data when it is not the game's own. */
  readonly pack: Json | undefined;
  readonly seat: number;
  readonly view: unknown;
  readonly level: string;
  readonly seed: number;
  /** Iterations instead of the level's own. */
  readonly budget?: number;
  /** Milliseconds it may take at most, instead of the usual. */
  readonly ceiling?: number;
  /** Whether it says what it thinks. */
  readonly explains?: boolean;
}

export interface BotReply {
  readonly id: number;
  readonly moves: readonly Move[];
  /** Whether it agrees to end the game, where that was asked. */
  readonly agrees?: boolean;
  /** The time ceiling cut the thinking short. */
  readonly late: boolean;
  readonly thoughts?: Thoughts;
  readonly problem?: string;
}

/** What a game's entry in the registry brings along for its bots. */
interface Thinkable extends Judged {
  rules(): Promise<{ readonly rules: Game }>;
}

/** Patience has an end: no bot turn takes longer than so many milliseconds, whatever the level asks for. */
const CEILING = 8_000;

/** Whatever goes wrong is part of the answer: the asker waits in another thread. `now` counts milliseconds. */
export async function answerTask(
  task: BotTask,
  findGame: (id: string) => Promise<Thinkable | undefined>,
  now: () => number,
): Promise<BotReply> {
  try {
    return await think(task, findGame, now);
  } catch (error) {
    return { id: task.id, moves: [], late: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function think(
  { id, asks, game, pack, seat, view, level, seed, budget, ceiling = CEILING, explains = false }: BotTask,
  findGame: (id: string) => Promise<Thinkable | undefined>,
  now: () => number,
): Promise<BotReply> {
  const entry = await findGame(game);
  if (entry === undefined) throw new Error(`there is no game "${game}"`);
  const { rules } = await entry.rules();
  const name = isBotName(level) ? level : "medium";
  const bot = findBot(name, await loadGuide(entry, name));
  const laidOut = packOf(rules, { pack });
  const end = now() + ceiling;
  const isLate = () => now() > end;
  const thought = budget === undefined ? {} : { budget };
  const request = { game: rules, pack: laidOut, seat, view: view as object, seed, isLate, explains, ...thought };
  if (asks === "end") return { id, moves: [], agrees: bot.agrees(request), late: false };
  const { moves, late, thoughts } = bot.choose(request);
  return { id, moves, late, ...(thoughts === undefined ? {} : { thoughts }) };
}
