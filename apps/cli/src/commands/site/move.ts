// outrigger move: a site leaves its SQLite file for a PostgreSQL server.
import { moveSite } from "@outrigger/server";
import { databaseFlags, databaseHelp, fileIn } from "../../database.ts";
import { asFault, EXIT, UsageFault } from "../../faults.ts";
import { noArguments, readFlags } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";

const help = `Usage: outrigger move [flags]

Moves the whole site from its SQLite file to an empty PostgreSQL database. Stop the server first, and start it with the
new address afterwards; players find their games where they left them. The file stays as it is.

${databaseHelp}`;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, databaseFlags);
  noArguments(positionals);
  const url = values["database-url"] ?? io.env["DATABASE_URL"];
  if (url === undefined) throw new UsageFault("--database-url is missing: where the site is to move");
  const rows = await asFault(moveSite(fileIn(values.data), { url }));
  io.out(`${rows} rows moved`);
  return EXIT.ok;
}

export const command: Command = { help, run };
