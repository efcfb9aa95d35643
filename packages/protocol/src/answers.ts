// What the server says, as schemas: what it answers by HTTP and what it tells over a socket are described from these, and in
// tests held against them. Fields may be added; none that is here goes or changes its meaning within a version.
import type { Json } from "@outrigger/kernel";
import { ENDINGS, REFUSALS, REQUESTS } from "@outrigger/kernel/match";
import * as z from "zod/mini";
import { HOST_REFUSALS, type HostMessage, type MatchHistory, type MatchMoment, type Shown } from "./messages.ts";
import {
  DESK_ACTS,
  type Desk,
  ENTRY_RULES,
  type EntryCode,
  type FollowsShown,
  type HoursShown,
  type Me,
  type Notice,
  type PlayerProfile,
  type RatedMember,
  type RatingShown,
  SCOPES,
  type SeatedPerson,
  SITE_REFUSALS,
  type SiteFacts,
  type TableShown,
  type Telling,
  TOLD_KINDS,
  type TokenShown,
  type ToldKind,
} from "./site.ts";
import type { Preview, SiteNews } from "./tableside.ts";
import type { TicketShown } from "./tickets.ts";

/** Schemas that the description names. */
export const named = z.registry<{ readonly id: string }>();

const seat = z.int();
const count = z.int();
const time = z.number();
/** What is the game's own affair: plain data, which is all that JSON can carry. */
const anything = z.unknown() as z.ZodMiniType<Json>;
const scalar = z.union([z.string(), z.number()]);
const move = z.tuple([z.string()], scalar);
const event = z.looseObject({ kind: z.string() });
const viewer = z.union([seat, z.literal("spectator"), z.literal("all")]);
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const keysOf = <Code extends string>(table: Readonly<Record<Code, string>>): Code[] => Object.keys(table) as Code[];

const refusalCode = z.enum(keysOf(SITE_REFUSALS));
refusalCode.register(named, { id: "RefusalCode" });
export const refusal = z.object({
  code: refusalCode,
  problems: z.exactOptional(z.array(z.string())),
  /** Why somebody is suspended, and until when; null for good. */
  reason: z.exactOptional(z.string()),
  until: z.exactOptional(z.nullable(time)),
});
refusal.register(named, { id: "Refusal" });
export const done = z.object({ ok: z.literal(true) });
done.register(named, { id: "Done" });

/** What a bot account lets itself be challenged to. */
export const botRule = z.object({
  /** The games it plays; all of them when null. */
  games: z.nullable(z.array(z.string())),
  /** It plays no more games than this at the same time. */
  most: count,
});
botRule.register(named, { id: "BotRule" });

export const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  confirmed: z.boolean(),
  admin: z.boolean(),
  language: z.string(),
  bot: z.nullable(botRule),
  rated: z.boolean(),
}) satisfies z.ZodMiniType<Me>;
me.register(named, { id: "Me" });

export const deskAct = z.enum(DESK_ACTS);
const notice = z.object({
  id: z.string(),
  kind: deskAct,
  reason: z.string(),
  until: z.nullable(time),
  about: z.string(),
  at: time,
}) satisfies z.ZodMiniType<Notice>;
notice.register(named, { id: "Notice" });

export const entryCode = z.object({
  id: z.string(),
  note: z.string(),
  uses: count,
  expires: time,
  makerName: z.nullable(z.string()),
}) satisfies z.ZodMiniType<EntryCode>;
entryCode.register(named, { id: "Invitation" });

export const siteFacts = z.object({
  entry: z.enum(ENTRY_RULES),
  me: z.nullable(me),
  suspended: z.nullable(z.object({ reason: z.string(), until: z.nullable(time) })),
  notices: z.array(notice),
  pushKey: z.string(),
  mails: z.boolean(),
}) satisfies z.ZodMiniType<SiteFacts>;
siteFacts.register(named, { id: "SiteFacts" });

export const tokenShown = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  created: time,
  used: z.nullable(time),
}) satisfies z.ZodMiniType<TokenShown>;
tokenShown.register(named, { id: "Token" });

const clockPlan = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("live"), reserve: time, increment: time }),
  z.object({
    kind: z.literal("turns"),
    perMove: time,
    bank: z.exactOptional(z.object({ start: time, cap: time })),
  }),
]);
clockPlan.register(named, { id: "ClockPlan" });
const tableClock = z.union([clockPlan, z.object({ kind: z.literal("none") })]);
tableClock.register(named, { id: "TableClock" });

const tableSeat = z.object({
  kind: z.enum(["open", "friend", "person", "bot"]),
  name: z.string(),
  level: z.nullable(z.string()),
  person: z.nullable(z.string()),
  invited: z.nullable(z.string()),
  automatic: z.boolean(),
  ready: z.boolean(),
  waiting: z.boolean(),
  place: z.nullable(count),
  score: z.nullable(z.number()),
});
tableSeat.register(named, { id: "TableSeat" });

