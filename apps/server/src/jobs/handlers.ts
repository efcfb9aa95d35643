// What falls due at a table: a bot's turn, a clock, a standing order.
import { askBot, ringClock } from "@outrigger/host";
import { noticeJobs } from "../accounts/changing.ts";
import { confirmJobs } from "../accounts/confirming.ts";
import { resetJobs } from "../accounts/resets.ts";
import type { Asker } from "../bots/shares.ts";
import type { Context } from "../context.ts";
import { deskJobs } from "../desk/carry-out.ts";
import { hoursJobs } from "../hours/apply.ts";
import { matchingJobs } from "../matching/jobs.ts";
import { notificationJobs } from "../notifications/jobs.ts";
import { FORGET_AFTER, isAttended } from "../presence/presence.ts";
import { type AtTable, tableJob } from "../rooms/duties.ts";
import { cleanUp } from "./cleanup.ts";
import type { JobHandler } from "./runner.ts";

export function tableJobs(context: Context): Record<string, JobHandler> {
  const handler = (work: (context: Context, at: AtTable) => Promise<void>): JobHandler => {
    return (payload) => work(context, payload as AtTable);
  };
  return {
    bot: handler((_, at) => answerByBot(context, "bot", at)),
    consent: handler((_, at) => answerByBot(context, "consent", at)),
    clock: handler(lookAtClock),
    order: handler(fillOrder),
    ...notificationJobs(context),
    ...hoursJobs(context),
    ...resetJobs(context),
    ...confirmJobs(context),
    ...noticeJobs(context),
    ...matchingJobs(context),
    ...deskJobs(context),
    sweep: () => cleanUp(context),
  };
}

async function answerByBot(context: Context, kind: "bot" | "consent", at: AtTable): Promise<void> {
  await askBot(context.rooms, at.match, kind, (work) => context.bots.inTurn(askerAt(context, at), work));
}

/** A job of before this was written down names no owner; its table stands for one. */
function askerAt({ rooms, networks, now }: Context, { match, owner = match }: AtTable): Asker {
  return {
    network: networks.of(owner),
    owner,
    table: match,
    isAttended: () => {
      const room = rooms.inHand(match);
      return room !== undefined && isAttended(room, now() - FORGET_AFTER);
    },
  };
}

async function lookAtClock({ rooms, jobs, now }: Context, { match }: AtTable): Promise<void> {
  await rooms.inRoom(match, async (room) => {
    room.clockDue = undefined;
    const due = await ringClock(rooms, room, now());
    if (due === undefined) return;
    await jobs.set([tableJob("clock", { match }, due)]);
    room.clockDue = due;
  });
}

async function fillOrder(context: Context, { match, seat = -1 }: AtTable): Promise<void> {
  await context.rooms.inRoom(match, (room) => context.rooms.take(room, { kind: "order", seat }));
}
