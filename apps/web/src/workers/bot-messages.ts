// Between the local host and the worker in which bots think.
import type { Json, Move } from "@outrigger/kernel";

export interface BotTask {
  readonly id: number;
  readonly game: string;
  readonly pack: Json | undefined;
  readonly seat: number;
  readonly view: unknown;
  readonly level: string;
  readonly seed: number;
}

export interface BotReply {
  readonly id: number;
  readonly moves: readonly Move[];
  /** The time ceiling cut the thinking short. */
  readonly late: boolean;
  readonly problem?: string;
}
