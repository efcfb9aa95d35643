// Matches behind the protocol: what the server and the browser's worker share.
export { botQuestion } from "./bots.ts";
export { type Chronicle, makeChronicle } from "./chronicle.ts";
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
export { historyOf, type Looked, momentOf, resultOf } from "./past.ts";
export { type StoredMatch, type TakenUp, takeUp } from "./take-up.ts";
