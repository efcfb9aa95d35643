// Tahiti, the whole game: what the kernel, the hosts and the bots see of it.
import { type Game, type Phases, topFrame } from "@outrigger/kernel";
import { crash } from "./advanced/crashing-reefs.ts";
import { crossed } from "./advanced/crossed.ts";
import { landing } from "./advanced/landing.ts";
import { nextSwimmer } from "./advanced/next-swimmer.ts";
import { rescue } from "./advanced/rescue.ts";
import { seating } from "./advanced/seat-crews.ts";
import { clans } from "./advanced/solitaire.ts";
import { swimTo } from "./advanced/swim-to.ts";
import { overboard } from "./advanced/swimming.ts";
import { battle } from "./combat/battle.ts";
import { combat, combats } from "./combat/combat.ts";
import { engage } from "./combat/engage.ts";
import { newHome } from "./combat/new-home.ts";
import { pursuers } from "./combat/pursuers.ts";
import { pursuit } from "./combat/pursuit.ts";
import { retreatPath } from "./combat/retreat-path.ts";
import { shaman } from "./combat/shaman.ts";
import { trapped } from "./combat/trapped.ts";
import { pack, preparePack } from "./components.ts";
import { assemble } from "./endings/assemble.ts";
import { deal, dealTerms } from "./endings/deals.ts";
import { departure } from "./endings/departure.ts";
import { voyage } from "./endings/expedition.ts";
import { landfall } from "./endings/landfall.ts";
import { bargain } from "./endings/negotiation.ts";
import { terms } from "./endings/terms.ts";
import { result, standing } from "./endings/victory.ts";
import { invariants } from "./invariants.ts";
import { control, settlers } from "./island/area-control.ts";
import { build } from "./island/construction.ts";
import { conversion } from "./island/conversion.ts";
import { arrival, elderArrival } from "./island/elder-arrival.ts";
import { gameTurn, rounds } from "./island/game-turn.ts";
import { initiative } from "./island/initiative.ts";
import { moveHome } from "./island/move-home.ts";
import { deploy, homeVillage } from "./island/placing.ts";
import { playerTurn } from "./island/player-turn.ts";
import { setup } from "./island/setup.ts";
import { order } from "./island/turn-order.ts";
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
export type { TahitiMove } from "./moves.ts";
export type { AttackOdds, LevelOdds, PursuitNote, StartNote, StepNote } from "./notes.ts";
export { attackOdds } from "./odds/attack.ts";
export { expeditionOdds } from "./odds/expedition.ts";
export type { BuildInput } from "./pack-source.ts";
export type { Piece } from "./state.ts";
export type { Tahiti, TahitiView } from "./tahiti.ts";
export type { Level, Named, UnitCounts, Way } from "./vocabulary.ts";
