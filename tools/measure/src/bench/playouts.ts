// Random playouts on the kernel: offers, pick, apply, in place.
import { type Game, isOptionsProblem } from "@outrigger/kernel";
import { chanceFrom, fastBelow, parseOptions, randomPlayout, startPlay } from "@outrigger/kernel/play";
import type { Work } from "./measure.ts";

/** One whole random game a call; the units are decisions. */
export function randomGames(game: Game, seats: number): Work {
  const options = parseOptions(game, seats, {});
  if (isOptionsProblem(options)) throw new Error(options.problems.join("; "));
  // One stream of luck for all of them, as in the bare loop.
  const below = fastBelow(1);
  const start = { seats, options };
  const chance = chanceFrom(below);
  return () => randomPlayout(game, startPlay(game, start, game.pack, chance), below);
}
