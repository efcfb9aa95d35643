// Commands that count something in each game, or in one that is named, and say it in lines or as JSON.
import { GAME_IDS } from "@outrigger/games";
import { EXIT } from "../faults.ts";
import { noArguments, readFlags, switches } from "../flags.ts";
import type { Io } from "../io.ts";

const flagSpecs = switches("json");

export async function countGames<Count>(
  args: readonly string[],
  io: Io,
  count: (game: string) => Promise<Count>,
  linesOf: (count: Count) => readonly string[],
): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const [game, ...more] = positionals;
  noArguments(more);
  for (const id of game === undefined ? GAME_IDS : [game]) {
    const counted = await count(id);
    if (values.json === true) io.out(JSON.stringify(counted));
    else for (const line of linesOf(counted)) io.out(line);
  }
  return EXIT.ok;
}
