// From a command line to an exit code: finds the command, prints help, turns faults into one line each.
import { commands } from "./commands/index.ts";
import { EXIT, Fault, UsageFault } from "./faults.ts";
import type { Io } from "./io.ts";

export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) {
    io.err(overview());
    return EXIT.usage;
  }
  if (name === "--help" || name === "-h" || name === "help") return help(rest[0], io);
  const line = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (line === undefined) return unknown(name, io);
  const { command } = await line.load();
  if (rest.includes("--help") || rest.includes("-h")) return print(command.help, io);
  try {
    return await command.run(rest, io);
  } catch (error) {
    return answerFault(error, name, io);
  }
}

function answerFault(error: unknown, name: string, io: Io): number {
  if (error instanceof UsageFault) {
    for (const text of error.message.split("\n")) io.err(`outrigger ${name}: ${text}`);
    io.err(`outrigger ${name} --help says more.`);
    return EXIT.usage;
  }
  if (!(error instanceof Fault)) throw error;
  for (const text of error.message.split("\n")) io.err(`outrigger ${name}: ${text}`);
  return EXIT.failed;
}

async function help(name: string | undefined, io: Io): Promise<number> {
  if (name === undefined) return print(overview(), io);
  const line = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return line === undefined ? unknown(name, io) : print((await line.load()).command.help, io);
}

function print(text: string, io: Io): number {
  io.out(text);
  return EXIT.ok;
}

function unknown(name: string, io: Io): number {
  io.err(`outrigger: there is no command "${name}"`);
  io.err(overview());
  return EXIT.usage;
}

function overview(): string {
  const names = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`);
  return ["Usage: outrigger COMMAND …", "", ...names, "", "outrigger COMMAND --help says more."].join("\n");
}
