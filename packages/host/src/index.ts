// The host of matches: what the server and the page's worker share. They keep transport and storage.
export { adopt, type OlderInput } from "./adopt.ts";
export { askBot } from "./ask-bot.ts";
export { beginMatch } from "./begin.ts";
export { botQuestion } from "./bots.ts";
export { type Chronicle, makeChronicle } from "./chronicle.ts";
export { mayLookThrough } from "./door.ts";
export {
  BREATH,
  type Duty,
  dutiesOf,
  isGone,
  waitingSeats,
} from "./duties.ts";
export { forkData } from "./fork.ts";
export {
  type Hosted,
  hostOpened,
  type Outcome,
  shownTo,
} from "./hosted.ts";
export { HOST, handleMatch, type Input, type MatchMessage, successorOf, take } from "./input.ts";
export { type Keepsake, type LuckSource, recordFor } from "./keepsake.ts";
export { type Entry, type Log, type MemoryLog, newMemoryLog, type Past, pastOf } from "./log.ts";
export { type OpenedMatch, openStored, type Stored } from "./open.ts";
export { historyOf, momentOf, resultOf } from "./past.ts";
export { follow, type Room, stopWatching, watch } from "./room.ts";
export { type Accepted, type FoundMatch, type RoomStorage, Rooms } from "./rooms.ts";
export { makeSnapshot, type Snapshot } from "./snapshot.ts";
export { takeUp } from "./take-up.ts";
