// Addresses that were shown to be somebody's own: a letter goes there, and the link in it says so. Until then nothing but
// links is sent to it, so that nobody makes the site write to others.
import type { PersonRow } from "@outrigger/storage";
import { z } from "zod";
import type { Context } from "../context.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { newToken, tokenHash } from "../ids.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";
import { Refused } from "../refusals.ts";

const MINUTE = 60_000;
/** The letter says so. */
const GOOD_FOR = 7 * 24 * 60 * MINUTE;
/** One letter in so much time, however often it is asked for. */
const ONE_LETTER_IN = 5 * MINUTE;

export function confirmingRoutes(add: AddRoute): void {
  add("POST", "/me/confirm", {
    summary: "Asks once more for the letter that confirms one's address.",
    scope: "session",
    handle: askAgain,
  });
  add("POST", "/confirm", {
    summary: "Confirms an address, by the link in the letter; nobody has to be signed in.",
    scope: "session",
    body: z.strictObject({ token: z.string().max(100) }),
    handle: confirm,
  });
}

/** Nobody waits for the mail server. */
export async function leaveConfirmJob(context: Context, { id }: Pick<PersonRow, "id">): Promise<void> {
  if (context.config.smtp === undefined) return;
  await context.jobs.set([newJob("confirm", id, { person: id }, context.now())]);
}

export function confirmJobs(context: Context): Record<string, JobHandler> {
  return { confirm: (payload) => sendLetter(context, (payload as { readonly person: string }).person) };
}

async function sendLetter({ storage, config, notifier, now }: Context, id: string): Promise<void> {
  const person = await storage.findPerson(id);
  if (person === undefined || person.email === null || person.confirmed !== null) return;
  const token = newToken();
  const hash = tokenHash(token);
  const expires = now() + GOOD_FOR;
  const unlessAfter = expires - ONE_LETTER_IN;
  if (!(await storage.addToken({ hash, person: id, kind: "confirm", expires, unlessAfter }))) return;
  try {
    await notifier.confirmLink(person, `${config.origin ?? ""}/account/confirm/${token}`);
  } catch (error) {
    // The next try would take it for a letter that was sent.
    await storage.dropToken(hash);
    throw error;
  }
}

async function askAgain(call: Call): Promise<void> {
  const me = needMe(call);
  const { context } = call;
  if (me.email === null || me.confirmed !== null) throw new Refused("not-allowed");
  if (!context.limits.allows("account", `confirm ${me.id}`)) throw new Refused("too-many");
  await leaveConfirmJob(context, me);
}

async function confirm({ context, request, body }: Call<{ token: string }>): Promise<void> {
  if (!context.limits.allows("door", request.ip)) throw new Refused("too-many");
  const now = context.now();
  const id = await context.storage.takeToken({ hash: tokenHash(body.token), kind: "confirm", now });
  if (id === undefined) throw new Refused("token-used");
  await context.storage.changePerson({ id, confirmed: now });
  context.storage.bus.announce(`me ${id}`);
}
