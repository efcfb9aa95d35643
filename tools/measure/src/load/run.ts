// A load run: a server in its process, clients in theirs, figures from both sides.
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { askUsage, NODE } from "@outrigger/server/testing";
import { kill, portSaidBy } from "../child.ts";
import type { ClientsPlan, Figures, Order } from "./clients.ts";
import { MEGABYTE, type MemoryReport, watchMemory } from "./memory.ts";

export const LOAD_MODES = ["steady", "peak", "idle"] as const;
export type LoadMode = (typeof LOAD_MODES)[number];

export interface LoadPlan {
  readonly modes: readonly LoadMode[];
  readonly seconds: number;
  /** Live matches and moves a second over all of them, in the steady mode. */
  readonly matches: number;
  readonly rate: number;
  /** Matches that play as fast as they can. */
  readonly peakMatches: number;
  readonly idleLines: number;
  /** Seconds until the memory of idle lines is looked at: a server that has become quiet gives some back by itself. */
  readonly settle: number;
  readonly databaseUrl?: string;
  /** The file that runs boardgame.io's server; nothing is compared without it. */
  readonly peer?: string;
  progress(text: string): void;
}

/** Of the steady and the peak mode. */
export interface DrivenReport {
  readonly matches: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly late: number;
  readonly errors: readonly string[];
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  readonly bytesPerMovePerSeat: number;
  readonly cpuMicrosecondsPerMove: number;
  readonly memory: MemoryReport;
}

interface IdleReport {
  readonly lines: number;
  /** With the first few lines, and with all of them. */
  readonly residentMb: readonly [number, number];
  readonly kilobytesPerLine: number;
}

interface ServerReport {
  readonly steady?: DrivenReport;
  readonly peak?: DrivenReport;
  readonly idle?: IdleReport;
}

export interface LoadReport {
  readonly outrigger: ServerReport;
  readonly boardgameIo?: ServerReport;
}

const GAME = "connect-four";
const SEATS = 2;
/** Seconds. The steady mode begins where some of its games end already, so that the matches are of every age. */
const WARM_UP = { steady: 120, peak: 5 } as const;
const peerFile = fileURLToPath(new URL("./peer-server.ts", import.meta.url));
const clientsFile = fileURLToPath(new URL("./clients.ts", import.meta.url));

/** boardgame.io is there only where the tools for development are. */
export function findPeer(): string | undefined {
  try {
    createRequire(import.meta.url).resolve("boardgame.io/server");
    return peerFile;
  } catch {
    return undefined;
  }
}

export async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const report: { outrigger: ServerReport; boardgameIo?: ServerReport } = { outrigger: {} };
  for (const mode of plan.modes) {
    report.outrigger = { ...report.outrigger, ...(await inMode(plan, mode, "outrigger")) };
    if (plan.peer !== undefined)
      report.boardgameIo = { ...report.boardgameIo, ...(await inMode(plan, mode, "boardgame.io")) };
  }
  return report;
}

/** A fresh server and fresh clients for every mode, so that none pays for another. */
async function inMode(plan: LoadPlan, mode: LoadMode, server: ClientsPlan["server"]): Promise<ServerReport> {
  plan.progress(`${server}: ${mode}`);
  const data = mkdtempSync(join(tmpdir(), "outrigger-load-"));
  const { databaseUrl } = plan;
  const given = JSON.stringify({ port: 0, data, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const node = start(server === "outrigger" ? NODE : (plan.peer ?? ""), given, ["--expose-gc"]);
  try {
    const port = await portSaidBy(node);
    const clients = start(clientsFile, JSON.stringify({ server, port, game: GAME } satisfies ClientsPlan), []);
    try {
      return mode === "idle"
        ? { idle: await holdIdle(plan, node, clients) }
        : { [mode]: await drive(plan, mode, node, clients) };
    } finally {
      await kill(clients);
    }
  } finally {
    await kill(node);
    rmSync(data, { recursive: true, force: true });
  }
}

function start(file: string, given: string, execArgv: string[]): ChildProcess {
  return fork(file, [given], { stdio: ["pipe", "pipe", "inherit", "ipc"], execArgv });
}

function tell(clients: ChildProcess, order: Order): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error("the clients' process has ended"));
    clients.once("exit", gone);
    clients.once("message", ({ figures, problem }: { figures: Figures; problem?: string }) => {
      clients.off("exit", gone);
      if (problem === undefined) resolve(figures);
      else reject(new Error(problem));
    });
    clients.send(order);
  });
}

async function drive(plan: LoadPlan, mode: "steady" | "peak", node: ChildProcess, clients: ChildProcess) {
  const matches = mode === "steady" ? plan.matches : plan.peakMatches;
  const order = (seconds: number): Order =>
    mode === "steady" ? { kind: mode, rate: plan.rate, seconds } : { kind: mode, seconds };
  await tell(clients, { kind: "open", matches });
  await tell(clients, order(Math.min(WARM_UP[mode], plan.seconds)));
  const before = await askUsage(node, true);
  const watch = watchMemory(node);
  const figures = await tell(clients, order(plan.seconds));
  const after = await askUsage(node);
  return reportOf(matches, figures, after.cpu - before.cpu, await watch.stop());
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

function reportOf(
  matches: number,
  { seconds, moves, late, errors, median, p99, longest, bytes }: Figures,
  cpu: number,
  memory: MemoryReport,
): DrivenReport {
  return {
    matches,
    seconds: round(seconds),
    moves,
    movesPerSecond: round(moves / seconds),
    late,
    errors,
    medianMs: round(median),
    p99Ms: round(p99),
    longestMs: round(longest),
    bytesPerMovePerSeat: round(bytes / moves / SEATS),
    cpuMicrosecondsPerMove: round(cpu / moves),
    memory,
  };
}

async function holdIdle(plan: LoadPlan, node: ChildProcess, clients: ChildProcess): Promise<IdleReport> {
  const { idleLines, settle } = plan;
  // What every first line brings along is not the price of a line.
  await tell(clients, { kind: "idle", lines: Math.min(50, idleLines) });
  await rest(settle * 1_000);
  const { resident: before } = await askUsage(node);
  await tell(clients, { kind: "idle", lines: idleLines });
  await rest(settle * 1_000);
  const { resident: after } = await askUsage(node);
  const residentMb = [round(before / MEGABYTE), round(after / MEGABYTE)] as const;
  return { lines: idleLines, residentMb, kilobytesPerLine: round((after - before) / 1024 / idleLines) };
}
