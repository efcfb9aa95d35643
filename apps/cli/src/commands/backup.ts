// outrigger backup: the whole site in one file.
import { writeBackup } from "@outrigger/server";
import { asFault, EXIT } from "../faults.ts";
import { oneArgument, readFlags } from "../flags.ts";
import type { Io } from "../io.ts";
import { placeFlags, placeHelp, placeOf } from "../place.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger backup FILE [flags]

Writes everything the site keeps into one file, as it is at this moment. The site may be in use meanwhile. The file holds
addresses and the seeds of running games: keep it as you keep the database.

${placeHelp}`;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, placeFlags);
  const file = oneArgument(positionals, "FILE");
  const rows = await asFault(writeBackup(placeOf(values, io), file));
  io.out(`${rows} rows in ${file}`);
  return EXIT.ok;
}

export const command: Command = { help, run };
