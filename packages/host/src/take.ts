// From an input to what a host has to store of it.
import type { Time } from "@outrigger/kernel";
import { forgetPast, type Hosted, type Outcome } from "./hosted.ts";
import { type Input, recallFor, takeInput } from "./input.ts";
import { type Keepsake, type LuckSource, makeKeepsake } from "./keepsake.ts";
import type { Entry } from "./log.ts";
import { makeSnapshot, needsSnapshot, type Snapshot } from "./snapshot.ts";

/** An input that has been carried out and waits for its commit. */
export interface Taken {
  readonly outcome: Outcome;
  /** Absent where the input was refused: nothing is to be stored. */
  readonly entry?: Entry;
  readonly snapshot?: Snapshot;
  /** Where the match ends with it. */
  readonly kept?: Keepsake;
}

interface Around {
  readonly luck: LuckSource;
  /** A match that has ended is worth more than what is kept of it for later rules. */
  complain(error: unknown): void;
}

export async function take(hosted: Hosted, input: Input, at: Time, around: Around): Promise<Taken> {
  await recallFor(hosted, input);
  const outcome = takeInput(hosted, input, at);
  const { entry } = outcome;
  forgetPast(hosted);
  if (entry === undefined) return { outcome };
  const { match } = hosted;
  const snapshot = needsSnapshot(match, entry) ? { snapshot: makeSnapshot(match) } : {};
  return { outcome, entry, ...snapshot, ...(await keepAtEnd(hosted, entry, around)) };
}

async function keepAtEnd(hosted: Hosted, entry: Entry, { luck, complain }: Around): Promise<{ kept?: Keepsake }> {
  if (hosted.match.data.end === undefined) return {};
  try {
    return { kept: await makeKeepsake(hosted, entry, luck) };
  } catch (error) {
    complain(error);
    return {};
  }
}
