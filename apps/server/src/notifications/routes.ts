// How people want to be told: browsers that want to hear, kinds of news, quiet hours, and the end of letters.
import type { Telling } from "@outrigger/protocol";
import { forToldKinds, telling } from "@outrigger/protocol/answers";
import { z } from "zod";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { Refused } from "../refusals.ts";
import { isPushEndpoint } from "./push.ts";
import { isBrowserKeys } from "./push-keys.ts";
import { isZone, tellingOf } from "./wishes.ts";

const subscription = z.strictObject({
  endpoint: z.url().max(1_000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

/** Whoever says nothing of badges has them. */
const toldBy = z.strictObject({ push: z.boolean(), mail: z.boolean(), badge: z.boolean().default(true) });
const minute = z.int().min(0).max(1_439);
const wishes = z.strictObject({
  kinds: z.strictObject({
    ...forToldKinds(toldBy),
    invited: toldBy.default({ push: true, mail: true, badge: true }),
  }),
  quiet: z.strictObject({ from: minute, to: minute, zone: z.string().max(60).refine(isZone) }).nullable(),
});

export function notificationRoutes(add: AddRoute): void {
  add("GET", "/me/telling", {
    summary: "What one is told, by which ways, and when not.",
    scope: "account",
    answer: telling,
    handle: async (call) => tellingOf(needMe(call)),
  });
  add("PUT", "/me/telling", {
    summary: "Changes what one is told, by which ways, and when not.",
    scope: "account",
    body: wishes,
    answer: telling,
    handle: change,
  });
  add("POST", "/unsubscribe", {
    summary: "No more letters of the kind that a link in one of them is for; nobody has to sign in for it.",
    scope: "session",
    body: z.strictObject({ token: z.string().max(200) }),
    handle: unsubscribeByLink,
  });
  add("POST", "/push", {
    summary: "This browser wants to be told when it is one's turn.",
    scope: "session",
    body: subscription,
    handle: subscribe,
  });
  add("DELETE", "/push", {
    summary: "This browser does not want to be told any more.",
    scope: "session",
    body: z.strictObject({ endpoint: z.string().max(1_000) }),
    handle: unsubscribe,
  });
}

async function subscribe(call: Call<z.infer<typeof subscription>>): Promise<void> {
  const me = needMe(call);
  const { context, body } = call;
  if (!isPushEndpoint(body.endpoint, context.config)) throw new Refused("not-allowed");
  if (!(await isBrowserKeys(body.keys))) throw new Refused("malformed");
  const keys = JSON.stringify(body.keys);
  await context.storage.addSubscription({ endpoint: body.endpoint, person: me.id, keys, created: context.now() });
}

async function unsubscribe(call: Call<{ endpoint: string }>): Promise<void> {
  await call.context.storage.dropSubscription({ endpoint: call.body.endpoint, person: needMe(call).id });
}

async function change(call: Call<Telling>): Promise<Telling> {
  const { id } = needMe(call);
  await call.context.storage.changePerson({ id, telling: JSON.stringify(call.body) });
  return call.body;
}

async function unsubscribeByLink(call: Call<{ token: string }>): Promise<void> {
  const { limits, notifier } = call.context;
  if (!limits.allows("door", call.request.ip)) throw new Refused("too-many");
  if (!(await notifier.unsubscribe(call.body.token))) throw new Refused("token-used");
}
