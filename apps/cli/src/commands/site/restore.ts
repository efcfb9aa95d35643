// outrigger restore: a site from its backup.
import { readBackup } from "@outrigger/server";
import { databaseFlags, databaseHelp, databaseOf } from "../../database.ts";
import { asFault, EXIT } from "../../faults.ts";
import { oneArgument, readFlags } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";

const help = `Usage: outrigger restore FILE [flags]

Puts a backup into an empty database, whichever kind it was taken from. Running games go on where they stood.

${databaseHelp}`;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, databaseFlags);
  const file = oneArgument(positionals, "FILE");
  const rows = await asFault(readBackup(file, databaseOf(values, io)));
  io.out(`${rows} rows from ${file}`);
  return EXIT.ok;
}

export const command: Command = { help, run };
