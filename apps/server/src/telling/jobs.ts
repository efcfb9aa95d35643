// Telling somebody something. Each letter and each browser is a job of its own: one that cannot be reached is tried again
// without the others hearing everything twice. In quiet hours it waits until they are over.
import { waitingSeats } from "@outrigger/host";
import type { JobRow } from "@outrigger/storage";
import type { House } from "../house.ts";
import { tokenHash } from "../ids.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";
import { FORGET_AFTER, isPresent } from "../presence/presence.ts";
import { newsOf, STATUS } from "./news.ts";
import type { NewsAt } from "./news-jobs.ts";
import type { News } from "./teller.ts";

/** Whose turn it is. */
interface AtSeat {
  readonly match: string;
  readonly seat: number;
}

/** What is to be told, looked up again whenever something is done about it. */
type Told = AtSeat | NewsAt;

type ToBrowser = Told & {
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
    tell: (payload) => tellPerson(house, "tell", payload as AtSeat),
    news: (payload) => tellPerson(house, "news", payload as NewsAt),
    mail: (payload) => mailPerson(house, payload as Told),
    push: (payload) => pushPerson(house, payload as ToBrowser),
  };
}

const nameOf = (told: Told): string =>
  "seat" in told ? `${told.match} ${told.seat}` : `${told.kind} ${told.match} ${told.person}`;

async function tellPerson(house: House, job: "tell" | "news", told: Told): Promise<void> {
  const asked = house.now();
  const { match } = told;
  if (!(await isStillSo(house, told))) return;
  await house.rooms.inRoom(match, () => house.storage.bus.announce(`who ${match}`, match));
  await new Promise((resolve) => setTimeout(resolve, ASK_AROUND));
  const news = await lookUp(house, told, asked);
  if (news === undefined) return;
  const due = house.now();
  const until = await house.teller.quietUntil(news.person);
  if (until > due) return house.jobs.set([newJob(job, nameOf(told), told, until)]);
  const { mail, endpoints } = await house.teller.waysTo(news);
  const jobs = endpoints.map((endpoint) => pushJob({ ...told, endpoint, tries: 0 }, due));
  if (mail) jobs.push(newJob("mail", nameOf(told), told, due));
  await house.jobs.set(jobs);
}

/** By the rows alone: most games have gone on long before, and none is opened to find that out. */
async function isStillSo({ storage }: House, told: Told): Promise<boolean> {
  const table = await storage.findTable(told.match);
  if (!("seat" in told)) return table?.row.status === STATUS[told.kind];
  return table?.row.status === "playing" && table.seats[told.seat]?.waiting === 1;
}

async function mailPerson(house: House, told: Told): Promise<void> {
  const news = await lookUp(house, told, house.now() - FORGET_AFTER);
  if (news !== undefined) await house.teller.mailNews(news);
}

async function pushPerson(house: House, to: ToBrowser): Promise<void> {
  const news = await lookUp(house, to, house.now() - FORGET_AFTER);
  if (news === undefined) return;
  const delivery = await house.teller.pushNews(news, to.endpoint);
  if (delivery.kind === "refused") house.log.error({ why: delivery.why }, "a push message was refused");
  if (delivery.kind !== "later") return;
  house.log.warn({ why: delivery.why, tries: to.tries }, "a push message could not be sent");
  if (to.tries >= MOST_TRIES) return;
  const due = house.now() + Math.max(delivery.after, MINUTE * 2 ** to.tries);
  await house.jobs.set([pushJob({ ...to, tries: to.tries + 1 }, due)]);
}

async function lookUp(house: House, told: Told, since: number): Promise<News | undefined> {
  return "seat" in told ? turnOf(house, told, since) : newsOf(house, told, since);
}

/** Undefined once they have moved, have come to the table, or have left it for good. */
function turnOf(house: House, { match, seat }: AtSeat, since: number): Promise<News | undefined> {
  return house.rooms.inRoom(match, (room) => {
    const person = room.seats[seat]?.person ?? undefined;
    const isWaiting = waitingSeats(room.hosted.match).includes(seat);
    if (!isWaiting || person === undefined || isPresent(room, seat, since)) return undefined;
    const others = room.seats.filter((row) => row.seat !== seat).map(({ name }) => name);
    return { kind: "turn", person, match, game: room.row.game, others } as const;
  });
}

function pushJob(to: ToBrowser, due: number): JobRow {
  return newJob("push", `${nameOf(to)} ${tokenHash(to.endpoint)}`, to, due);
}
