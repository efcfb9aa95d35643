// The same game three times: on the kernel, on boardgame.io, and in a bare loop.
import { loadRules } from "@outrigger/games";
import { bareConnectFour } from "./connect-four-bare.ts";
import { peerConnectFour } from "./connect-four-boardgame-io.ts";
import { type Bench, compareRates, type Figure, type Work } from "./measure.ts";
import { randomGames } from "./playouts.ts";

/** A single playout is too short for the clock. */
const BATCH = 50;

function batched(work: Work): Work {
  return () => {
    for (let made = 0; made < BATCH; made++) work();
    return BATCH;
  };
}

export const connectFourBench: Bench = {
  id: "connect-four",
  title: "Connect four, random playouts: the kernel, boardgame.io and a bare loop",
  async run(effort) {
    const game = await loadRules("connect-four");
    const contenders = [batched(randomGames(game, 2)), peerConnectFour(1), batched(bareConnectFour(1))];
    const [kernel, peer, bare] = compareRates(effort, contenders);
    if (kernel === undefined || peer === undefined || bare === undefined) throw new Error("a contender is missing");
    const figures: Figure[] = [
      { name: "kernel", value: kernel.units, unit: "playouts/s" },
      { name: "boardgame.io", value: peer.pieces, unit: "playouts/s" },
      { name: "bare loop", value: bare.units, unit: "playouts/s" },
      { name: "kernel / boardgame.io", value: kernel.units / peer.pieces, unit: "times" },
      { name: "kernel / bare loop", value: kernel.units / bare.units, unit: "times" },
    ];
    return figures;
  },
};
