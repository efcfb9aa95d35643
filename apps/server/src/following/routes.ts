// Following people: one sees when they are here and what they open, if they allow it. A block on either side ends it.
import type { FollowsShown } from "@outrigger/protocol";
import { followsShown } from "@outrigger/protocol/answers";
import { z } from "zod";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { showTable } from "../lobby/shown.ts";
import { Refused } from "../refusals.ts";
import { whoIsHere } from "./around.ts";

const MOST = { followed: 100, tables: 50 };

export function followRoutes(add: AddRoute): void {
  add("GET", "/follows", {
    summary: "Whom one follows, and what they let one see.",
    scope: "read",
    answer: followsShown,
    handle: list,
  });
  add("PUT", "/follows/:id", { summary: "Follows somebody.", scope: "account", handle: follow });
  add("DELETE", "/follows/:id", { summary: "Does not follow them any more.", scope: "account", handle: unfollow });
  add("PUT", "/me/showing", {
    summary: "Whether those who follow one see when one is here and what one opens.",
    scope: "account",
    body: z.strictObject({ showing: z.boolean() }),
    handle: show,
  });
}

/** Whoever does not allow it looks the same whether they are here or not. */
async function list(call: Call): Promise<FollowsShown> {
  const me = needMe(call);
  const { storage } = call.context;
  const [followed, showing] = await Promise.all([storage.followsOf(me.id), storage.isShowing(me.id)]);
  const shown = followed.filter(({ isShowing }) => isShowing).map(({ id }) => id);
  const [here, tables] = await Promise.all([
    whoIsHere(call.context, shown),
    storage.openedBy({ people: shown, most: MOST.tables }),
  ]);
  const people = followed.map(({ id, name, isShowing }) => ({
    person: id,
    name,
    here: isShowing ? here.has(id) : null,
    tables: tables.filter(({ row }) => row.owner === id).map((table) => showTable(table, me.id)),
  }));
  return { showing, people };
}

/** Whoever has blocked one is not there to be followed. */
async function follow(call: Call): Promise<void> {
  const me = needMe(call);
  const { storage, now } = call.context;
  const other = await storage.findPerson(call.params["id"] ?? "");
  if (other === undefined || other.id === me.id) throw new Refused("not-found");
  if (await storage.isBlockedAmong({ person: me.id, others: [other.id] })) throw new Refused("not-found");
  const follows = { person: me.id, other: other.id, since: now(), most: MOST.followed };
  if (!(await storage.setFollow(follows))) throw new Refused("too-many");
}

async function unfollow(call: Call): Promise<void> {
  await call.context.storage.dropFollow({ person: needMe(call).id, other: call.params["id"] ?? "" });
}

async function show(call: Call<{ showing: boolean }>): Promise<void> {
  await call.context.storage.setShowing({ person: needMe(call).id, isShown: call.body.showing });
}
