// outrigger serve: the whole site on this machine.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { configFrom, firstAdministratorPath, type Server, startServer } from "@outrigger/server";
import { asFault, EXIT, Fault, UsageFault } from "../../faults.ts";
import { integerFlag, noArguments, readFlags, texts } from "../../flags.ts";
import type { Io } from "../../io.ts";
import type { Command } from "../command.ts";
import { firstAdministratorLines } from "./admin.ts";

const help = `Usage: outrigger serve [flags]

Serves the site: the web client, accounts, tables and matches. Everything is kept in a SQLite file, or in PostgreSQL.

  --port N            8080 when absent; 0 takes any free port
  --address A         the network address to listen on; all of them when absent
  --data DIR          the folder of the SQLite file; data when absent
  --database-url URL  a PostgreSQL server instead; DATABASE_URL means the same

Mail, push and proxies are set by the environment: see docs/operations.md.`;

const flagSpecs = texts("port", "address", "data", "database-url");

const MOST_PORT = 65_535;
const site = fileURLToPath(new URL("../../../../web/dist", import.meta.url));

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  noArguments(positionals);
  const port = integerFlag("port", values.port, 8080);
  if (port > MOST_PORT) throw new UsageFault(`--port needs a number up to ${MOST_PORT}, not ${port}`);
  if (!existsSync(join(site, "index.html"))) throw new Fault("the web client is not built; npm start builds it");
  const serving = await asFault(
    startServer({
      ...configFrom(io.env),
      port,
      site,
      botThreads: Math.max(1, availableParallelism() - 1),
      ...(values.address === undefined ? {} : { address: values.address }),
      ...(values.data === undefined ? {} : { data: values.data }),
      ...(values["database-url"] === undefined ? {} : { databaseUrl: values["database-url"] }),
    }),
  );
  io.out(`Outrigger is served on http://localhost:${serving.port}`);
  await sayFirstLink(serving, io);
  await interrupted();
  await serving.close();
  return EXIT.ok;
}

/** A site without an administrator says how to become it, to whoever can read what it prints. */
async function sayFirstLink({ port, context }: Server, io: Io): Promise<void> {
  const path = await firstAdministratorPath(context.storage, context.now());
  if (path !== undefined) io.out(firstAdministratorLines(path, context.config.origin ?? `http://localhost:${port}`));
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

export const command: Command = { help, run };
