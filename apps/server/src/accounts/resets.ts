// Links for a new password. The request only leaves a job, the same for every address: how long the answer takes says
// nothing about whether there is such an account.
import type { Context } from "../context.ts";
import { newToken, tokenHash } from "../ids.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";

const MINUTE = 60_000;
/** The letter says so. */
const GOOD_FOR = 120 * MINUTE;
/** One letter in so much time, however often it is asked for; earlier links stay good until one is used. */
const ONE_LETTER_IN = 15 * MINUTE;

export async function leaveResetJob(context: Context, email: string): Promise<void> {
  await context.jobs.set([newJob("reset", tokenHash(email), { email }, context.now())]);
}

export function resetJobs(context: Context): Record<string, JobHandler> {
  return { reset: (payload) => sendReset(context, (payload as { readonly email: string }).email) };
}

async function sendReset(context: Context, email: string): Promise<void> {
  const { storage, config, notifier, now } = context;
  const person = await storage.findPersonByEmail(email);
  if (person === undefined) return;
  const token = newToken();
  const hash = tokenHash(token);
  const expires = now() + GOOD_FOR;
  const unlessAfter = expires - ONE_LETTER_IN;
  if (!(await storage.addToken({ hash, person: person.id, kind: "reset", expires, unlessAfter }))) return;
  try {
    // Never from the request: whoever asks could name a host of their own there.
    await notifier.resetLink(person, `${config.origin ?? ""}/account/reset/${token}`);
  } catch (error) {
    // The next try would take it for a letter that was sent.
    await storage.dropToken(hash);
    throw error;
  }
}
