// What a command is to the command line.
import type { Io } from "../io.ts";

export interface Command {
  /** What `outrigger NAME --help` prints. */
  readonly help: string;
  /** Returns the exit code. */
  run(args: readonly string[], io: Io): Promise<number>;
}
