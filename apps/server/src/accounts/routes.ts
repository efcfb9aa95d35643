// Guests, accounts, sessions.
import type { Me, SiteFacts } from "@outrigger/protocol";
import { me as meAnswer, siteFacts } from "@outrigger/protocol/answers";
import type { PersonRow } from "@outrigger/storage";
import { LANGUAGES } from "@outrigger/text";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../context.ts";
import { type Admission, admission, admit, entryRule } from "../desk/entry.ts";
import { noticesFor } from "../desk/notice-routes.ts";
import { needUnsuspended, suspensionOf } from "../desk/standing.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { newId, tokenHash } from "../ids.ts";
import { Refused } from "../refusals.ts";
import { leaveConfirmJob } from "./confirming.ts";
import { email, givenPassword, password } from "./credentials.ts";
import { knownBrowser, rememberBrowser } from "./devices.ts";
import { exportOf, forget } from "./leaving.ts";
import { meOf } from "./me.ts";
import { MOST_LETTERS, NAMELESS, parseName, personName } from "./names.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { leaveResetJob } from "./resets.ts";
import { beginSession, endSession, renewSession, signOutAll } from "./sessions.ts";

const language = z.enum(LANGUAGES);

export function accountRoutes(add: AddRoute): void {
  add("GET", "/me", {
    summary: "Who one is, and what the site can do.",
    scope: "read",
    whileSuspended: true,
    answer: siteFacts,
    handle: facts,
  });
  add("PATCH", "/me", {
    summary: "Another name or language, or whether one wants to be rated.",
    scope: "account",
    body: z.strictObject({
      name: personName.optional(),
      language: language.optional(),
      rated: z.boolean().optional(),
    }),
    answer: meAnswer,
    handle: change,
  });
  add("GET", "/me/export", {
    summary: "Everything kept about one, with the records of games that are over.",
    scope: "session",
    whileSuspended: true,
    answer: z.looseObject({
      me: z.unknown(),
      created: z.number(),
      shuns: z.array(z.unknown()),
      games: z.array(z.unknown()),
    }),
    handle: exportMine,
  });
  add("DELETE", "/me", {
    summary: "Leaves for good; bots finish one's games.",
    scope: "session",
    body: z.strictObject({ password: givenPassword.optional() }),
    handle: remove,
  });
  doorRoutes(add);
}

/** Coming in and going out. */
function doorRoutes(add: AddRoute): void {
  const door = { scope: "session", answer: meAnswer } as const;
  const { scope } = door;
  add("POST", "/guest", {
    summary: "Comes in by a name alone.",
    ...door,
    body: z.strictObject({ ...admission, name: personName, language }),
    handle: becomeGuest,
  });
  add("POST", "/account", {
    summary: "Makes an account, of the guest one is or anew.",
    ...door,
    body: z.strictObject({ email, password, name: personName.optional(), code: admission.code }),
    handle: register,
  });
  add("POST", "/sign-in", {
    summary: "Signs in.",
    ...door,
    whileSuspended: true,
    body: z.strictObject({ email, password: givenPassword }),
    handle: signIn,
  });
  add("POST", "/sign-out", {
    summary: "Signs out here.",
    scope,
    handle: ({ context, request, reply }) => endSession(context, request, reply),
  });
  add("POST", "/sign-out-everywhere", { summary: "Signs out wherever one is.", scope, handle: signOutEverywhere });
  add("POST", "/reset", {
    summary: "Asks for a letter that lets one set another password.",
    scope,
    body: z.strictObject({ email }),
    handle: askReset,
  });
  add("POST", "/reset/confirm", {
    summary: "Sets another password, by the link in the letter.",
    ...door,
    body: z.strictObject({ token: z.string().max(100), password }),
    handle: confirmReset,
  });
}

async function facts({ context, me, request, reply }: Call): Promise<SiteFacts> {
  if (me !== undefined) await renewSession(context, request, reply);
  const suspended = await suspensionOf(context, me);
  return {
    me: me === undefined || suspended !== null ? null : meOf(me),
    suspended,
    notices: me === undefined ? [] : await noticesFor(context, me.id),
    pushKey: context.notifier.pushKey,
    mails: context.config.smtp !== undefined,
    entry: await entryRule(context),
  };
}

function newPerson(context: Context, name: string, spoken: string): PersonRow {
  const nothing = { email: null, password: null, admin: 0, quotas: null, telling: null, bot: null } as const;
  const standing = { muted: null, suspended: null, named: null, visitor: null, confirmed: null } as const;
  const wishes = { hours: null, unrated: 0 } as const;
  return { ...nothing, ...standing, ...wishes, id: newId(), name, language: spoken, created: context.now() };
}

/** Whoever gives no name is called as in the address. */
function nameFrom(address: string): string {
  const [local = ""] = address.split("@");
  return parseName(local.slice(0, MOST_LETTERS)) ?? NAMELESS;
}

function needDoor(context: Context, whom: string, kind: "door" | "account" | "guests"): void {
  if (!context.limits.allows(kind, whom)) throw new Refused("too-many");
}

