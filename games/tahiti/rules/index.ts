// Tahiti, the whole game: what the kernel, the hosts and the bots see of it.
import { type Game, type Phases, topFrame } from "@outrigger/kernel";
import { crash, crossed } from "./advanced/crashing-reefs.ts";
import { landing, seating } from "./advanced/sea-combat.ts";
import { clans } from "./advanced/solitaire.ts";
import { nextSwimmer, overboard, rescue, swimTo } from "./advanced/swimming.ts";
import { battle } from "./combat/battle.ts";
import { combat, combats } from "./combat/combat.ts";
import { engage, newHome, shaman } from "./combat/land-combat.ts";
import { pursuers, pursuit } from "./combat/pursuit.ts";
import { retreatPath, trapped } from "./combat/retreat.ts";
import { pack, preparePack } from "./components.ts";
import { assemble, deal, dealTerms, departure } from "./endings/deals.ts";
import { landfall, voyage } from "./endings/expedition.ts";
import { bargain, terms } from "./endings/negotiation.ts";
import { result, standing } from "./endings/victory.ts";
import { invariants } from "./invariants.ts";
import { arrival, control, elderArrival, settlers } from "./island/area-control.ts";
import { build, conversion, moveHome } from "./island/construction.ts";
import { gameTurn, rounds } from "./island/game-turn.ts";
import { initiative, order } from "./island/initiative.ts";
import { deploy, homeVillage } from "./island/placing.ts";
import { playerTurn } from "./island/player-turn.ts";
import { setup } from "./island/setup.ts";
import { march } from "./movement/land-movement.ts";
import { loading } from "./movement/loading.ts";
import { movement } from "./movement/movement.ts";
import { walk } from "./movement/population-movement.ts";
import { afloat } from "./movement/sea-movement.ts";
import { options, settleOptions } from "./options.ts";
import type { TahitiState } from "./state.ts";
import type { Tahiti } from "./tahiti.ts";
import { upgrade } from "./upgrade.ts";
import { sample, view } from "./view.ts";

const phases: Phases<Tahiti> = {
  afloat,
  arrival,
  assemble,
  bargain,
  battle,
  build,
  clans,
  combat,
  combats,
  control,
  conversion,
  crash,
  crossed,
  deal,
  dealTerms,
  departure,
  deploy,
  elderArrival,
  engage,
  gameTurn,
  homeVillage,
  initiative,
  landfall,
  landing,
  loading,
  march,
  moveHome,
  movement,
  newHome,
  nextSwimmer,
  order,
  overboard,
  playerTurn,
  pursuers,
  pursuit,
  rescue,
  retreatPath,
  rounds,
  seating,
  settlers,
  shaman,
  swim: swimTo,
  terms,
  trapped,
  voyage,
  walk,
};

/** TAH-END-2: an agreed end takes effect when the turn marker advances, before anybody has done anything in the new turn. */
function agreedEnd(state: TahitiState): boolean {
  const phase = topFrame(state)?.phase;
  return state.clock > 1 && (state.players.length === 1 ? phase === "build" : phase === "order");
}

export const rules: Game<Tahiti> = {
  id: "tahiti",
  version: 2,
  seats: [1, 4],
  options,
  settleOptions,
  pack,
  preparePack,
  setup,
  phases,
  view,
  sample,
  result,
  standing,
  agreedEnd,
  // TAH-END-3: the game turn in which it runs out is the last.
  timeLimit: ({ realTimeLimitMinutes }) => (realTimeLimitMinutes === "none" ? undefined : Number(realTimeLimitMinutes)),
  invariants,
  upgrade,
};

export type { Squadron } from "./combat/frames.ts";
export type { Deal, Settlement } from "./endings/settlement.ts";
export type { TahitiEvent } from "./events.ts";
export type { TahitiFrame } from "./frames.ts";
export { luckReport, type SeatLuck } from "./luck-report.ts";
export type { Way } from "./movement/step-preview.ts";
export type { TahitiMove } from "./moves.ts";
export type { AttackOdds, LevelOdds, PursuitNote, StartNote, StepNote } from "./notes.ts";
export { attackOdds } from "./odds/attack.ts";
export { expeditionOdds } from "./odds/expedition.ts";
export type { Piece } from "./state.ts";
export type { Tahiti, TahitiView } from "./tahiti.ts";
export type { Level, Named, UnitCounts } from "./vocabulary.ts";
