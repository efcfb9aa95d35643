// The English texts say which keys there are; a language that lacks one does not compile.
import type { clauses } from "./en/clauses.ts";
import type { messages } from "./en/messages.ts";

export type MessageKey = keyof typeof messages;
export type ClauseKey = keyof typeof clauses;
