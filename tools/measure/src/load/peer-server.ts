// boardgame.io's own server with connect four, in a process of its own. Its first line says the port.
import { createRequire } from "node:module";
import type { AddressInfo, Server as NetServer } from "node:net";
import { answerUsage } from "@outrigger/server/testing";
import { game } from "../bench/connect-four-boardgame-io.ts";

/** The part of boardgame.io's server that is used. */
interface PeerModule {
  Server(setup: { games: object[]; origins: string[] }): { run(port: number): Promise<{ appServer: NetServer }> };
}

const { Server } = createRequire(import.meta.url)("boardgame.io/server") as PeerModule;
// It tells on standard output what it does; the port comes first and alone.
console.log = () => {};
const { appServer } = await Server({ games: [game], origins: [] }).run(0);
process.stdout.write(`${(appServer.address() as AddressInfo).port}\n`);
answerUsage();
