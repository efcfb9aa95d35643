// Telling somebody that it is their turn. Each letter and each browser is a job of its own: one that cannot be reached is
// tried again without the others hearing everything twice.
import { waitingSeats } from "@outrigger/host";
import type { JobRow } from "@outrigger/storage";
import type { House } from "../house.ts";
import { tokenHash } from "../ids.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";
import { FORGET_AFTER, isPresent } from "../presence/presence.ts";
import type { Turn } from "./teller.ts";

interface AtSeat {
  readonly match: string;
  readonly seat: number;
}

type ToBrowser = AtSeat & {
  readonly endpoint: string;
  /** How often it was tried in vain. */
  readonly tries: number;
};

/** How long other nodes have to say that the person is at the table over them. */
const ASK_AROUND = 300;
const MINUTE = 60_000;
/** After a minute, two, four … : for about two hours. */
const MOST_TRIES = 7;

export function tellingJobs(house: House): Record<string, JobHandler> {
  return {
    tell: (payload) => tellPerson(house, payload as AtSeat),
    mail: (payload) => mailPerson(house, payload as AtSeat),
    push: (payload) => pushPerson(house, payload as ToBrowser),
  };
}

async function tellPerson(house: House, { match, seat }: AtSeat): Promise<void> {
  const asked = house.now();
  await house.rooms.inRoom(match, () => house.storage.bus.announce(`who ${match}`, match));
  await new Promise((resolve) => setTimeout(resolve, ASK_AROUND));
  const turn = await turnOf(house, { match, seat }, asked);
  if (turn === undefined) return;
  const { mail, endpoints } = await house.teller.waysTo(turn);
  const due = house.now();
  const jobs = endpoints.map((endpoint) => pushJob({ match, seat, endpoint, tries: 0 }, due));
  if (mail) jobs.push(newJob("mail", `${match} ${seat}`, { match, seat }, due));
  await house.jobs.set(jobs);
}

async function mailPerson(house: House, at: AtSeat): Promise<void> {
  const turn = await turnOf(house, at, house.now() - FORGET_AFTER);
  if (turn !== undefined) await house.teller.mailTurn(turn);
}

async function pushPerson(house: House, to: ToBrowser): Promise<void> {
  const turn = await turnOf(house, to, house.now() - FORGET_AFTER);
  if (turn === undefined) return;
  const delivery = await house.teller.pushTurn(turn, to.endpoint);
  if (delivery.kind === "refused") house.log.error({ why: delivery.why }, "a push message was refused");
  if (delivery.kind !== "later") return;
  house.log.warn({ why: delivery.why, tries: to.tries }, "a push message could not be sent");
  if (to.tries >= MOST_TRIES) return;
  const due = house.now() + Math.max(delivery.after, MINUTE * 2 ** to.tries);
  await house.jobs.set([pushJob({ ...to, tries: to.tries + 1 }, due)]);
}

/** Undefined once they have moved, have come to the table, or have left it for good. */
function turnOf(house: House, { match, seat }: AtSeat, since: number): Promise<Turn | undefined> {
  return house.rooms.inRoom(match, (room) => {
    const person = room.seats[seat]?.person ?? undefined;
    const isWaiting = waitingSeats(room.hosted.match).includes(seat);
    if (!isWaiting || person === undefined || isPresent(room, seat, since)) return undefined;
    const others = room.seats.filter((row) => row.seat !== seat).map(({ name }) => name);
    return { person, match, game: room.row.game, others };
  });
}

function pushJob(to: ToBrowser, due: number): JobRow {
  return newJob("push", `${to.match} ${to.seat} ${tokenHash(to.endpoint)}`, to, due);
}
