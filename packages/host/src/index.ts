// The host of matches: what the server and the page's worker share. They keep transport and storage.

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
export { ANSWER_PAUSE, clockDue, dutiesOf, waitingSeats } from "./duties.ts";
export { type Hosted, hostOpened, shownTo } from "./hosted.ts";
export { HOST, handleMatch, type MatchMessage, successorOf, take } from "./input.ts";
export { historyOf, momentOf, resultOf } from "./past.ts";
export { type Room, stopWatching, watch } from "./room.ts";
export type { AcceptedInput, FoundMatch, RoomStorage } from "./room-storage.ts";
export { Rooms, type RoomsAround } from "./rooms.ts";
export { playScripted, type ScriptedTable, setScripted } from "./scripted.ts";
export type { OlderInput } from "./stored/adopt.ts";
export { type Archived, type LuckSource, recordFor } from "./stored/archive.ts";
export { type Entry, type MemoryLog, newMemoryLog, type Past, pastOf } from "./stored/log.ts";
export { openStored } from "./stored/open.ts";
export { makeSnapshot, SNAPSHOT_EVERY, type Snapshot } from "./stored/snapshot.ts";
export { takeUp } from "./stored/take-up.ts";
export { type MatchSummary, standingsOf, summaryOf } from "./summary.ts";
export { maySay } from "./viewpoint.ts";
