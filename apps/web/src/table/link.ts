// The line to a host. A table cannot tell whether a worker or a server is at the other end.
import type { ClientMessage, HostMessage } from "@outrigger/protocol";

/** A client message before the link has given it its id. */
export type Unsent = ClientMessage extends infer Each ? (Each extends ClientMessage ? Omit<Each, "id"> : never) : never;

/** Answers to one message; pictures and changes come to the listeners. */
export type Reply = Extract<HostMessage, { readonly kind: "accepted" | "refused" | "refusals" }>;
export type News = Extract<HostMessage, { readonly kind: "shown" | "changed" }>;

export interface Link {
  send(message: Unsent): Promise<Reply>;
  /** News of every match watched over this link; returns how to stop listening. */
  listen(hear: (news: News) => void): () => void;
}
