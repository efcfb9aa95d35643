// How the site is, for hosts: what is in use, what waits, what went wrong. From the figures this node counts anyway and from
// what all nodes share; nothing of it is a secret.
import { z } from "zod";
import { needAdmin } from "../accounts/administration.ts";
import type { Context } from "../context.ts";
import type { AddRoute, Call } from "../http/route.ts";
import { Refused } from "../refusals.ts";

const number = z.number();
const health = z.object({
  at: number,
  /** What all nodes share. */
  site: z.object({
    database: z.enum(["sqlite", "postgres"]),
    step: z.string(),
    bytes: number,
    open: number,
    playing: number,
    over: number,
    accounts: number,
    guests: number,
    /** Work that waits, and for how long the oldest of it is late, in milliseconds. */
    jobs: number,
    late: number,
    /** When a backup was last written by the command; null where none was. */
    backup: number.nullable(),
  }),
  /** This one. */
  node: z.object({
    node: z.string(),
    program: z.string(),
    up: number,
    megabytes: number,
    lines: number,
    watched: number,
    botsWaiting: number,
    /** Since it was started. */
    messages: number,
    slow: number,
    failed: number,
    givenUp: number,
  }),
});
type Health = z.infer<typeof health>;

export function healthRoutesForHosts(add: AddRoute): void {
  add("GET", "/admin/health", {
    summary: "How the site is: what is in use, what waits, what went wrong.",
    scope: "session",
    answer: health,
    handle: look,
  });
}

async function look(call: Call): Promise<Health> {
  needAdmin(call);
  const { context } = call;
  if (!context.limits.allows("desk", `health ${call.me?.id}`)) throw new Refused("too-many");
  return { at: context.now(), site: await siteNow(context), node: await nodeNow(context) };
}

async function siteNow({ storage, config, now }: Context): Promise<Health["site"]> {
  const { oldest, backup, ...counts } = await storage.siteFigures(now());
  const database = config.databaseUrl === undefined ? "sqlite" : "postgres";
  return { ...counts, database, late: oldest === null ? 0 : Math.max(0, now() - oldest), backup };
}

const MEGABYTE = 1_000_000;
/** Answers that took longer are slow, in seconds. */
const SLOW = 0.2;

async function nodeNow(context: Context): Promise<Health["node"]> {
  const { metrics, connections, rooms, bots, node } = context;
  const { messages, slow } = await answered(context);
  const failed = (await metrics.refused.get()).values.find(({ labels }) => labels.code === "failed")?.value ?? 0;
  const givenUp = (await metrics.givenUp.get()).values.reduce((sum, { value }) => sum + value, 0);
  return {
    ...{ node, program: process.version, up: Math.round(process.uptime() * 1_000) },
    megabytes: Math.round(process.memoryUsage.rss() / MEGABYTE),
    ...{ lines: connections.size, watched: rooms.watched().length, botsWaiting: bots.waiting },
    ...{ messages, slow, failed, givenUp },
  };
}

async function answered({ metrics }: Context): Promise<{ messages: number; slow: number }> {
  const { values } = await metrics.answered.get();
  const sum = (of: typeof values): number => of.reduce((total, { value }) => total + value, 0);
  const messages = sum(values.filter(({ metricName }) => metricName === "outrigger_message_seconds_count"));
  return { messages, slow: messages - sum(values.filter(({ labels }) => "le" in labels && labels.le === SLOW)) };
}
