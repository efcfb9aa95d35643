// One thread that plays games on: it is sent their numbers.
import { workerData } from "node:worker_threads";
import { serveCrew } from "@outrigger/engines/crew";
import { type Assignment, tableOf } from "../selfplay/table.ts";
import { continueGame } from "./continue.ts";

export interface Continuation extends Assignment {
  readonly continuations: number;
}

const { continuations, ...assignment } = workerData as Continuation;
const table = await tableOf(assignment);
serveCrew<number>((number) => continueGame(table, number, continuations));
