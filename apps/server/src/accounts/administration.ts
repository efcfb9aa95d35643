// Looking after the site: who does, how the first one is named, and what they see.
import type { Me } from "@outrigger/protocol";
import { me as meAnswer } from "@outrigger/protocol/answers";
import type { Storage } from "@outrigger/storage";
import { z } from "zod";
import { isSuspended } from "../desk/standing.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { newToken, tokenHash } from "../ids.ts";
import { Refused } from "../refusals.ts";
import { email } from "./credentials.ts";
import { meOf } from "./me.ts";

const LINK_HOURS = 24;
const HOUR = 3_600_000;
const MOST_LISTED = 200;

const [text, at] = [z.string(), z.number()];
const adminAnswer = z.object({
  letters: z.array(z.object({ id: text, email: text, subject: text, body: text, at })),
  administrators: z.array(z.object({ id: text, name: text, email: text.nullable() })),
});

export function administrationRoutes(add: AddRoute): void {
  const scope = "session";
  add("GET", "/admin", {
    summary: "For administrators: letters to pass on, who looks after the site.",
    scope,
    answer: adminAnswer,
    handle: adminDesk,
  });
  add("DELETE", "/admin/letters/:id", { summary: "The letter was passed on.", scope, handle: dropLetter });
  add("POST", "/admin/claim", {
    summary: "Becomes the first administrator, by the link the server printed.",
    scope,
    body: z.strictObject({ token: z.string().max(100) }),
    answer: meAnswer,
    handle: claim,
  });
  add("POST", "/admin/administrators", {
    summary: "Names another administrator.",
    scope,
    body: z.strictObject({ email }),
    handle: name,
  });
  add("DELETE", "/admin/administrators/:id", { summary: "Dismisses an administrator.", scope, handle: dismiss });
}

/** The path of a link that makes whoever opens it the administrator; none where there is one. Earlier links are void. */
export async function firstAdministratorPath(storage: Storage, now: number): Promise<string | undefined> {
  if ((await storage.administrators(1)).length > 0) return undefined;
  const token = newToken();
  await storage.dropTokensOf({ person: "", kind: "admin" });
  await storage.addToken({ hash: tokenHash(token), person: "", kind: "admin", expires: now + LINK_HOURS * HOUR });
  return `/account/admin/${token}`;
}

export function needAdmin(call: Pick<Call, "me">): void {
  if (needMe(call).admin !== 1) throw new Refused("not-allowed");
}

async function adminDesk(call: Call): Promise<z.infer<typeof adminAnswer>> {
  needAdmin(call);
  const { storage } = call.context;
  const administrators = await storage.administrators(MOST_LISTED);
  return {
    letters: await storage.letters(MOST_LISTED),
    administrators: administrators.map(({ id, name: called, email: address }) => ({
      id,
      name: called,
      email: address,
    })),
  };
}

async function dropLetter(call: Call): Promise<void> {
  needAdmin(call);
  await call.context.storage.dropLetter(call.params["id"] ?? "");
}

/** Only for an account: a guest would be gone with the browser's cookies. */
async function claim(call: Call<{ token: string }>): Promise<Me> {
  const me = needMe(call);
  const { storage, limits, now } = call.context;
  if (!limits.allows("door", call.request.ip)) throw new Refused("too-many");
  if (me.email === null) throw new Refused("not-allowed");
  const taken = await storage.takeToken({ hash: tokenHash(call.body.token), kind: "admin", now: now() });
  if (taken === undefined) throw new Refused("token-used");
  await storage.nameAdministrator(me.id);
  call.context.log.info({ person: me.id }, "administrator named by link");
  return meOf({ ...me, admin: 1 });
}

async function name(call: Call<{ email: string }>): Promise<void> {
  needAdmin(call);
  const person = await call.context.storage.findPersonByEmail(call.body.email);
  if (person === undefined) throw new Refused("not-found");
  // Nobody looks after the site who may not be here.
  if (isSuspended(person, call.context.now())) throw new Refused("not-allowed");
  await call.context.storage.nameAdministrator(person.id);
  call.context.log.info({ person: person.id, by: call.me?.id }, "administrator named");
}

async function dismiss(call: Call): Promise<void> {
  needAdmin(call);
  const id = call.params["id"] ?? "";
  if (!(await call.context.storage.dismissAdministrator(id))) throw new Refused("last-administrator");
  call.context.log.info({ person: id, by: call.me?.id }, "administrator dismissed");
}
