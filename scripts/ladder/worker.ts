// One thread of the ladder: plays the games it is sent, one after the other.
import { parentPort, workerData } from "node:worker_threads";
import { HERE } from "@outrigger/testkit/tree";
import { type Bout, playBout } from "./bout.ts";
import { loadHouse } from "./house.ts";

export interface Post {
  readonly game: string;
  /** The folder of the tree that brings the other bots. */
  readonly against: string | undefined;
}

if (parentPort === null) throw new Error("the ladder plays in threads");
const port = parentPort;
const { game, against } = workerData as Post;
const { rules, guide } = await loadHouse(HERE, game);
const other = against === undefined ? undefined : await loadHouse(against, game);

/** Processor time of this thread, so that other work on the machine does not count as thinking. */
function clock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

port.on("message", (bout: Bout) => port.postMessage(playBout(rules, guide, bout, clock, other)));
