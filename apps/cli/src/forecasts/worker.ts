// One thread that plays games on: it is sent their numbers.
import { parentPort, workerData } from "node:worker_threads";
import { type Assignment, tableOf } from "../selfplay/table.ts";
import { continueGame } from "./continue.ts";

export interface Continuation extends Assignment {
  readonly continuations: number;
}

if (parentPort === null) throw new Error("games are played on in a thread");
const port = parentPort;
const { continuations, ...assignment } = workerData as Continuation;
const table = await tableOf(assignment);
port.on("message", (number: number) => port.postMessage(continueGame(table, number, continuations)));
