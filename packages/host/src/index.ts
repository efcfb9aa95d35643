// Matches behind the protocol: what the server and the browser's worker share.
export { botQuestion } from "./bots.ts";
export { mayLookThrough } from "./door.ts";
export {
  type Hosted,
  handleMatch,
  hostMatch,
  hostOpened,
  type MatchMessage,
  type News,
  type Outcome,
  settleAnswer,
  shownTo,
  updateFor,
  watchers,
} from "./hosted.ts";
export { historyOf, momentOf } from "./past.ts";
