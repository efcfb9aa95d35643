// One thread of the ladder: plays the games it is sent, one after the other.
import { parentPort, workerData } from "node:worker_threads";
import type { Contender } from "@outrigger/bots";
import { Engine } from "@outrigger/engines";
import { END } from "@outrigger/engines/crew";
import { HERE } from "@outrigger/testkit/tree";
import { type Bout, playBout } from "./bout.ts";
import { loadCheckout } from "./checkout.ts";

export interface Post {
  readonly game: string;
  /** The folder of the tree that brings the other bots. */
  readonly against: string | undefined;
  /** For a turn of an engine. */
  readonly engineSeconds: number;
}

if (parentPort === null) throw new Error("the ladder plays in threads");
const port = parentPort;
const { game, against, engineSeconds } = workerData as Post;
const { rules, guide } = await loadCheckout(HERE, game);
const other = against === undefined ? undefined : await loadCheckout(against, game);

/** Processor time of this thread, so that other work on the machine does not count as thinking. */
function clock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** One program a seat, kept from game to game. */
const engines = new Map<string, Engine>();
function engineOf(name: Contender, seat: number): Engine {
  const key = `${seat} ${name}`;
  const engine = engines.get(key) ?? new Engine(name, engineSeconds * 1_000);
  engines.set(key, engine);
  return engine;
}

port.on("message", (order: Bout | typeof END) => {
  if (order !== END) {
    port.postMessage(playBout(rules, guide, order, clock, { other, engine: engineOf }));
    return;
  }
  for (const engine of engines.values()) engine.close();
  port.close();
});
