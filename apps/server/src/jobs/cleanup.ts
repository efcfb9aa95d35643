// Once a day somebody sweeps: one job for all nodes, which puts itself off when it is done.
import { SESSION_LIFE } from "../accounts/sessions.ts";
import type { Context } from "../context.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FORGOTTEN = 30 * DAY;

function nextSweep(due: number) {
  return { id: "sweep", kind: "sweep", due, payload: "{}", lease: 0, attempts: 0 };
}

/** After a start it waits a little: there is more important work. */
export async function planCleanup({ storage, now }: Context): Promise<void> {
  await storage.setJobs([nextSweep(now() + HOUR)]);
}

export async function cleanUp({ storage, log, now }: Context): Promise<void> {
  const before = now() - FORGOTTEN;
  const idleBefore = before + SESSION_LIFE;
  const swept = await storage.sweep({ now: now(), tablesBefore: before, lettersBefore: before, idleBefore });
  log.info(swept, "swept");
  await storage.setJobs([nextSweep(now() + DAY)]);
}
