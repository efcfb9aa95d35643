// The host of matches: what the server and the page's worker share. They keep transport and storage.
export { type Adopted, adopt, adoptOlder, type OlderInput, type OlderMatch } from "./adopt.ts";
export { botQuestion } from "./bots.ts";
export { type Chronicle, makeChronicle } from "./chronicle.ts";
export { mayLookThrough } from "./door.ts";
export {
  BREATH,
  type Duty,
  dutiesOf,
  errandFor,
  inputOf,
  isDeserted,
  isGone,
  waitingSeats,
} from "./duties.ts";
export {
  canFollow,
  followEntry,
  forgetPast,
  type Hosted,
  handleMatch,
  hostMatch,
  hostOpened,
  type MatchMessage,
  type News,
  type Outcome,
  shownTo,
  updateFor,
  watchers,
} from "./hosted.ts";
export { HOST, type Input, successorOf } from "./input.ts";
export { type Keepsake, type LuckSource, recordNow } from "./keepsake.ts";
export { type Entry, type Log, type MemoryLog, newMemoryLog, type Past, pastOf } from "./log.ts";
export { type OpenedMatch, openStored, wantsChronicle } from "./open.ts";
export { historyOf, momentOf, resultOf } from "./past.ts";
export { isOlderForm, makeSnapshot, type Snapshot } from "./snapshot.ts";
export { type Taken, take } from "./take.ts";
export { type TakenUp, takeUp } from "./take-up.ts";