export const tableShown = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  status: z.enum(["open", "playing", "over"]),
  hidden: z.boolean(),
  rated: z.boolean(),
  bots: z.boolean(),
  coach: z.boolean(),
  owner: z.string(),
  options,
  pack: z.boolean(),
  clock: tableClock,
  language: z.nullable(z.string()),
  handed: z.boolean(),
  seats: z.array(tableSeat),
  commitment: z.string(),
  rematch: z.nullable(z.string()),
  touched: time,
  mine: z.nullable(seat),
  key: z.nullable(z.string()),
}) satisfies z.ZodMiniType<TableShown>;
tableShown.register(named, { id: "Table" });

export const followsShown = z.object({
  showing: z.boolean(),
  people: z.array(
    z.object({
      person: z.string(),
      name: z.string(),
      here: z.nullable(z.boolean()),
      tables: z.array(tableShown),
    }),
  ),
}) satisfies z.ZodMiniType<FollowsShown>;
followsShown.register(named, { id: "Follows" });

const toldBy = z.object({ push: z.boolean(), mail: z.boolean(), badge: z.boolean() });
export const desk = z.object({
  note: z.string(),
  epoch: count,
  entries: count,
  ...toldBy.shape,
}) satisfies z.ZodMiniType<Desk>;
desk.register(named, { id: "Desk" });

export const playerProfile = z.object({
  id: z.string(),
  name: z.string(),
  since: time,
  bot: z.nullable(botRule),
  games: z.array(z.object({ game: z.string(), played: count, won: count })),
  history: z.array(tableShown),
}) satisfies z.ZodMiniType<PlayerProfile>;
playerProfile.register(named, { id: "Player" });

/** The fields of an object that says the same of every kind of news. */
export const forToldKinds = <Schema>(schema: Schema): Record<ToldKind, Schema> =>
  Object.fromEntries(TOLD_KINDS.map((kind) => [kind, schema])) as Record<ToldKind, Schema>;
export const telling = z.object({
  kinds: z.object(forToldKinds(toldBy)),
  quiet: z.nullable(z.object({ from: count, to: count, zone: z.string() })),
}) satisfies z.ZodMiniType<Telling>;
telling.register(named, { id: "Telling" });

const playingHours = z.object({ from: count, to: count, zone: z.string() });
const holiday = z.object({ first: z.string(), last: z.string() });
export const hoursShown = z.object({
  hours: z.nullable(playingHours),
  changeable: z.nullable(time),
  holidays: z.array(holiday),
  allowance: z.array(z.object({ year: count, left: count })),
}) satisfies z.ZodMiniType<HoursShown>;
hoursShown.register(named, { id: "Hours" });

export const seatedPerson = z.object({
  hours: z.nullable(playingHours),
  holidays: z.array(holiday),
  reliability: z.nullable(z.object({ games: count, people: count, time: count, computers: count })),
}) satisfies z.ZodMiniType<SeatedPerson>;
seatedPerson.register(named, { id: "SeatedPerson" });

export const ratedMember = z.object({
  person: z.nullable(z.string()),
  level: z.nullable(z.string()),
  name: z.string(),
  rating: z.number(),
  doubt: z.number(),
  games: count,
}) satisfies z.ZodMiniType<RatedMember>;
ratedMember.register(named, { id: "RatedMember" });

export const ratingShown = z.object({
  game: z.string(),
  seats: z.enum(["two", "more"]),
  games: count,
  rating: z.number(),
  doubt: z.number(),
  curve: z.array(z.object({ at: time, rating: z.number(), doubt: z.number() })),
  near: z.array(ratedMember),
}) satisfies z.ZodMiniType<RatingShown>;
ratingShown.register(named, { id: "Rating" });

export const ticketShown = z.object({
  game: z.string(),
  wish: z.enum(["now", "week"]),
  pace: z.string(),
  rated: z.boolean(),
  computers: z.nullable(count),
  commitment: z.string(),
  since: time,
  expires: time,
  match: z.nullable(z.string()),
}) satisfies z.ZodMiniType<TicketShown>;
ticketShown.register(named, { id: "Ticket" });

const occupant = z.object({ kind: z.enum(["person", "bot"]), name: z.string(), level: z.exactOptional(z.string()) });
occupant.register(named, { id: "Occupant" });
const asked = z.array(z.object({ seat, phase: z.string() }));
const result = z.object({ places: z.array(count), scores: z.array(z.number()), details: anything });
const matchEnd = z.object({ how: z.enum(ENDINGS), result });
matchEnd.register(named, { id: "MatchEnd" });

const logEntry = z.object({
  seat,
  at: time,
  events: z.array(event),
  by: z.exactOptional(z.enum(["time", "order"])),
});
logEntry.register(named, { id: "LogEntry" });
const logPart = z.object({ epoch: count, from: count, entries: z.array(logEntry) });

const offers = z.object({
  base: z.string(),
  phase: z.string(),
  asked: z.boolean(),
  moves: z.array(move),
  notes: z.array(anything),
  canUndo: z.boolean(),
  drafted: count,
});
offers.register(named, { id: "Offers" });

