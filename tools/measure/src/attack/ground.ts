// The server under attack, in a process of its own on this machine's loopback, and what every attack is given.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askUsage, NODE } from "@outrigger/server/testing";
import { kill, portSaidBy } from "../child.ts";
import type { Visitor } from "./visitor.ts";

export interface Attacked {
  readonly port: number;
  residentMb(): Promise<number>;
  /** Sets the clock of its machine. */
  jump(by: number): void;
  isUp(): boolean;
  /** Without a word, as when the power fails. */
  kill(): Promise<void>;
}

export interface ServerPlan {
  readonly data: string;
  /** How much more often than people the clients may ask. */
  readonly limitFactor: number;
  /** No file of its may be longer than so many half kilobytes: a disk that fills up, without a disk. */
  readonly blocks?: number;
}

export async function startAttacked({ data, limitFactor, blocks }: ServerPlan): Promise<Attacked> {
  const given = JSON.stringify({ port: 0, data, limitFactor, proxies: 1, logLevel: "fatal" });
  const limit = blocks === undefined ? "" : `ulimit -S -f ${blocks} && `;
  const child = spawn("/bin/sh", ["-c", `${limit}exec "$0" "$@"`, process.execPath, NODE, given], {
    stdio: ["pipe", "pipe", "inherit", "ipc"],
  });
  const port = await portSaidBy(child);
  const isUp = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    port,
    residentMb: async () => (isUp() ? (await askUsage(child)).resident / 1024 / 1024 : 0),
    jump: (by) => void child.send({ jump: by }),
    isUp,
    kill: () => kill(child),
  };
}

/** What an attack is given to work with. */
export interface Ground {
  readonly server: Attacked;
  readonly port: number;
  /** Its database, for whoever runs it. */
  readonly file: string;
  /** Chance from the seed of the run. */
  below(bound: number): number;
  /** Of things to be tried one by one, every so many-th is. */
  readonly stride: number;
  isOver(): boolean;
}

/** What an attack came to. */
interface Outcome {
  readonly said: string;
  /** What should not have happened. */
  readonly problems: readonly string[];
}

export type Attack = (ground: Ground) => Promise<Outcome>;

export const MALLORY = "203.0.113.7";

/** More of them say no more. */
const MOST_PROBLEMS = 10;

export interface Problems {
  readonly list: readonly string[];
  add(problem: string): void;
}

/** Those who come to an attack, and the match it is about. */
export interface Scene<Who extends string> {
  readonly people: Readonly<Record<Who, Visitor>>;
  readonly match: string;
}

/** What is refused changes nothing: all is as it was before, and then those who came leave. */
export function changingNothing<Who extends string>(
  sitDown: (port: number) => Promise<Scene<Who>>,
  look: (scene: Scene<Who>) => Promise<string>,
  attack: (ground: Ground, scene: Scene<Who>, problems: Problems) => Promise<string>,
): Attack {
  return async (ground) => {
    const problems = newProblems();
    const scene = await sitDown(ground.port);
    const before = await look(scene);
    const said = await attack(ground, scene, problems);
    if ((await look(scene)) !== before) problems.add("something was changed by what was refused");
    for (const visitor of Object.values<Visitor>(scene.people)) visitor.disconnect();
    return { said, problems: problems.list };
  };
}

/** Every so many-th, from somewhere on; one at least. */
export function thinned<Item>(items: readonly Item[], { stride, below }: Pick<Ground, "stride" | "below">): Item[] {
  const first = below(Math.min(stride, items.length));
  return items.filter((_, at) => at % stride === first);
}

export function newProblems(): Problems {
  const list: string[] = [];
  const add = (problem: string): void => {
    if (list.length < MOST_PROBLEMS) list.push(problem);
  };
  return { list, add };
}

export async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), "outrigger-attack-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
