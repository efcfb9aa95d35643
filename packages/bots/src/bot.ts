// What a bot is to a host: it gets a seat's view, never the state, and answers with moves.
import type { Game, GameTypes, Move, Seat } from "@outrigger/kernel";
import type { Thoughts } from "./search/thoughts.ts";

export interface BotRequest<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly pack: T["pack"];
  readonly seat: Seat;
  /** What the seat may know now, its own open draft included. */
  readonly view: T["view"];
  /** Same request with the same seed and budget, same answer. */
  readonly seed: number;
  /** Iterations of the search; the level's own number when absent. */
  readonly budget?: number;
  /** Whether it says what it thinks, which takes a little longer. The moves are the same. */
  readonly explains?: boolean;
  /** The host's time ceiling: once true the bot answers with what it has. Never late when absent. */
  readonly isLate?: () => boolean;
}

export interface BotAnswer {
  /** All moves up to and including the next one that publishes or asks for chance; each is offered in its turn. */
  readonly moves: readonly Move[];
  /** Iterations made, all decisions together. */
  readonly iterations: number;
  /** The time ceiling cut the thinking short, so that another run may answer otherwise. */
  readonly late: boolean;
  /** Of the first decision that was searched, if that was asked for. */
  readonly thoughts?: Thoughts;
}

export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: BotName;
  choose(request: BotRequest<T>): BotAnswer;
  /** Whether it agrees to end the game here, on its turn or not. */
  agrees(request: BotRequest<T>): boolean;
}

export const BOT_NAMES = ["random", "quick", "greedy", "learned", "easy", "medium", "hard", "master"] as const;
export type BotName = (typeof BOT_NAMES)[number];

export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name);
}
