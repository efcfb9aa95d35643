// Every operation of the storage, by name. They are the same on both databases; where they run is not their concern.
import type { Kysely } from "kysely";
import * as matches from "./matches.ts";
import type { Schema } from "./schema.ts";

export const operations = {
  createMatch: matches.createMatch,
  loadMatch: matches.loadMatch,
  appendInputs: matches.appendInputs,
  inputsAfter: matches.inputsAfter,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** Operations that only look; the rest are collected into commits. */
export const READING: ReadonlySet<OperationName> = new Set<OperationName>(["loadMatch", "inputsAfter"]);

type Call<Operation> = Operation extends (db: Kysely<Schema>, given: infer Given) => infer Answer
  ? (given: Given) => Answer
  : never;

/** The storage as the rest of the house sees it. */
export type Storage = { readonly [Name in OperationName]: Call<Operations[Name]> } & {
  close(): Promise<void>;
};
