// The clients' own process. It is told what to do over its channel, and answers with figures.
import { type Driven, driveHard, driveSteadily } from "./course.ts";
import { ourTraffic } from "./ours.ts";
import type { Pair } from "./pair.ts";
import { peerTraffic } from "./peer.ts";

export type Order =
  | { readonly kind: "open"; readonly matches: number }
  | { readonly kind: "idle"; readonly lines: number }
  | { readonly kind: "steady"; readonly rate: number; readonly seconds: number }
  | { readonly kind: "peak"; readonly seconds: number };

export type Figures = Omit<Driven, "latencies"> & {
  readonly bytes: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
};

export interface ClientsPlan {
  readonly server: "outrigger" | "boardgame.io";
  readonly port: number;
  readonly game: string;
}

const plan = JSON.parse(process.argv[2] ?? "{}") as ClientsPlan;
const traffic = (plan.server === "outrigger" ? ourTraffic : peerTraffic)(plan.port, plan.game);
let pairs: Pair[] = [];

async function follow(order: Order): Promise<Figures | undefined> {
  switch (order.kind) {
    case "open":
      pairs = await traffic.open(order.matches);
      return undefined;
    case "idle":
      await traffic.idle(order.lines);
      return undefined;
    case "steady":
      return measured(() => driveSteadily(pairs, order.rate, order.seconds));
    case "peak":
      return measured(() => driveHard(pairs, order.seconds));
  }
}

async function measured(drive: () => Promise<Driven>): Promise<Figures> {
  const before = traffic.received();
  const { latencies, ...driven } = await drive();
  const at = (part: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0;
  return { ...driven, bytes: traffic.received() - before, median: at(0.5), p99: at(0.99), longest: at(1) };
}

process.on("message", async (order: Order) => {
  try {
    process.send?.({ figures: await follow(order) });
  } catch (error) {
    process.send?.({ problem: String(error) });
  }
});
process.on("disconnect", () => process.exit(0));
