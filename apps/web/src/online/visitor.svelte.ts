// Who sits at this browser, as far as the server knows.
import type { BotRule, Me, SiteFacts } from "@outrigger/protocol";
import { settings } from "../lib/settings.svelte.ts";
import { settle, settled } from "./account/settling.ts";
import { ask, type ProblemCode, SiteProblem } from "./connection/api.ts";
import { line } from "./connection/line.svelte.ts";

let facts = $state.raw<SiteFacts | undefined>();
let asking: Promise<void> | undefined;
let successions = $state(0);

export const visitor = {
  get me(): Me | undefined {
    return facts?.me ?? undefined;
  },
  /** The server has said who we are, or that it does not know. */
  get isKnown(): boolean {
    return facts !== undefined;
  },
  get facts(): SiteFacts | undefined {
    return facts;
  },
  /** Goes up when somebody else sits here. Whoever only gives their name stays, and what they were about to do goes on. */
  get successions(): number {
    return successions;
  },
};

/** Whoever looks after the site has word for us, or we were signed out elsewhere. */
line.overhear((news) => {
  if (news.kind === "stirred" && news.topic === "me")
    void settled()
      .then(askAgain)
      .catch(() => {});
});

/** One has read what one was told. */
export async function putAway(notice: string): Promise<void> {
  await ask("DELETE", `/me/notices/${notice}`);
  await askAgain();
}

/** Asks once; later calls wait for the same answer. */
export function meetServer(): Promise<void> {
  asking ??= askAgain();
  return asking;
}

/** Who we are may have changed without this page doing it. */
export async function askAgain(): Promise<void> {
  const fresh = await ask<SiteFacts>("GET", "/me");
  if (facts !== undefined && facts.me?.id !== fresh.me?.id) successions++;
  facts = fresh;
}

/** The line is put up anew under the new name before anybody speaks over it. */
function nowIs(me: Me | null): void {
  line.renew();
  if (facts === undefined) return;
  if (facts.me !== null && facts.me.id !== me?.id) successions++;
  facts = { ...facts, me };
}

const become = (work: Promise<Me | null>): Promise<void> => settle(work.then(nowIs));

/** The page knows better than the server's code what was wrong with what was typed. */
async function meaning<Value>(code: ProblemCode, meant: ProblemCode, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof SiteProblem && error.code === code ? new SiteProblem(meant) : error;
  }
}

const naming = (work: Promise<Me>) => meaning("malformed", "unreadable-name", work);
const withPresent = <Value>(work: Promise<Value>) => meaning("wrong-password", "wrong-present", work);

/** What lets somebody in where the site is open by invitation: a code, or the link to a table. */
export interface Admission {
  readonly code?: string | undefined;
  readonly table?: { readonly id: string; readonly key: string } | undefined;
}

export async function becomeGuest(name: string, admission: Admission = {}): Promise<void> {
  await meetServer();
  await become(naming(ask<Me>("POST", "/guest", { name, language: settings.language, ...admission })));
  settings.name = visitor.me?.name ?? name;
}

export async function register(email: string, password: string, code?: string): Promise<void> {
  await become(ask<Me>("POST", "/account", { email, password, code }));
}

export async function signIn(email: string, password: string): Promise<void> {
  await become(ask<Me>("POST", "/sign-in", { email, password }));
}

export async function setPassword(token: string, password: string): Promise<void> {
  await become(ask<Me>("POST", "/reset/confirm", { token, password }));
}

export interface CredentialsChange {
  /** The present one. */
  readonly password: string;
  readonly email?: string;
  readonly newPassword?: string;
}

export async function changeCredentials(change: CredentialsChange): Promise<void> {
  await become(withPresent(ask<Me>("POST", "/me/credentials", change)));
}

/** The link a site without an administrator prints makes this account the first. */
export async function claimAdministration(token: string): Promise<void> {
  await become(ask<Me>("POST", "/admin/claim", { token }));
}

export async function rename(name: string): Promise<void> {
  await become(naming(ask<Me>("PATCH", "/me", { name, language: settings.language })));
}

export async function wishRated(rated: boolean): Promise<void> {
  await become(ask<Me>("PATCH", "/me", { rated }));
}

/** The account is a program's, or with null a person's again. */
export async function declareBot(rule: BotRule | null): Promise<void> {
  await become(rule === null ? ask<Me>("DELETE", "/me/bot") : ask<Me>("PUT", "/me/bot", rule));
}

export async function signOut(everywhere: boolean): Promise<void> {
  await become(ask("POST", everywhere ? "/sign-out-everywhere" : "/sign-out").then(() => null));
}

export async function removeAccount(password: string): Promise<void> {
  await become(withPresent(ask("DELETE", "/me", password === "" ? {} : { password })).then(() => null));
}
