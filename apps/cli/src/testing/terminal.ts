// A terminal for tests: lines go in, everything said comes out.
import { Readable } from "node:stream";
import { type Io, lazyLines } from "../io.ts";
import { run } from "../run.ts";

export interface Session {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line with this input and waits for its end. */
export async function outrigger(
  args: readonly string[],
  input: readonly string[] = [],
  env: Io["env"] = {},
): Promise<Session> {
  const said = { out: [] as string[], err: [] as string[] };
  const io: Io = {
    out: (text) => void said.out.push(text),
    err: (text) => void said.err.push(text),
    progress: () => {},
    lines: lazyLines(Readable.from(input.map((line) => `${line}\n`))),
    columns: undefined,
    env,
  };
  const code = await run(args, io);
  return { code, out: said.out.join("\n"), err: said.err.join("\n") };
}
