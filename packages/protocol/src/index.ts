// The protocol between a host and its clients.
export {
  answerCall,
  answerOf,
  type CallReply,
  Calls,
  isCall,
  numberedCalls,
  Problem,
  type Question,
  type Value,
} from "./calls.ts";
export { applyChange, type Change, makeChange } from "./change.ts";
export {
  type ClientMessage,
  type HostMessage,
  type HostRefusalCode,
  type LogEntry,
  type LogPart,
  type MatchHistory,
  type MatchMoment,
  parseClientMessage,
  type Shown,
} from "./messages.ts";
export {
  type Desk,
  type Me,
  type PlayerProfile,
  SITE_REFUSALS,
  type SiteFacts,
  type SiteRefusalCode,
  type TableSeat,
  type TableShown,
} from "./site.ts";
export {
  type Channel,
  type ChatLine,
  MOST_CHAT,
  parseSiteMessage,
  type SiteMessage,
  type SiteNews,
  siteMessage,
  type TablesideNews,
  type Topic,
} from "./tableside.ts";
export { parseVersion, VERSION } from "./version.ts";