/** When somebody plays: minutes after midnight there, how far the place is ahead of UTC from when on, and holidays. */
const calendar = z.object({
  from: count,
  to: count,
  offsets: z.array(z.tuple([time, z.number()])),
  holidays: z.array(z.tuple([time, time])),
});
calendar.register(named, { id: "Calendar" });
const clockData = z.object({
  plan: clockPlan,
  left: z.array(time),
  since: time,
  running: z.array(seat),
  calendars: z.exactOptional(z.array(z.nullable(calendar))),
});

const shown = z.object({
  game: z.string(),
  options,
  pack: anything,
  seats: z.array(occupant),
  view: anything,
  asked,
  offers: z.nullable(offers),
  draft: z.array(event),
  orders: z.array(z.object({ seat, kind: z.string(), values: z.record(z.string(), scalar) })),
  requests: z.array(z.object({ kind: z.enum(REQUESTS), seat, agreed: z.array(seat), to: z.exactOptional(count) })),
  resigned: z.array(seat),
  paused: z.boolean(),
  clock: z.nullable(clockData),
  end: z.nullable(matchEnd),
});
shown.register(named, { id: "Shown" });
shown satisfies z.ZodMiniType<Shown>;

export const matchHistory = z.object({
  game: z.string(),
  seats: z.array(occupant),
  end: z.nullable(matchEnd),
  log: z.array(logEntry),
  left: z.exactOptional(z.enum(["end", "result"])),
}) satisfies z.ZodMiniType<MatchHistory>;
matchHistory.register(named, { id: "History" });

export const matchMoment = z.object({ view: anything, asked }) satisfies z.ZodMiniType<MatchMoment>;
matchMoment.register(named, { id: "Moment" });

const id = z.string();
const match = z.string();
const hostCode = z.enum([...keysOf(HOST_REFUSALS), ...keysOf(REFUSALS)]);
hostCode.register(named, { id: "HostRefusalCode" });

const preview = z.object({
  scores: z.array(z.number()),
  standing: z.array(z.number()),
  stopped: z.boolean(),
  events: z.array(event),
  next: z.nullable(z.object({ phase: z.string(), moves: z.array(move), notes: z.array(anything) })),
  view: z.exactOptional(anything),
}) satisfies z.ZodMiniType<Preview>;
preview.register(named, { id: "Preview" });

const accepted = z.object({ kind: z.literal("accepted"), id });
const refused = z.object({ kind: z.literal("refused"), id, code: hostCode, clause: z.exactOptional(z.string()) });
const refusals = z.object({
  kind: z.literal("refusals"),
  id,
  refused: z.array(z.object({ move, clause: z.string() })),
});
const previews = z.object({ kind: z.literal("previews"), id, previews: z.array(z.nullable(preview)) });
const picture = z.object({
  kind: z.literal("shown"),
  match,
  viewer,
  seq: count,
  shown,
  log: logPart,
  link: z.exactOptional(z.string()),
});
const changed = z.object({
  kind: z.literal("changed"),
  match,
  viewer,
  since: count,
  seq: count,
  /** As `packages/protocol/src/change.ts` puts it. */
  change: anything,
  log: z.nullable(logPart),
  fresh: z.exactOptional(z.array(event)),
  link: z.exactOptional(z.string()),
});
export const chatLine = z.object({
  number: count,
  channel: z.enum(["seats", "spectators"]),
  person: z.string(),
  name: z.string(),
  text: z.string(),
  at: time,
});

type Kind = HostMessage["kind"] | SiteNews["kind"];
/** Every message of the server, by its kind. */
export const NEWS = {
  accepted,
  refused,
  refusals,
  previews,
  shown: picture,
  changed,
  chat: z.object({ kind: z.literal("chat"), match, lines: z.array(chatLine) }),
  presence: z.object({ kind: z.literal("presence"), match, seats: z.array(seat), spectators: count }),
  stirred: z.object({ kind: z.literal("stirred"), topic: z.string() }),
  version: z.object({ kind: z.literal("version"), version: count }),
} as const satisfies Readonly<Record<Kind, z.ZodMiniType>>;

/** The answer to one message by HTTP. */
export const reply = z.discriminatedUnion("kind", [accepted, refused, refusals, previews, picture]);
reply.register(named, { id: "Reply" });

const tableNews = { table: tableShown };
/** A line of the stream of one's games. */
const STREAMED = {
  /** A game one has a seat in has begun. */
  start: z.object({ kind: z.literal("start"), ...tableNews }),
  /** The game waits for one's seat. It may be said more than once. */
  turn: z.object({ kind: z.literal("turn"), ...tableNews }),
  end: z.object({ kind: z.literal("end"), ...tableNews }),
  /** A seat is kept for one. */
  challenge: z.object({ kind: z.literal("challenge"), ...tableNews }),
  /** There is nothing to say, and the line is up. */
  beat: z.object({ kind: z.literal("beat"), at: time }),
} as const;
export const streamed = z.discriminatedUnion("kind", [
  STREAMED.start,
  STREAMED.turn,
  STREAMED.end,
  STREAMED.challenge,
  STREAMED.beat,
]);
streamed.register(named, { id: "Streamed" });
export type Streamed = z.infer<typeof streamed>;
