// The surroundings of a command, handed in so that tests can stand in for a terminal.
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

export interface Io {
  /** One line, or several, on standard output. */
  out(text: string): void;
  err(text: string): void;
  /** Overwrites one line of standard error. Does nothing where that is no terminal. */
  progress(text: string): void;
  /** Empties the screen and what was scrolled out of it. Does nothing where there is none. */
  clear(): void;
  /** The lines of standard input, as they come. */
  readonly lines: AsyncIterator<string>;
  /** Width of standard output, where it is a terminal. */
  readonly columns: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // `outrigger replay … | head` closes the pipe early; that is no fault.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
  return {
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    progress: (text) => {
      if (stderr.isTTY) stderr.write(`\r\x1b[K${text}`);
    },
    clear: () => {
      if (stdout.isTTY) stdout.write("\x1b[2J\x1b[3J\x1b[H");
    },
    lines: lazyLines(stdin),
    columns: stdout.isTTY ? stdout.columns : undefined,
    env,
  };
}

/** Standard input is opened with the first line asked for, so that other commands need not close it. */
export function lazyLines(input: Readable): AsyncIterator<string> {
  let lines: AsyncIterator<string> | undefined;
  const open = (): AsyncIterator<string> => {
    lines ??= createInterface({ input })[Symbol.asyncIterator]();
    return lines;
  };
  return {
    next: () => open().next(),
    return: async () => (await lines?.return?.()) ?? { done: true, value: undefined },
  };
}
