// What whoever looks after the site has told one: read with everything else about oneself, and put away when it was read.
import type { Notice } from "@outrigger/protocol";
import type { Context } from "../context.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";

export function noticeRoutes(add: AddRoute): void {
  add("DELETE", "/me/notices/:id", {
    summary: "One has read what one was told.",
    scope: "session",
    handle: putAway,
  });
}

export async function noticesFor({ storage }: Context, id: string): Promise<Notice[]> {
  const rows = await storage.noticesOf(id);
  return rows.map(({ person: _, ...notice }) => notice);
}

async function putAway(call: Call): Promise<void> {
  const { id: person } = needMe(call);
  await call.context.storage.dropNotice({ id: call.params["id"] ?? "", person });
}
