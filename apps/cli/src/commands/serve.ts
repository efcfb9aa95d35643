// outrigger serve: the web client on this machine.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { EXIT, Fault, UsageFault } from "../faults.ts";
import { integerFlag, readFlags } from "../flags.ts";
import type { Io } from "../io.ts";
import { serveSite } from "../serve/server.ts";
import { readSite } from "../serve/site.ts";
import type { Command } from "./command.ts";

const help = `Usage: outrigger serve [flags]

Serves the built web client. Matches live in the browsers that play them; the server keeps nothing.

  --port N        8080 when absent; 0 takes any free port
  --address A     the network address to listen on; all of them when absent
  --data DIR      the folder for what a server keeps; this one keeps nothing and leaves it alone`;

const flagSpecs = {
  port: { type: "string" },
  address: { type: "string" },
  data: { type: "string" },
} as const;

const MOST_PORT = 65_535;
const folder = fileURLToPath(new URL("../../../web/dist", import.meta.url));

async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readFlags(args, flagSpecs);
  if (positionals[0] !== undefined) throw new UsageFault(`"${positionals[0]}" is one argument too many`);
  const port = integerFlag("port", values.port, 8080);
  if (port > MOST_PORT) throw new UsageFault(`--port needs a number up to ${MOST_PORT}, not ${port}`);
  if (!existsSync(join(folder, "index.html"))) throw new Fault("the web client is not built; npm start builds it");
  const serving = await listen(port, values.address);
  io.out(`Outrigger is served on http://localhost:${serving.port}`);
  await interrupted();
  await serving.close();
  return EXIT.ok;
}

async function listen(port: number, address: string | undefined) {
  try {
    return await serveSite(readSite(folder), port, address);
  } catch (error) {
    throw new Fault(error instanceof Error ? error.message : String(error));
  }
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

export const command: Command = { help, run };
