// One thread of self-play: plays the games it is sent and answers with their rows.
import { parentPort, workerData } from "node:worker_threads";
import { playForRows } from "./game.ts";
import { type Assignment, tableOf } from "./table.ts";

if (parentPort === null) throw new Error("self-play runs in a thread");
const port = parentPort;
const table = await tableOf(workerData as Assignment);
port.on("message", (number: number) => port.postMessage(playForRows(table, number)));
