// The protocol between a host and its clients.
export { isOverDays, restsUntil, timeLeft } from "@outrigger/kernel/match";
export { botSeatName } from "./bot-names.ts";
export {
  answerCall,
  answerOf,
  askThread,
  type CallReply,
  Calls,
  isCall,
  needParsed,
  numberedCalls,
  Problem,
  type Question,
  type Value,
} from "./calls.ts";
export { applyChange, type Change, copyChange, makeChange } from "./change.ts";
export {
  type ClientMessage,
  HOST_REFUSALS,
  type HostMessage,
  type HostRefusalCode,
  type LogEntry,
  type LogPart,
  type MatchHistory,
  type MatchMoment,
  parseClientMessage,
  type Shown,
} from "./messages.ts";
export { PACES, type Pace, TICKET_PACES, type TicketWish } from "./paces.ts";
export { newNewsReader, newNewsWriter } from "./short.ts";
export {
  type BotRule,
  type Desk,
  type DeskAct,
  ENTRY_RULES,
  type EntryCode,
  type EntryRule,
  type FollowsShown,
  type Holiday,
  type HoursShown,
  type Me,
  type Notice,
  type PlayerProfile,
  type PlayingHours,
  type QuietHours,
  type RatedMember,
  type RatingShown,
  type Reliability,
  SCOPES,
  type Scope,
  type SeatedPerson,
  SITE_REFUSALS,
  type SiteFacts,
  type SiteRefusalCode,
  type Suspension,
  type TableClock,
  type TableSeat,
  type TableShown,
  type Telling,
  TOLD_KINDS,
  type TokenShown,
  type ToldBy,
  type ToldKind,
} from "./site.ts";
export {
  type Channel,
  type ChatLine,
  MOST_CHAT,
  type Preview,
  parseSiteMessage,
  type SiteMessage,
  type SiteNews,
  siteMessage,
  type TablesideNews,
  type Topic,
} from "./tableside.ts";
export type { TicketShown } from "./tickets.ts";
export { parseVersion, VERSION } from "./version.ts";
