// How much memory the engine may take beyond what is in use. Its room for what has just been made, the young generation, grows to 128 MB
// while many come at the same time, and by itself is not given back when they have gone quiet: one sweep of the whole heap does that.
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { loopWork } from "./sockets/compression.ts";

const LOOK_EVERY = 5_000;
/** The part of its time the loop may be at work: the heartbeats of some thousand lines take less. */
const QUIET = 0.05;
const MEGABYTE = 1024 * 1024;
/** What is smaller is left to the engine. */
const LEAST_YOUNG = 32 * MEGABYTE;
/** Everything stands still during a sweep, and the longer the more there is: people must not notice. */
const MOST_HEAP = 256 * MEGABYTE;
/** So many looks without a sweep after one that gave nothing back, as there was too much going on still: ten minutes. */
const PAUSE = 120;

/**
 * In percent of what is in use: so much may be made before the engine looks for what is garbage. By itself it lets four times as much
 * come together, because what a match has done lives for as long as the match, which is long for it and short for a site.
 */
const GROWTH = 50;
/** The engine's own choice. To look more often costs a sixth of the moves where the loop has no time to spare. */
const FREELY = 0;
const BUSY = 0.7;
/** So far it must have come down again before what was let grow is bounded: the engine asks for the bound only when it sweeps. */
const CALM = 0.5;

export interface Held {
  /** Bytes taken for the young generation, in use or not. */
  readonly young: number;
  /** Bytes of the heap in use. */
  readonly heap: number;
}

export interface Engine {
  /** The part of its time the loop was at work since it was last asked. */
  busy(): number;
  held(): Held;
  sweep(): void;
  /** How far the heap may grow, in percent of what is in use. */
  letGrow(percent: number): void;
}

/** To be called from time to time. */
export function newSweeper({ busy, held, sweep, letGrow }: Engine): () => void {
  let pause = 0;
  let isUnbounded = false;
  return () => {
    const work = busy();
    letGrow(work < BUSY ? GROWTH : FREELY);
    isUnbounded ||= work >= BUSY;
    const { young, heap } = held();
    const isWorthIt = work < QUIET ? young >= LEAST_YOUNG : isUnbounded && work < CALM;
    if (pause > 0) pause--;
    else if (isWorthIt && heap <= MOST_HEAP) {
      sweep();
      isUnbounded = false;
      if (held().young >= LEAST_YOUNG) pause = PAUSE;
    }
  };
}

function held(): Held {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;
  return { young, heap: getHeapStatistics().used_heap_size };
}

/** A context that is made while the flag is set can sweep; no other gets to see it. */
function sweep(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  setFlagsFromString("--no-expose-gc");
  collect();
}

function letGrow(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

export function thisEngine(): Engine {
  return { busy: loopWork(), held, sweep, letGrow };
}

/**
 * By itself the engine comes to put things among the old from the start, by where they are made, once most of those made there have
 * outlived its sweeps of the young. Under load that is so of nearly all that a move makes, though it is needed for some 60 ms. Among
 * the old it is garbage only to a sweep of the whole heap, and until then keeps all it refers to, which grows old with it.
 */
function startYoung(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
}

/** Returns how to stop. */
export function keepMemorySmall(): () => Promise<void> {
  startYoung();
  letGrow(GROWTH);
  const timer = setInterval(newSweeper(thisEngine()), LOOK_EVERY);
  return async () => clearInterval(timer);
}
