// The situation a bot judges.
import type { GameTypes, Play } from "@outrigger/kernel";

/** Read it, never change it. */
export type Position<T extends GameTypes = GameTypes> = Pick<Play<T>, "state" | "index" | "pack">;
