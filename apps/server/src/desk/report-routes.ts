// Reports, with what whoever looks after the site has to know about them; they close them with a note on what was done.
import { z } from "zod";
import { needAdmin } from "../accounts/administration.ts";
import { type AddRoute, type Call, needMe } from "../http/route.ts";
import { Refused } from "../refusals.ts";

const MOST_NOTE = 1_000;
const MOST_LISTED = 200;

const [text, at] = [z.string(), z.number()];
const report = z.object({
  id: text,
  match: text,
  number: z.int(),
  reporter: text,
  reporterName: text.nullable(),
  text,
  at,
  speaker: text.nullable(),
  speakerName: text.nullable(),
  line: text.nullable(),
  around: z.array(z.object({ number: z.int(), person: text, name: text, text })),
  table: z.object({ id: text, game: text, name: text, status: z.enum(["open", "playing", "over"]) }).nullable(),
  earlier: z.array(z.object({ id: text, at, text, note: text.nullable() })),
  closed: at.nullable(),
  closer: text.nullable(),
  note: text.nullable(),
});

export function reportRoutes(add: AddRoute): void {
  add("GET", "/admin/reports", {
    summary: "Reports: the lines around, the table, who reported, earlier reports about the same person.",
    scope: "session",
    answer: z.array(report),
    handle: list,
  });
  add("POST", "/admin/reports/:id/close", {
    summary: "Closes a report, with a note on what was done.",
    scope: "session",
    body: z.strictObject({ note: z.string().trim().min(1).max(MOST_NOTE) }),
    handle: close,
  });
}

async function list(call: Call): Promise<z.infer<typeof report>[]> {
  needAdmin(call);
  return call.context.storage.reports(MOST_LISTED);
}

async function close(call: Call<{ note: string }>): Promise<void> {
  needAdmin(call);
  const { id: closer } = needMe(call);
  const { storage, now } = call.context;
  const { note } = call.body;
  const id = call.params["id"] ?? "";
  if (!(await storage.closeReport({ id, closer, note, at: now() }))) throw new Refused("not-found");
}
