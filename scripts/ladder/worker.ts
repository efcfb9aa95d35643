// One thread of the ladder: plays the games it is sent, one after the other.
import { parentPort, workerData } from "node:worker_threads";
import { loadGuide } from "@outrigger/bots";
import { findGame } from "@outrigger/games";
import { type Bout, playBout } from "./bout.ts";

const entry = await findGame(workerData as string);
if (entry === undefined || parentPort === null) throw new Error(`no game ${workerData}`);
const { rules } = await entry.rules();
// With its network, where there is one: a trial may ask any level to judge by it.
const guide = await loadGuide(entry, "learned");
const port = parentPort;

/** Processor time of this thread, so that other work on the machine does not count as thinking. */
function clock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

port.on("message", (bout: Bout) => port.postMessage(playBout(rules, guide, bout, clock)));
