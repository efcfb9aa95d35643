// What goes wrong in a command without being a bug: one line for the user, and an exit code.

/** The command line itself is wrong: exit code 2. */
export class UsageFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageFault";
  }
}

/** What was asked for did not work out: exit code 1. */
export class Fault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Fault";
  }
}

/** What the work says went wrong, in one line. */
export async function asFault<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new Fault(error instanceof Error ? error.message : String(error));
  }
}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
