// The attacks, one after the other, each on a server of its own on this machine's loopback, while others only play.
import { join } from "node:path";
import { fastBelow } from "@outrigger/kernel/play";
import { cheatEverywhere } from "./cheats.ts";
import { setClock } from "./clock.ts";
import { fillDisk } from "./disk.ts";
import { bombSockets, floodLists, floodPackedLists, forgeAddresses, readNothing, starveBots } from "./floods.ts";
import { type Attack, type Attacked, inFolder, startAttacked } from "./ground.ts";
import { handOverAnything } from "./handovers.ts";
import { playBot, playPair } from "./honest.ts";
import { dodgeByHours } from "./hours.ts";
import { writeFromElsewhere } from "./origins.ts";
import { outstayWelcome } from "./suspended.ts";
import { floodTickets } from "./tickets.ts";
import { stealTokens } from "./tokens.ts";
import { sendHostileFiles } from "./uploads.ts";
import { at, rest, Visitor } from "./visitor.ts";

export interface AttackFigures {
  readonly name: string;
  /** What the attack came to. */
  readonly said: string;
  /** What should not have happened. */
  readonly problems: readonly string[];
  /** Whom the attack would hurt. */
  readonly victim: Victim;
  /** Of what an honest player waits for. */
  readonly samples: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly residentMb: number;
  readonly isHeld: boolean;
}

/** Who plays an easy bot, or two who play each other. */
type Victim = "bot" | "pair";

interface Scene {
  readonly name: string;
  readonly attack: Attack;
  readonly victim: Victim;
  /** Where every answer counts, not how many there are, nobody is told that it is too many. */
  readonly limitFactor: number;
}

const flood = (name: string, attack: Attack, victim: Victim = "pair"): Scene => ({
  name,
  attack,
  victim,
  limitFactor: 1,
});
const trial = (name: string, attack: Attack): Scene => ({ name, attack, victim: "pair", limitFactor: 10_000 });

const SCENES: readonly Scene[] = [
  flood("starving bots", starveBots, "bot"),
  flood("forged addresses", forgeAddresses),
  flood("socket bombs", bombSockets),
  flood("reading nothing", readNothing),
  flood("flooded lists", floodLists),
  flood("flooded lists of packs", floodPackedLists),
  flood("tickets without end", floodTickets),
  trial("records handed over", handOverAnything),
  trial("hours and holidays without end", dodgeByHours),
  trial("cheating in every field", cheatEverywhere),
  trial("writing from elsewhere", writeFromElsewhere),
  trial("tokens in the wrong hands", stealTokens),
  trial("suspended people", outstayWelcome),
  trial("hostile packs and records", sendHostileFiles),
  trial("jumps of the clock", setClock),
  trial("a full disk", fillDisk),
];

export const SCENE_NAMES: readonly string[] = SCENES.map(({ name }) => name);

/** Milliseconds and megabytes an honest player and the machine are promised. */
export const MOST = { botP95: 3_000, moveP99: 500, residentMb: 1_000 } as const;

export interface AttackPlan {
  /** Of each attack. */
  readonly seconds: number;
  readonly seed: number;
  /** Of things to be tried one by one, every so many-th is; all when absent. */
  readonly stride?: number;
  /** All when absent. */
  readonly only?: readonly string[];
}

export async function runAttacks(plan: AttackPlan, tell: (figures: AttackFigures) => void): Promise<AttackFigures[]> {
  const all: AttackFigures[] = [];
  for (const scene of SCENES) {
    if (plan.only?.includes(scene.name) === false) continue;
    const figures = await inFolder((data) => inScene(scene, plan, data));
    all.push(figures);
    tell(figures);
  }
  return all;
}

async function inScene(scene: Scene, plan: AttackPlan, data: string): Promise<AttackFigures> {
  const server = await startAttacked({ data, limitFactor: scene.limitFactor });
  try {
    return await underAttack(scene, plan, server, join(data, "outrigger.db"));
  } finally {
    await server.kill();
  }
}

async function underAttack(
  { name, attack, victim }: Scene,
  plan: AttackPlan,
  server: Attacked,
  file: string,
): Promise<AttackFigures> {
  const { port } = server;
  const honest = [new Visitor(port, "198.51.100.1"), new Visitor(port, "198.51.100.2")] as const;
  for (const [number, player] of honest.entries()) await player.comeIn(`honest ${number}`);
  let isTimeUp = false;
  let isAttacked = true;
  const isOver = (): boolean => isTimeUp && !isAttacked;
  const ground = { server, port, file, below: fastBelow(plan.seed), stride: plan.stride ?? 1, isOver: () => isTimeUp };
  const attacking = attack(ground).finally(() => {
    isAttacked = false;
  });
  const play = { below: fastBelow(plan.seed + 1), isOver };
  const playing = victim === "bot" ? playBot(honest[0], play) : playPair(honest, play);
  let residentMb = 0;
  const watching = (async () => {
    for (let second = 0; second < plan.seconds || isAttacked; second++) {
      await rest(1_000);
      isTimeUp = second + 1 >= plan.seconds;
      residentMb = Math.max(residentMb, await server.residentMb());
    }
  })();
  const [outcome, waits] = await Promise.all([attacking, playing, watching]);
  for (const player of honest) player.disconnect();
  const problems = server.isUp() ? outcome.problems : [...outcome.problems, "the server is down"];
  const [p50, p95, p99] = [at(waits, 0.5), at(waits, 0.95), at(waits, 0.99)];
  const isPrompt = victim === "bot" ? p95 <= MOST.botP95 : p99 <= MOST.moveP99;
  const isHeld = waits.length > 0 && isPrompt && residentMb <= MOST.residentMb && problems.length === 0;
  return { name, said: outcome.said, problems, victim, samples: waits.length, p50, p95, p99, residentMb, isHeld };
}
