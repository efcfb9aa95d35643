import { parentPort, workerData } from "node:worker_threads";
import { type Shift, workShift } from "./shift.ts";

await workShift(workerData as Shift, (report) => parentPort?.postMessage(report));
