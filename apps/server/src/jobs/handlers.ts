// What falls due at a table: a bot's turn, a clock, a standing order.
import { askBot, ringClock } from "@outrigger/host";
import { noticeJobs } from "../accounts/changing.ts";
import { confirmJobs } from "../accounts/confirming.ts";
import { resetJobs } from "../accounts/resets.ts";
import type { Asker } from "../bots/shares.ts";
import { deskJobs } from "../desk/carry-out.ts";
import { hoursJobs } from "../hours/apply.ts";
import type { House } from "../house.ts";
import { matchingJobs } from "../matching/jobs.ts";
import { FORGET_AFTER, isAttended } from "../presence/presence.ts";
import { type AtTable, tableJob } from "../rooms/duties.ts";
import { tellingJobs } from "../telling/jobs.ts";
import { cleanUp } from "./cleanup.ts";
import type { JobHandler } from "./runner.ts";

export function tableJobs(house: House): Record<string, JobHandler> {
  const handler = (work: (house: House, at: AtTable) => Promise<void>): JobHandler => {
    return (payload) => work(house, payload as AtTable);
  };
  return {
    bot: handler((_, at) => answerByBot(house, "bot", at)),
    consent: handler((_, at) => answerByBot(house, "consent", at)),
    clock: handler(lookAtClock),
    order: handler(fillOrder),
    ...tellingJobs(house),
    ...hoursJobs(house),
    ...resetJobs(house),
    ...confirmJobs(house),
    ...noticeJobs(house),
    ...matchingJobs(house),
    ...deskJobs(house),
    sweep: () => cleanUp(house),
  };
}

async function answerByBot(house: House, kind: "bot" | "consent", at: AtTable): Promise<void> {
  await askBot(house.rooms, at.match, kind, (work) => house.bots.inTurn(askerAt(house, at), work));
}

/** A job of before this was written down names no owner; its table stands for one. */
function askerAt({ rooms, whereabouts, now }: House, { match, owner = match }: AtTable): Asker {
  return {
    network: whereabouts.of(owner),
    owner,
    table: match,
    isAttended: () => {
      const room = rooms.inHand(match);
      return room !== undefined && isAttended(room, now() - FORGET_AFTER);
    },
  };
}

async function lookAtClock({ rooms, jobs, now }: House, { match }: AtTable): Promise<void> {
  await rooms.inRoom(match, async (room) => {
    room.clockDue = undefined;
    const due = await ringClock(rooms, room, now());
    if (due === undefined) return;
    await jobs.set([tableJob("clock", { match }, due)]);
    room.clockDue = due;
  });
}

async function fillOrder(house: House, { match, seat = -1 }: AtTable): Promise<void> {
  await house.rooms.inRoom(match, (room) => house.rooms.take(room, { kind: "order", seat }));
}
