// The Home Village: naming a new one (TAH-VILL-3 to TAH-VILL-5).
import type { Seat } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import { villagesOf } from "../markers.ts";
import type { TahitiState } from "../state.ts";
import type { TahitiPlay } from "../tahiti.ts";
import type { Hex } from "../vocabulary.ts";

export function nameHome(play: TahitiPlay, seat: Seat, hex: Hex): void {
  const player = play.state.players[seat];
  if (player === undefined || player.home === hex) return;
  player.home = hex;
  if (hex !== 0) play.emit({ kind: "homeNamed", seat, hex });
}

/** TAH-VILL-3: the Villages that may become the Home Village instead of the one in `lost`: coastal ones if there are any. */
export function homeChoices(state: TahitiState, pack: TahitiPack, seat: Seat, lost: Hex): Hex[] {
  const villages = villagesOf(state, seat)
    .map((village) => village.at)
    .filter((hex) => hex !== lost);
  const coastal = villages.filter((hex) => pack.map.at(hex).coastal);
  return coastal.length > 0 ? coastal : villages;
}

/** TAH-VILL-5: a new coastal Village may replace an inland Home Village. */
export function mayMoveHome({ state, pack }: TahitiPlay, seat: Seat, to: Hex): boolean {
  const home = state.players[seat]?.home ?? 0;
  return home !== 0 && home !== to && !pack.map.at(home).coastal && pack.map.at(to).coastal;
}
