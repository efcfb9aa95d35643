// A terminal for tests: lines go in, everything said comes out.
import { Readable } from "node:stream";
import { type Io, lazyLines } from "../io.ts";
import { run } from "../run.ts";

/** Stands where the screen was emptied. */
export const CLEARED = "(cleared)";

export interface Session {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Terminal {
  readonly io: Io;
  readonly out: () => string;
  readonly err: () => string;
}

export function newTerminal(input: readonly string[], env: Io["env"] = {}): Terminal {
  const said = { out: [] as string[], err: [] as string[] };
  const io: Io = {
    out: (text) => void said.out.push(text),
    err: (text) => void said.err.push(text),
    progress: () => {},
    clear: () => void said.out.push(CLEARED),
    lines: lazyLines(Readable.from(input.map((line) => `${line}\n`))),
    columns: undefined,
    env,
  };
  return { io, out: () => said.out.join("\n"), err: () => said.err.join("\n") };
}

/** Runs a command line with this input and waits for its end. */
export async function outrigger(
  args: readonly string[],
  input: readonly string[] = [],
  env: Io["env"] = {},
): Promise<Session> {
  const { io, out, err } = newTerminal(input, env);
  const code = await run(args, io);
  return { code, out: out(), err: err() };
}
