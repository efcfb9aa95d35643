// outrigger ratings: everybody's, worked out anew from the results of rated games.
import { type RatedLine, workOutRatings } from "@outrigger/server";
import { databaseFlags, databaseHelp, databaseOf } from "../../database.ts";
import { asFault, EXIT, UsageFault } from "../../faults.ts";
import { readFlags, switches } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";

const help = `Usage: outrigger ratings [GAME] [flags]

Works everybody's ratings out from the results of the rated games alone, as the site does, and prints them: the rating, how
far the truth may be from it 95 times in 100, and the games it comes from. The site may be in use meanwhile.

  --json              one object a line instead
${databaseHelp}`;

const flagSpecs = { ...databaseFlags, ...switches("json") };

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  const [game, ...more] = positionals;
  if (more.length > 0) throw new UsageFault("one GAME at most");
  const all = await asFault(workOutRatings(databaseOf(values, io)));
  const lines = all.filter((line) => game === undefined || line.game === game);
  if (values.json === true) for (const line of lines) io.out(JSON.stringify(line));
  else print(lines, io);
  return EXIT.ok;
}

function print(lines: readonly RatedLine[], io: Io): void {
  if (lines.length === 0) io.out("no rated game has been finished");
  let title = "";
  for (const { game, seats, name, rating, doubt, games } of lines) {
    const here = `${game}, tables of ${seats === "two" ? "two" : "three and more"}`;
    if (here !== title) io.out(here);
    title = here;
    io.out(`${String(rating).padStart(6)} ± ${String(doubt).padEnd(4)}  ${String(games).padStart(4)}  ${name}`);
  }
}

export const command: Command = { help, run };
