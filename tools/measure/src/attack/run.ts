// The attacks, one after the other, each on a server of its own on this machine's loopback, while others only play.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askUsage, NODE } from "@outrigger/server/testing";
import { type Attack, bombSockets, floodLists, forgeAddresses, readNothing, starveBots } from "./attacks.ts";
import { playBot, playPair } from "./honest.ts";
import { at, rest, Visitor } from "./visitor.ts";

export interface AttackFigures {
  readonly name: string;
  /** What the attack came to. */
  readonly said: string;
  /** Of what an honest player waits for. */
  readonly samples: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly residentMb: number;
  readonly isHeld: boolean;
}

interface Scene {
  readonly name: string;
  readonly attack: Attack;
  /** Whom the attack would hurt: who plays an easy bot, or two who play each other. */
  readonly victim: "bot" | "pair";
}

const SCENES: readonly Scene[] = [
  { name: "starving bots", attack: starveBots, victim: "bot" },
  { name: "forged addresses", attack: forgeAddresses, victim: "pair" },
  { name: "socket bombs", attack: bombSockets, victim: "pair" },
  { name: "reading nothing", attack: readNothing, victim: "pair" },
  { name: "flooded lists", attack: floodLists, victim: "pair" },
];

/** Milliseconds and megabytes an honest player and the machine are promised. */
const MOST = { botP95: 3_000, moveP99: 500, residentMb: 1_000 } as const;

export async function runAttacks(seconds: number, tell: (figures: AttackFigures) => void): Promise<AttackFigures[]> {
  const all: AttackFigures[] = [];
  for (const scene of SCENES) {
    const figures = await inScene(scene, seconds);
    all.push(figures);
    tell(figures);
  }
  return all;
}

async function inScene({ name, attack, victim }: Scene, seconds: number): Promise<AttackFigures> {
  const data = mkdtempSync(join(tmpdir(), "outrigger-attack-"));
  const given = JSON.stringify({ port: 0, data, limitFactor: 1, proxies: 1, logLevel: "fatal" });
  const node = fork(NODE, [given], { stdio: ["pipe", "pipe", "inherit", "ipc"] });
  try {
    const [line] = (await once(node.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
    const port = Number(line.toString().split("\n")[0]);
    const honest = [new Visitor(port, "198.51.100.1"), new Visitor(port, "198.51.100.2")] as const;
    for (const [number, player] of honest.entries()) await player.comeIn(`honest ${number}`);
    let isOver = false;
    let residentMb = 0;
    const attacking = attack(port, () => isOver);
    const playing = victim === "bot" ? playBot(honest[0], () => isOver) : playPair(honest, () => isOver);
    for (let second = 0; second < seconds; second++) {
      await rest(1_000);
      residentMb = Math.max(residentMb, (await askUsage(node)).resident / 1024 / 1024);
    }
    isOver = true;
    const [said, waits] = await Promise.all([attacking, playing]);
    for (const player of honest) player.disconnect();
    const [p50, p95, p99] = [at(waits, 0.5), at(waits, 0.95), at(waits, 0.99)];
    const isPrompt = victim === "bot" ? p95 <= MOST.botP95 : p99 <= MOST.moveP99;
    const isHeld = waits.length > 0 && isPrompt && residentMb <= MOST.residentMb;
    return { name, said, samples: waits.length, p50, p95, p99, residentMb, isHeld };
  } finally {
    node.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
}
