// outrigger backup: the whole site in one file.
import { noteBackup, writeBackup } from "@outrigger/server";
import { databaseFlags, databaseHelp, databaseOf } from "../../database.ts";
import { asFault, EXIT } from "../../faults.ts";
import { oneArgument, readFlags } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";

const help = `Usage: outrigger backup FILE [flags]

Writes everything the site keeps into one file, as it is at this moment. The site may be in use meanwhile. The file holds
addresses and the seeds of running games: keep it as you keep the database.

${databaseHelp}`;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, databaseFlags);
  const file = oneArgument(positionals, "FILE");
  const place = databaseOf(values, io);
  const rows = await asFault(writeBackup(place, file));
  // The file is there, whether or not its database can be written.
  await noteBackup(place).catch((error: unknown) => io.err(`it could not be noted at the site: ${error}`));
  io.out(`${rows} rows in ${file}`);
  return EXIT.ok;
}

export const command: Command = { help, run };
