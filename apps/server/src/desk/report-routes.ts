// What becomes of reports: whoever looks after the site closes them, with a note on what was done.
import { z } from "zod";
import { needAdmin } from "../accounts/administration.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { Refused } from "../refusals.ts";

const MOST_NOTE = 1_000;

export function reportRoutes(add: AddRoute): void {
  add("POST", "/admin/reports/:id/close", {
    summary: "Closes a report, with a note on what was done.",
    scope: "session",
    body: z.strictObject({ note: z.string().trim().min(1).max(MOST_NOTE) }),
    handle: close,
  });
}

async function close(call: Call<{ note: string }>): Promise<void> {
  needAdmin(call);
  const { id: closer } = needMe(call);
  const { storage, now } = call.house;
  const { note } = call.body;
  const id = call.params["id"] ?? "";
  if (!(await storage.closeReport({ id, closer, note, at: now() }))) throw new Refused("not-found");
}
