// One message by HTTP, for programs that have no socket: the same messages, handled by the same hands, with the same answers.
import { type SiteMessage, type SiteNews, siteMessage, VERSION } from "@outrigger/protocol";
import { reply } from "@outrigger/protocol/answers";
import type { z } from "zod";
import { speakerOf } from "../accounts/caller.ts";
import type { Context } from "../context.ts";
import type { AddRoute, Call } from "../http/route.ts";
import { newId } from "../ids.ts";
import { type Connection, refuse, type Speaker } from "../sockets/connections.ts";
import { answer, mayTalk } from "../sockets/handle.ts";

/** As much as a socket takes at once. */
const MOST_BYTES = 64 * 1024;

type Reply = Extract<SiteNews, { readonly kind: z.infer<typeof reply>["kind"] }>;

export function messageRoutes(add: AddRoute): void {
  add("POST", "/messages", {
    summary: "One message as over the socket. To watch is to be shown the table once.",
    // Each kind of message asks for its own.
    scope: "read",
    body: siteMessage,
    most: MOST_BYTES,
    answer: reply,
    handle: take,
  });
}

async function take({ context, request, body }: Call<SiteMessage>): Promise<Reply> {
  const replies = await repliesTo(context, await speakerOf(context, request), body);
  const found = replies.find(isReply);
  if (found === undefined) throw new Error(`nothing was said to ${body.kind}`);
  return found;
}

const KINDS: readonly string[] = ["accepted", "refused", "refusals", "previews", "shown"] satisfies Reply["kind"][];
const isReply = (news: unknown): news is Reply => KINDS.includes((news as Reply).kind);

async function repliesTo(context: Context, speaker: Speaker, message: SiteMessage): Promise<SiteNews[]> {
  const said: SiteNews[] = [];
  const connection = briefly(speaker, said);
  if (mayTalk(context, connection)) await answer(context, connection, message);
  else refuse(connection, message.id, "too-many");
  return said;
}

function briefly(speaker: Speaker, said: SiteNews[]): Connection {
  return {
    speaker,
    version: VERSION,
    counted: speaker.person ?? newId(),
    isBrief: true,
    watching: new Set(),
    unread: 0,
    send: (message) => void said.push(message),
    sendText: (text) => void said.push(JSON.parse(text) as SiteNews),
    close: () => {},
  };
}
