// For administrators: looking people up, acting about them and about tables, and the list of what was done.
import { deskAct } from "@outrigger/protocol/answers";
import type { ActShown } from "@outrigger/storage";
import { z } from "zod";
import { needAdmin } from "../accounts/administration.ts";
import { personName } from "../accounts/names.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { Refused } from "../refusals.ts";
import { actOnPerson, closeTable, undo } from "./acts.ts";

const MOST_REASON = 500;
const MOST_LISTED = 200;
/** Beyond it a date could not be written. */
const LATEST = 8_640_000_000_000_000;

const [text, at] = [z.string(), z.number()];
const reason = z.string().trim().min(1).max(MOST_REASON);
const until = z.int().min(0).max(LATEST).nullable();
const wish = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("warn"), reason }),
  z.strictObject({ kind: z.literal("mute"), reason, until }),
  z.strictObject({ kind: z.literal("suspend"), reason, until }),
  z.strictObject({ kind: z.literal("rename"), reason, name: personName }),
]);
type Wish = z.infer<typeof wish>;

const shownAct = z.object({
  id: text,
  at,
  host: text,
  hostName: text.nullable(),
  kind: deskAct,
  person: text.nullable(),
  personName: text.nullable(),
  match: text.nullable(),
  reason: text,
  until: at.nullable(),
  before: text.nullable(),
  undoes: text.nullable(),
  undone: z.boolean(),
});
const shownPerson = z.object({
  id: text,
  name: text,
  email: text.nullable(),
  admin: z.boolean(),
  created: at,
  muted: at.nullable(),
  suspended: at.nullable(),
});
const found = z.object({ people: z.array(shownPerson) });

export function actRoutes(add: AddRoute): void {
  const scope = "session";
  add("GET", "/admin/people", {
    summary: "People by a part of their name, their address or their id.",
    scope,
    query: z.object({ like: z.string().trim().min(1).max(200) }),
    answer: found,
    handle: lookUp,
  });
  add("POST", "/admin/people/:id/acts", {
    summary: "Warns, mutes, suspends or renames somebody, and tells them why.",
    scope,
    body: wish,
    answer: z.object({ act: text }),
    handle: act,
  });
  add("POST", "/admin/tables/:id/close", {
    summary: "Closes a table; a game that runs ends and counts for nobody.",
    scope,
    body: z.strictObject({ reason }),
    handle: close,
  });
  add("GET", "/admin/acts", {
    summary: "What was done, by whom and why, the newest first.",
    scope,
    query: z.object({ person: z.string().max(64).optional() }),
    answer: z.array(shownAct),
    handle: list,
  });
  add("POST", "/admin/acts/:id/undo", {
    summary: "Takes back what was done to somebody, and tells them why.",
    scope,
    body: z.strictObject({ reason }),
    handle: takeBack,
  });
}

/** Who acts, no oftener than people do. */
function needHost(call: Pick<Call, "me" | "context">): { host: string } {
  needAdmin(call);
  const { id: host } = needMe(call);
  if (!call.context.limits.allows("desk", host)) throw new Refused("too-many");
  return { host };
}

const doingIn = ({ storage, jobs, now }: Call["context"]) => ({ storage, poke: jobs.poke.bind(jobs), now });

async function lookUp(call: Call<undefined, { like: string }>): Promise<z.infer<typeof found>> {
  needAdmin(call);
  const { storage, now } = call.context;
  const rows = await storage.findPeople({ like: call.query.like, most: MOST_LISTED });
  const ahead = (time: number | null): number | null => (time !== null && time > now() ? time : null);
  const people = rows.map(({ id, name, email, admin, created, muted, suspended }) => ({
    ...{ id, name, email, created, admin: admin === 1 },
    ...{ muted: ahead(muted), suspended: ahead(suspended) },
  }));
  return { people };
}

async function act(call: Call<Wish>): Promise<{ act: string }> {
  const { host } = needHost(call);
  const { context, body } = call;
  const person = call.params["id"] ?? "";
  const id = await actOnPerson(doingIn(context), { until: null, ...body, host, person });
  context.log.info({ act: body.kind, person, by: host }, "acted about a person");
  return { act: id };
}

async function close(call: Call<{ reason: string }>): Promise<void> {
  const { host } = needHost(call);
  const match = call.params["id"] ?? "";
  await closeTable(doingIn(call.context), { match, host, reason: call.body.reason });
  call.context.log.info({ match, by: host }, "a table was closed");
}

async function list(call: Call<undefined, { person?: string | undefined }>): Promise<z.infer<typeof shownAct>[]> {
  needAdmin(call);
  const { person } = call.query;
  const acts = await call.context.storage.acts({ most: MOST_LISTED, ...(person === undefined ? {} : { person }) });
  return acts.map((each: ActShown) => ({ ...each, undone: each.undone === 1 }));
}

async function takeBack(call: Call<{ reason: string }>): Promise<void> {
  const { host } = needHost(call);
  const undoes = call.params["id"] ?? "";
  await undo(doingIn(call.context), { undoes, host, reason: call.body.reason });
  call.context.log.info({ act: undoes, by: host }, "an act was taken back");
}
