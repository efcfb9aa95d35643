// For engines: a game played without a match round it, as search, simulations and tests of rules do. Luck, walks, previews.
export {
  type Branch,
  ChanceStop,
  chanceFrom,
  enumerateChance,
  fastBelow,
  fastChance,
  type Outcome,
  recordingChance,
  replayingChance,
  stoppingChance,
} from "../chance/chance.ts";
export { packOf } from "../match/match.ts";
export { type Preview, whatIf } from "../match/view.ts";
export { CuriousList, isOffered, OfferList, type Refused } from "../offers.ts";
export { parseOptions, readOptionText } from "../options.ts";
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
} from "../play.ts";
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
} from "../walk.ts";
