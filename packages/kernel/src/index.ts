// The rules kernel: the game contract and the machinery every game, bot and host shares. No I/O, no dependencies.
export { type Accepted, type Answer, act, actFor, botsAsked, decisionId, type ToldStep } from "./act.ts";
export { at } from "./at.ts";
export {
  type Branch,
  type Chance,
  ChanceStop,
  chanceFrom,
  enumerateChance,
  fastBelow,
  fastChance,
  type Outcome,
  recordingChance,
  replayingChance,
  stoppingChance,
} from "./chance.ts";
export { type ClockData, type ClockPlan, clockDeadline } from "./clock.ts";
export type {
  Ask,
  AutomaticPhase,
  DecisionPhase,
  DerivedData,
  Frame,
  FrameIn,
  Game,
  GameEvent,
  GameTypes,
  Move,
  MoveOf,
  NoteOf,
  Offer,
  OffTurn,
  OrderKind,
  OrderValues,
  Pack,
  Parsed,
  Phase,
  Phases,
  Play,
  Result,
  Seat,
  Start,
  State,
  Viewer,
} from "./contract.ts";
export { canonicalJson, copyJson, type Json, type Scalar, sameJson } from "./json.ts";
export type { ChanceAt } from "./luck.ts";
export {
  type AnswersOf,
  type EachStep,
  type FollowedData,
  followSteps,
  type Match,
  matchResult,
  type Opened,
  openMatch,
  packOf,
  replaySteps,
  restoreMatch,
  type StoredStates,
  seatWalk,
  statesOf,
  waitedFor,
} from "./match.ts";
export {
  type Draft,
  ENDINGS,
  type Ending,
  type MatchData,
  type MatchEnd,
  type NewMatch,
  type Occupant,
  type Order,
  REQUESTS,
  type Request,
  type RequestKind,
  runningSegment,
  type Segment,
  type Step,
  stepCount,
  type Tally,
  type Time,
  tallyOf,
  withoutPast,
} from "./match-data.ts";
export { CuriousList, isOffered, OfferList, type Refused, sameMove } from "./offers.ts";
export {
  chosenOption,
  isOptionsProblem,
  type OptionSpec,
  type Options,
  type OptionsProblem,
  type OptionValue,
  parseOptions,
  readOptionText,
} from "./options.ts";
export { followOrder, type OrderChoice, orderChoices, orderedMoves, ordersOf, setOrders } from "./orders.ts";
export {
  changePhases,
  eventFor,
  fallbackMove,
  forkPlay,
  isAutomatic,
  type Listener,
  newListener,
  newPlay,
  phaseOf,
  publishes,
  startPlay,
  type Told,
} from "./play.ts";
export { newProblems } from "./problems.ts";
export { REFUSALS, type Refusal, type RefusalCode } from "./refusals.ts";
export { abandon, answerRequest, occupy, request, resign, shiftTime, timeUp } from "./requests.ts";
export {
  asideFrame,
  beginWith,
  dropAside,
  findFrame,
  frameOf,
  isOver,
  pop,
  popTo,
  push,
  putAside,
  replace,
  topFrame,
} from "./stack.ts";
export {
  type AskedOf,
  askedOf,
  type OpenOffers,
  type Preview,
  refusalsFor,
  type Table,
  tableFor,
  whatIf,
} from "./table.ts";
export { canUndo, undo } from "./undo.ts";
export { finishedMatch, replaysAlike, upgradedState, upgradeFromSteps, upgradeMatch } from "./upgrade.ts";
export {
  type CuriousWalk,
  type Decision,
  forkWalk,
  newCuriousWalk,
  newWalk,
  offersTo,
  openTo,
  randomPlayout,
  take,
  takeFor,
  type Walk,
} from "./walk.ts";