/** Guesses are counted per address and per account; a browser the account was signed in with has its own. */
function needGuess(context: Context, request: FastifyRequest, address: string): void {
  const browser = knownBrowser(context, request, address);
  if (browser === undefined) needDoor(context, request.ip, "door");
  needDoor(context, browser === undefined ? address : `browser ${browser}`, "account");
}

async function becomeGuest(call: Call<{ name: string; language: string } & Admission>): Promise<Me> {
  const { context, request, reply, body, me } = call;
  if (me !== undefined) return meOf(me);
  needDoor(context, request.ip, "guests");
  const person = { ...newPerson(context, body.name, body.language), ...(await admit(context, body)) };
  await context.storage.addPerson(person);
  await beginSession(context, request, reply, person.id);
  return meOf(person);
}

interface MeChange {
  readonly name?: string | undefined;
  readonly language?: string | undefined;
  readonly rated?: boolean | undefined;
}

async function change(call: Call<MeChange>): Promise<Me> {
  const me = needMe(call);
  const { name = me.name, language: spoken = me.language, rated = me.unrated === 0 } = call.body;
  if (me.named === 1 && name !== me.name) throw new Refused("name-kept");
  const changed = { name, language: spoken, unrated: rated ? 0 : 1 };
  await call.context.storage.changePerson({ id: me.id, ...changed });
  return meOf({ ...me, ...changed });
}

interface Registration {
  readonly email: string;
  readonly password: string;
  readonly name?: string | undefined;
  readonly code?: string | undefined;
}

/** A guest becomes an account and stays who they are, games and all; without a session a new account is made. */
async function register(call: Call<Registration>): Promise<Me> {
  const { context, request, reply, body } = call;
  needDoor(context, request.ip, "door");
  if (call.me?.email !== null && call.me !== undefined) throw new Refused("not-allowed");
  const person = call.me ?? newPerson(context, body.name ?? nameFrom(body.email), "en");
  if ((await context.storage.findPersonByEmail(body.email)) !== undefined) throw new Refused("email-taken");
  const isIn = call.me !== undefined && call.me.visitor !== 1;
  const { visitor } = isIn ? call.me : await admit(context, { code: body.code });
  if (call.me === undefined) await context.storage.addPerson(person);
  const account = { id: person.id, email: body.email, visitor, password: await hashPassword(body.password) };
  if (!(await context.storage.changePerson(account))) throw new Refused("email-taken");
  // A new key for a new lock: whoever may have seen the guest's cookie is out.
  await signOutAll(context, person.id);
  await beginSession(context, request, reply, person.id);
  rememberBrowser(context, request, reply, body.email);
  await leaveConfirmJob(context, person);
  const made = await context.storage.findPerson(person.id);
  return meOf(made ?? person);
}

async function signIn({ context, request, reply, body }: Call<{ email: string; password: string }>): Promise<Me> {
  needGuess(context, request, body.email);
  const person = await context.storage.findPersonByEmail(body.email);
  if (!(await isPassword(person?.password, body.password)) || person === undefined) throw new Refused("wrong-password");
  await needUnsuspended(context, person);
  await beginSession(context, request, reply, person.id);
  rememberBrowser(context, request, reply, body.email);
  return meOf(person);
}

async function signOutEverywhere(call: Call): Promise<void> {
  const me = needMe(call);
  await signOutAll(call.context, me.id);
  await endSession(call.context, call.request, call.reply);
}

/** Says the same, after the same work, whether or not there is such an account. */
async function askReset({ context, request, body }: Call<{ email: string }>): Promise<void> {
  needDoor(context, request.ip, "door");
  await leaveResetJob(context, body.email);
}

async function confirmReset(call: Call<{ token: string; password: string }>): Promise<Me> {
  const { context, request, reply, body } = call;
  needDoor(context, request.ip, "door");
  const id = await context.storage.takeToken({ hash: tokenHash(body.token), kind: "reset", now: context.now() });
  const person = id === undefined ? undefined : await context.storage.findPerson(id);
  if (person === undefined) throw new Refused("token-used");
  await needUnsuspended(context, person);
  // The letter with the link has reached them, unless somebody handed it over.
  const confirmed = context.config.smtp === undefined ? person.confirmed : context.now();
  await context.storage.changePerson({ id: person.id, confirmed, password: await hashPassword(body.password) });
  await signOutAll(context, person.id);
  await beginSession(context, request, reply, person.id);
  if (person.email !== null) rememberBrowser(context, request, reply, person.email);
  return meOf(person);
}

async function exportMine(call: Call): Promise<unknown> {
  const me = needMe(call);
  void call.reply.header("content-disposition", 'attachment; filename="outrigger.json"');
  return exportOf(call.context, me);
}

async function remove(call: Call<{ password?: string | undefined }>): Promise<void> {
  const me = needMe(call);
  const { context, request, reply, body } = call;
  if (me.password !== null) {
    needDoor(context, request.ip, "door");
    if (!(await isPassword(me.password, body.password ?? ""))) throw new Refused("wrong-password");
  }
  await forget(context, me.id);
  await endSession(context, request, reply);
}
