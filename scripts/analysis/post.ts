// What a thread of `npm run analysis` is told when it begins.
import type { BotName } from "@outrigger/bots";
import type { Plant } from "./games.ts";

export const PROOFS = ["luck", "blunders"] as const;

export interface Post {
  readonly game: string;
  readonly proof: (typeof PROOFS)[number];
  /** What is played at random, where blunders are planted. */
  readonly plant: Plant;
  /** Who plays. */
  readonly bots: BotName;
}
