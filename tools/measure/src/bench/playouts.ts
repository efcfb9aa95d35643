// Random playouts on the kernel: offers, pick, apply, in place.
import { type Game, isOptionsProblem } from "@outrigger/kernel";
import { fastChance, parseOptions, randomPlayout, startPlay } from "@outrigger/kernel/play";
import type { Work } from "./measure.ts";

/** One whole random game a call; the units are decisions. */
export function randomGames(game: Game, seats: number): Work {
  const options = parseOptions(game, seats, {});
  if (isOptionsProblem(options)) throw new Error(options.problems.join("; "));
  let seed = 0;
  return () => {
    seed++;
    return randomPlayout(game, startPlay(game, { seats, options }, game.pack, fastChance(seed)), seed);
  };
}
