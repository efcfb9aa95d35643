// One thread of the ladder: plays the games it is sent, one after the other.
import { workerData } from "node:worker_threads";
import type { Contender } from "@outrigger/bots";
import { Engine } from "@outrigger/engines";
import { serveCrew } from "@outrigger/engines/crew";
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

serveCrew<Bout>(
  (bout) => playBout(rules, guide, bout, clock, { other, engine: engineOf }),
  () => {
    for (const engine of engines.values()) engine.close();
  },
);
