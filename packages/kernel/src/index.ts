// For authors of games: the contract, and what rules are written with. Engines read entries/play.ts, hosts entries/match.ts;
// every name stands in one of the three. No I/O, no dependencies.
export { at } from "./at.ts";
export { byKind } from "./by-kind.ts";
export type { Chance } from "./chance/chance.ts";
export { confirmation } from "./confirmation.ts";
export type {
  Ask,
  AutomaticPhase,
  DecisionPhase,
  DerivedData,
  EventsOf,
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
export { sameMove } from "./offers.ts";
export {
  chosenOption,
  isOptionsProblem,
  type OptionSpec,
  type Options,
  type OptionsProblem,
  type OptionValue,
} from "./options.ts";
export { placesBy } from "./places.ts";
export { QUIET } from "./play.ts";
export { newProblems } from "./problems.ts";
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
