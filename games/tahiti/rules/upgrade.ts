// Carries a running match over from an older version of the rules: what the first version could leave undone is put right.
import { findFrame, type Json } from "@outrigger/kernel";
import { pack } from "./components.ts";
import type { TahitiFrame } from "./frames.ts";
import { homeOf } from "./markers.ts";
import type { TahitiState } from "./state.ts";
import { areaOfClan, type Hex, isClan, NOBODY } from "./vocabulary.ts";

/** Stored states are taken at their word; only what the rules no longer know is mended. */
export function upgrade(stored: Json, fromVersion: number): TahitiState {
  const state = stored as unknown as TahitiState;
  if (fromVersion < 2) {
    dropVainBargains(state);
    breakOffSeaFights(state);
    bringClansAshore(state);
    nameCanoes(state);
  }
  return state;
}

/** The first version went on bargaining over a Chieftain who had been executed. */
function dropVainBargains(state: TahitiState): void {
  const isVain = (frame: TahitiFrame): boolean =>
    frame.phase === "bargain" && state.players[frame.captive]?.onTahiti !== true;
  const place = state.stack.findIndex(isVain);
  if (place >= 0) state.stack.splice(place);
}

/** TAH-SOLO-18: a combat with a clan's canoes counts as not fought; nor is the choice of one open any more. */
function breakOffSeaFights({ stack }: TahitiState): void {
  const battle = stack.find((frame) => frame.phase === "battle" && (isClan(frame.attacker) || isClan(frame.defender)));
  if (battle?.phase !== "battle") return;
  if (!battle.sea) {
    if (stack.at(-1)?.phase === "engage") stack.pop();
    return;
  }
  stack.splice(stack.indexOf(battle));
  const combats = findFrame({ stack }, "combats");
  if (combats === undefined) return;
  combats.settled = combats.settled.filter(([hex, side]) => hex !== battle.at || side !== battle.defender);
}

/** TAH-SOLO-18: clans at sea go home; canoes they manned are markers again, and lost where nobody could fetch them. */
function bringClansAshore(state: TahitiState): void {
  const isSea = (hex: Hex): boolean => pack.map.has(hex) && pack.map.at(hex).sea;
  state.markers = state.markers.filter(({ crew, at }) => !(isClan(crew) && isSea(at)));
  for (const marker of state.markers) if (isClan(marker.crew)) marker.crew = NOBODY;
  for (const piece of state.pieces) {
    if (!isClan(piece.owner) || !isSea(piece.at)) continue;
    piece.at = homeOf(state, piece.owner) || (pack.areas[areaOfClan(piece.owner)]?.hexes[0] ?? piece.at);
    piece.by = "";
  }
}

/** The first version took a victorious flotilla for the canoes that its people had brought. */
function nameCanoes({ stack, markers, pieces }: TahitiState): void {
  for (const frame of stack) {
    if (frame.phase !== "landing") continue;
    const { at, seat } = frame;
    const movers = pieces.filter((piece) => piece.at === at && piece.owner === seat).map(({ mover }) => mover);
    const fleet = markers.filter(
      ({ kind, mover, at: here }) => kind === "warCanoe" && here === at && mover !== 0 && movers.includes(mover),
    );
    Object.assign(frame, { canoes: fleet.map(({ id }) => id) });
  }
}
