// Tahiti, the whole game: what the kernel, the hosts and the bots see of it.
import { type Game, type Phases, topFrame } from "@outrigger/kernel";
import { pack, preparePack } from "./components.ts";
import { invariants } from "./invariants.ts";
import { options, settleOptions } from "./options.ts";
import { arrival, control, elderArrival, settlers } from "./phases/area-control.ts";
import { battle } from "./phases/battle.ts";
import { combat, combats } from "./phases/combat.ts";
import { build, conversion, moveHome } from "./phases/construction.ts";
import { crash, crossed } from "./phases/crashing-reefs.ts";
import { assemble, deal, dealTerms, departure } from "./phases/deals.ts";
import { landfall, voyage } from "./phases/expedition.ts";
import { gameTurn, rounds } from "./phases/game-turn.ts";
import { initiative, order } from "./phases/initiative.ts";
import { engage, newHome, shaman } from "./phases/land-combat.ts";
import { march } from "./phases/land-movement.ts";
import { loading } from "./phases/loading.ts";
import { movement } from "./phases/movement.ts";
import { bargain, terms } from "./phases/negotiation.ts";
import { deploy, homeVillage } from "./phases/placing.ts";
import { playerTurn } from "./phases/player-turn.ts";
import { walk } from "./phases/population-movement.ts";
import { pursuers, pursuit } from "./phases/pursuit.ts";
import { retreatPath, trapped } from "./phases/retreat.ts";
import { landing, seating } from "./phases/sea-combat.ts";
import { afloat } from "./phases/sea-movement.ts";
import { clans } from "./phases/solitaire.ts";
import { nextSwimmer, overboard, rescue, swimTo } from "./phases/swimming.ts";
import { setup } from "./setup.ts";
import type { TahitiState } from "./state.ts";
import type { Tahiti } from "./tahiti.ts";
import { upgrade } from "./upgrade.ts";
import { result, standing } from "./victory.ts";
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

export type { Named, TahitiEvent } from "./events.ts";
export type { Squadron, TahitiFrame } from "./frames.ts";
export { luckReport, type SeatLuck } from "./luck-report.ts";
export type { TahitiMove } from "./moves.ts";
export type { AttackOdds, LevelOdds, PursuitNote, StartNote, StepNote } from "./notes.ts";
export { attackOdds } from "./odds/attack.ts";
export { expeditionOdds } from "./odds/expedition.ts";
export type { Deal, Settlement } from "./settlement.ts";
export type { Piece } from "./state.ts";
export type { Tahiti, TahitiView } from "./tahiti.ts";
export type { Level, UnitCounts } from "./vocabulary.ts";
export type { Way } from "./ways.ts";
