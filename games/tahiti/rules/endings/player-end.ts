// A player's end on Tahiti: killed with all he has (TAH-CHIEF-2, TAH-CHIEF-3), or gone with his Expedition.
import type { Seat } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import type { TahitiFrame } from "../frames.ts";
import { releaseInitiative } from "../island/initiative.ts";
import { isHeldBy } from "../markers.ts";
import type { TahitiState } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import { NOBODY, type Side } from "../vocabulary.ts";
import { endIfLast } from "./victory.ts";

/** Decisions that make no sense any more once their player has gone. */
const OWN_BUSINESS: readonly TahitiFrame["phase"][] = [
  "movement",
  "march",
  "loading",
  "afloat",
  "walk",
  "crash",
  "combat",
  "departure",
  "assemble",
  "trapped",
];

export function isHere(state: TahitiState, side: Side): boolean {
  return state.players[side]?.onTahiti ?? true;
}

/** His Chieftain is off the map: his turn and everything he was about are over (TAH-SEQ-4). */
export function takeLeave(state: TahitiState, seat: Seat): void {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  player.onTahiti = false;
  player.home = 0;
  player.shamanDue = 0;
  releaseInitiative(state, seat);
  state.stack = state.stack.filter((frame) => !isOwnBusiness(frame, seat) && !isBargainOver(frame, seat));
}

function isOwnBusiness(frame: TahitiFrame, seat: Seat): boolean {
  return frame.seat === seat && OWN_BUSINESS.includes(frame.phase);
}

/** TAH-NEG-8: whoever speaks next, there is nothing left to bargain over. */
function isBargainOver(frame: TahitiFrame, captive: Seat): boolean {
  return frame.phase === "bargain" && frame.captive === captive;
}

/** TAH-CHIEF-2: everything of his leaves the map, his Areas become neutral, Total Defeat. */
export function killPlayer(play: TahitiPlay, seat: Seat, how: "battle" | "executed" | "sea"): void {
  const { state, pack } = play;
  play.emit({ kind: "chieftainKilled", seat, how });
  clearMap(state, pack, seat);
  const player = state.players[seat];
  if (player !== undefined) player.level = "TD";
  takeLeave(state, seat);
  endIfLast(play);
}

/** Pieces, Villages, held markers and Part-Built Villages go; Areas become neutral. */
export function clearMap(state: TahitiState, pack: TahitiPack, seat: Seat): void {
  state.markers = state.markers.filter((marker) => !isHeldBy(state, pack, marker, seat));
  state.partBuilt = state.partBuilt.filter(({ at }) => state.control[pack.map.at(at).area] !== seat);
  state.villages = state.villages.filter((village) => village.owner !== seat);
  state.pieces = state.pieces.filter((piece) => piece.owner !== seat);
  state.control.forEach((owner, area) => {
    if (owner === seat) state.control[area] = NOBODY;
  });
}
