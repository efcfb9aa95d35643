// The English texts say which keys there are; a language that lacks one does not compile.
import type { clauses } from "./clauses.en.ts";
import type { messages } from "./en.ts";
import type { table } from "./table.en.ts";

export type MessageKey = keyof typeof messages;
export type ClauseKey = keyof typeof clauses;
export type TableKey = keyof typeof table;
