// Telling somebody something. Each letter and each browser is a job of its own: one that cannot be reached is tried again
// without the others hearing everything twice. In quiet hours it waits until they are over.
import { waitingSeats } from "@outrigger/host";
import type { JobRow } from "@outrigger/storage";
import type { Context } from "../context.ts";
import { tokenHash } from "../ids.ts";
import { newJob } from "../jobs/job.ts";
import type { JobHandler } from "../jobs/runner.ts";
import { FORGET_AFTER, isPresent } from "../presence/presence.ts";
import { newsOf, STATUS } from "./news.ts";
import type { NewsAt } from "./news-jobs.ts";
import type { News } from "./notifier.ts";

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

export function notificationJobs(context: Context): Record<string, JobHandler> {
  return {
    tell: (payload) => tellPerson(context, "tell", payload as AtSeat),
    news: (payload) => tellPerson(context, "news", payload as NewsAt),
    mail: (payload) => mailPerson(context, payload as Told),
    push: (payload) => pushPerson(context, payload as ToBrowser),
  };
}

const nameOf = (told: Told): string =>
  "seat" in told ? `${told.match} ${told.seat}` : `${told.kind} ${told.match} ${told.person}`;

async function tellPerson(context: Context, job: "tell" | "news", told: Told): Promise<void> {
  const asked = context.now();
  const { match } = told;
  if (!(await isStillSo(context, told))) return;
  await context.rooms.inRoom(match, () => context.storage.bus.announce(`who ${match}`, match));
  await new Promise((resolve) => setTimeout(resolve, ASK_AROUND));
  const news = await lookUp(context, told, asked);
  if (news === undefined) return;
  const due = context.now();
  const until = await context.notifier.quietUntil(news.person);
  if (until > due) return context.jobs.set([newJob(job, nameOf(told), told, until)]);
  const { mail, endpoints } = await context.notifier.waysTo(news);
  const jobs = endpoints.map((endpoint) => pushJob({ ...told, endpoint, tries: 0 }, due));
  if (mail) jobs.push(newJob("mail", nameOf(told), told, due));
  await context.jobs.set(jobs);
}

/** By the rows alone: most games have gone on long before, and none is opened to find that out. */
async function isStillSo({ storage }: Context, told: Told): Promise<boolean> {
  const table = await storage.findTable(told.match);
  if (!("seat" in told)) return table?.row.status === STATUS[told.kind];
  return table?.row.status === "playing" && table.seats[told.seat]?.waiting === 1;
}

async function mailPerson(context: Context, told: Told): Promise<void> {
  const news = await lookUp(context, told, context.now() - FORGET_AFTER);
  if (news !== undefined) await context.notifier.mailNews(news);
}

async function pushPerson(context: Context, to: ToBrowser): Promise<void> {
  const news = await lookUp(context, to, context.now() - FORGET_AFTER);
  if (news === undefined) return;
  const delivery = await context.notifier.pushNews(news, to.endpoint);
  if (delivery.kind === "refused") context.log.error({ why: delivery.why }, "a push message was refused");
  if (delivery.kind !== "later") return;
  context.log.warn({ why: delivery.why, tries: to.tries }, "a push message could not be sent");
  if (to.tries >= MOST_TRIES) return;
  const due = context.now() + Math.max(delivery.after, MINUTE * 2 ** to.tries);
  await context.jobs.set([pushJob({ ...to, tries: to.tries + 1 }, due)]);
}

async function lookUp(context: Context, told: Told, since: number): Promise<News | undefined> {
  return "seat" in told ? turnOf(context, told, since) : newsOf(context, told, since);
}

/** Undefined once they have moved, have come to the table, or have left it for good. */
function turnOf(context: Context, { match, seat }: AtSeat, since: number): Promise<News | undefined> {
  return context.rooms.inRoom(match, (room) => {
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
