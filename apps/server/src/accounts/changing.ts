// Another password or address while one is signed in. The present password is asked for, so that a browser left open is
// not enough; every other session ends; the address that was used until now is told.
import type { Me } from "@outrigger/protocol";
import { me as meAnswer } from "@outrigger/protocol/answers";
import type { PersonRow } from "@outrigger/storage";
import { z } from "zod";
import type { Context } from "../context.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { newId } from "../ids.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";
import { Refused } from "../refusals.ts";
import { leaveConfirmJob } from "./confirming.ts";
import { email as givenEmail, givenPassword, password } from "./credentials.ts";
import { rememberBrowser } from "./devices.ts";
import { meOf } from "./me.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { beginSession, signOutAll } from "./sessions.ts";

const request = z
  .strictObject({ password: givenPassword, email: givenEmail.optional(), newPassword: password.optional() })
  .refine((given) => given.email !== undefined || given.newPassword !== undefined, "nothing is to be changed");
type Request = z.infer<typeof request>;

export function changingRoutes(add: AddRoute): void {
  add("POST", "/me/credentials", {
    summary: "Another password or address.",
    scope: "session",
    body: request,
    answer: meAnswer,
    handle: change,
  });
}

async function change(call: Call<Request>): Promise<Me> {
  const { context, request: asked, reply, body } = call;
  const me = await needOwner(call);
  const email = body.email ?? me.email;
  const fresh = { ...me, email, confirmed: email === me.email ? me.confirmed : null };
  const kept = body.newPassword === undefined ? {} : { password: await hashPassword(body.newPassword) };
  if (!(await context.storage.changePerson({ id: me.id, email, confirmed: fresh.confirmed, ...kept })))
    throw new Refused("email-taken");
  // A link in a letter to the old address, or asked for by somebody else, would open the account again.
  for (const kind of ["reset", "confirm"] as const) await context.storage.dropTokensOf({ person: me.id, kind });
  await signOutAll(context, me.id);
  await beginSession(context, asked, reply, me.id);
  if (fresh.email !== null) rememberBrowser(context, asked, reply, fresh.email);
  await leaveNotices(context, me, body);
  if (email !== me.email) await leaveConfirmJob(context, me);
  return meOf(fresh);
}

async function needOwner(call: Call<Request>): Promise<PersonRow> {
  const me = needMe(call);
  if (me.email === null) throw new Refused("not-allowed");
  if (!call.context.limits.allows("account", `person ${me.id}`)) throw new Refused("too-many");
  if (!(await isPassword(me.password, call.body.password))) throw new Refused("wrong-password");
  return me;
}

interface Notice {
  readonly to: string;
  readonly language: string;
  readonly what: "emailChanged" | "passwordChanged";
}

/** Nobody waits for the mail server; a letter it does not take is tried again. */
async function leaveNotices(context: Context, { email: to, language }: PersonRow, given: Request): Promise<void> {
  if (context.config.smtp === undefined || to === null) return;
  const what: Notice["what"][] = [];
  if (given.email !== undefined && given.email !== to) what.push("emailChanged");
  if (given.newPassword !== undefined) what.push("passwordChanged");
  const notices = what.map((each): Notice => ({ to, language, what: each }));
  await context.jobs.set(notices.map((notice) => newJob("notice", newId(), notice, context.now())));
}

export function noticeJobs(context: Context): Record<string, JobHandler> {
  return {
    notice: (payload) => {
      const { to, language, what } = payload as Notice;
      return context.notifier.notice({ to, language }, what);
    },
  };
}
