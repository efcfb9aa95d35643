// For hosts: matches with drafts, undo, clocks, requests and standing orders, what each viewer is shown of them, and their log.

export type { ChanceAt } from "../chance/luck.ts";
export { type Accepted, type Answer, act, actFor, botsAsked, decisionId, type ToldStep } from "../match/act.ts";
export {
  type AnswersOf,
  type EachStep,
  type FollowedData,
  followSteps,
  type Match,
  matchResult,
  type Opened,
  openMatch,
  replayFromAnchor,
  replaySteps,
  restoreMatch,
  type StoredStates,
  seatWalk,
  statesOf,
  waitedFor,
} from "../match/match.ts";
export {
  type Draft,
  ENDINGS,
  type Ending,
  type MatchData,
  type MatchEnd,
  type NewMatch,
  newMatchData,
  type Occupant,
  type Order,
  REQUESTS,
  type Request,
  type RequestKind,
  runningSegment,
  type Segment,
  type Step,
  type StepCounts,
  segmentsWithoutPast,
  stepCount,
  stepCountsOf,
  type Time,
  withoutPast,
} from "../match/match-data.ts";
export { followOrder, type OrderChoice, orderChoices, orderedMoves, ordersOf, setOrders } from "../match/orders.ts";
export { REFUSALS, type Refusal, type RefusalCode } from "../match/refusals.ts";
export { abandon, answerRequest, keepCalendar, occupy, request, resign, shiftTime, timeUp } from "../match/requests.ts";
export { canUndo, undo } from "../match/undo.ts";
export { finishedMatch, replaysAlike, upgradedState, upgradeFromSteps, upgradeMatch } from "../match/upgrade.ts";
export { type AskedOf, askedOf, type MatchView, type OpenOffers, refusalsFor, viewFor } from "../match/view.ts";
export { type Calendar, stretchAt } from "../time/calendar.ts";
export {
  type ClockData,
  type ClockPlan,
  clockDeadline,
  isOverDays,
  momentWithLeft,
  restsUntil,
  type TimeBank,
  timeLeft,
} from "../time/clock.ts";
