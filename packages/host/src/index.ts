// The host of matches: what the server and the page's worker share. They keep transport and storage.
export type { OlderInput } from "./adopt.ts";
export { Attendance, askBot, type Means, ringClock, sitDownAgain } from "./attend.ts";
export {
  type Begun,
  beginFork,
  beginFromRecord,
  beginFromView,
  beginMatch,
  type ForkedAt,
  type Home,
  needsRules,
  type Problems,
  type SeenAt,
} from "./begin.ts";
export { botQuestion } from "./bots.ts";
export { maySay } from "./door.ts";
export { ANSWER_PAUSE, clockDue, dutiesOf, waitingSeats } from "./duties.ts";
export { type Hosted, hostOpened, shownTo } from "./hosted.ts";
export { HOST, handleMatch, type MatchMessage, successorOf, take } from "./input.ts";
export { type Keepsake, type LuckSource, recordFor } from "./keepsake.ts";
export { type Entry, type MemoryLog, newMemoryLog, type Past, pastOf } from "./log.ts";
export { openStored } from "./open.ts";
export { historyOf, momentOf, resultOf } from "./past.ts";
export { type Room, stopWatching, watch } from "./room.ts";
export type { AcceptedInput, FoundMatch, RoomStorage } from "./room-storage.ts";
export { Rooms, type RoomsAround } from "./rooms.ts";
export { playScripted, type ScriptedTable, setScripted } from "./scripted.ts";
export { makeSnapshot, SNAPSHOT_EVERY, type Snapshot } from "./snapshot.ts";
export { type MatchSummary, standingsOf, summaryOf } from "./summary.ts";
export { takeUp } from "./take-up.ts";
