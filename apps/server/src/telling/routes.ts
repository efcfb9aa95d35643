// Browsers that want to hear when it is somebody's turn.
import { z } from "zod";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { Refused } from "../refusals.ts";
import { isPushEndpoint } from "./push.ts";
import { isBrowserKeys } from "./push-keys.ts";

const subscription = z.strictObject({
  endpoint: z.url().max(1_000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

export function tellingRoutes(add: AddRoute): void {
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
  const { house, body } = call;
  if (!isPushEndpoint(body.endpoint, house.config)) throw new Refused("not-allowed");
  if (!(await isBrowserKeys(body.keys))) throw new Refused("malformed");
  const keys = JSON.stringify(body.keys);
  await house.storage.addSubscription({ endpoint: body.endpoint, person: me.id, keys, created: house.now() });
}

async function unsubscribe(call: Call<{ endpoint: string }>): Promise<void> {
  await call.house.storage.dropSubscription({ endpoint: call.body.endpoint, person: needMe(call).id });
}
