// What falls due at a table: a bot's turn, a clock, a standing order.
import { botQuestion } from "@outrigger/host";
import { botsAsked, clockDeadline, decisionId, runningSegment, type Seat } from "@outrigger/kernel";
import { noticeJobs } from "../accounts/changing.ts";
import { resetJobs } from "../accounts/resets.ts";
import type { Asker } from "../bots/shares.ts";
import type { House } from "../house.ts";
import { newJob, waitingSeats } from "../rooms/duties.ts";
import { HOST, type Input, successorOf } from "../rooms/input.ts";
import { FORGET_AFTER, isAttended } from "../rooms/presence.ts";
import type { Room } from "../rooms/room-data.ts";
import { tell } from "../rooms/rooms.ts";
import { sweepHouse } from "./broom.ts";
import type { JobHandler } from "./runner.ts";
import { tellingJobs } from "./telling.ts";

interface AtTable {
  readonly match: string;
  readonly seat?: Seat;
  /** On whose account bots think. */
  readonly owner?: string;
}

export function tableJobs(house: House): Record<string, JobHandler> {
  const handler = (work: (house: House, at: AtTable) => Promise<void>): JobHandler => {
    return (payload) => work(house, payload as AtTable);
  };
  return {
    bot: handler(playBots),
    consent: handler(askBots),
    clock: handler(ringClock),
    order: handler(fillOrder),
    ...tellingJobs(house),
    ...resetJobs(house),
    ...noticeJobs(house),
    sweep: () => sweepHouse(house),
  };
}

async function take(house: House, room: Room, input: Input): Promise<boolean> {
  const outcome = await house.rooms.take(room, input);
  tell(room, outcome);
  return outcome.changed;
}

/** An end is proposed: the bots answer one after another, until one declines. */
async function askBots(house: House, at: AtTable): Promise<void> {
  const { match: id } = at;
  const answer = await house.bots.inTurn(askerAt(house, at), async (think) => {
    const question = await house.rooms.inRoom(id, ({ hosted }) => {
      const [seat] = botsAsked(hosted.match);
      return seat === undefined ? undefined : botQuestion(hosted, seat);
    });
    return question && { seat: question.seat, yes: (await think({ ...question, asks: "end" })).agrees === true };
  });
  if (answer === undefined) return;
  const { seat, yes } = answer;
  await house.rooms.inRoom(id, async (room) => {
    if (!botsAsked(room.hosted.match).includes(seat)) return;
    const message = { kind: "consent", id: HOST, match: id, seat, request: "agreedEnd", yes } as const;
    await take(house, room, { kind: "seat", message });
  });
}

/** The bot thinks beside the line and moves in it; if something else came in between, its thought is dropped. */
async function playBots(house: House, at: AtTable): Promise<void> {
  const { match: id } = at;
  const answer = await house.bots.inTurn(askerAt(house, at), async (think) => {
    const task = await house.rooms.inRoom(id, ({ hosted }) => {
      const { match } = hosted;
      const seat = waitingSeats(match).find((each) => match.data.seats[each]?.kind === "bot");
      return seat === undefined ? undefined : { ...botQuestion(hosted, seat), base: decisionId(match, seat) };
    });
    if (task === undefined) return undefined;
    const { base, ...question } = task;
    return { seat: task.seat, base, moves: (await think({ ...question, asks: "moves" })).moves };
  });
  if (answer === undefined) return;
  const { seat, base, moves } = answer;
  await house.rooms.inRoom(id, async (room) => {
    if (room.hosted.match.data.seats[seat]?.kind !== "bot" || decisionId(room.hosted.match, seat) !== base) return;
    const list = moves.map((move) => [...move] as [string, ...(string | number)[]]);
    await take(house, room, {
      kind: "seat",
      message: { kind: "move", id: HOST, match: id, seat, base, moves: list },
    });
  });
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

/** So many decisions in a row left to the clock, and a bot finishes the game; the person may take the seat back. */
const GONE_AFTER = 3;

async function ringClock(house: House, { match: id }: AtTable): Promise<void> {
  await house.rooms.inRoom(id, async (room) => {
    room.clockDue = undefined;
    const { match } = room.hosted;
    const { clock, end, paused } = match.data;
    if (clock === undefined || end !== undefined || paused) return;
    const due = clockDeadline(clock);
    if (due === undefined) return;
    if (due.at > house.now()) return putClockOff(house, room, due.at);
    await take(house, room, { kind: "time", seat: due.seat });
    if (isGone(room, due.seat) && match.data.seats[due.seat]?.kind === "person")
      await take(house, room, { kind: "occupy", seat: due.seat, occupant: successorOf(room.hosted, due.seat) });
  });
}

async function putClockOff(house: House, room: Room, due: number): Promise<void> {
  await house.storage.setJobs([newJob("clock", room.hosted.id, due)]);
  room.clockDue = due;
  house.jobs.poke(due);
}

function isGone({ hosted }: Room, seat: Seat): boolean {
  const own = runningSegment(hosted.match.data).steps.filter((step) => step.seat === seat && step.draft !== true);
  return own.length >= GONE_AFTER && own.slice(-GONE_AFTER).every(({ by }) => by === "time");
}

async function fillOrder(house: House, { match, seat = -1 }: AtTable): Promise<void> {
  await house.rooms.inRoom(match, (room) => take(house, room, { kind: "order", seat }));
}
