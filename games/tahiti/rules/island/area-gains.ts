// Which Areas change hands (TAH-CTRL-1, TAH-CTRL-5), read at the start of a construction phase.
import { at, type Seat } from "@outrigger/kernel";
import type { TahitiPack } from "../components.ts";
import { villageInArea } from "../markers.ts";
import { chieftainOf } from "../pieces.ts";
import type { TahitiState } from "../state.ts";
import { isCombat, NOBODY, type Side } from "../vocabulary.ts";

/** Areas the player will gain when his builds are done, in the order of the pack. */
export function findGains(state: TahitiState, pack: TahitiPack, seat: Seat): number[] {
  const presence = combatPresence(state, pack);
  const chieftain = chieftainOf(state, seat);
  const seatOfChief = chieftain === undefined ? NOBODY : pack.map.at(chieftain.at).area;
  const gains: number[] = [];
  for (const [area, holder] of state.control.entries()) {
    if (holder === seat || !isAlone(at(presence, area), seat)) continue;
    if (holder === NOBODY ? seatOfChief === area : villageInArea(state, pack, area) === undefined) gains.push(area);
  }
  return gains;
}

/** Who has Combat Units in each Area. */
function combatPresence(state: TahitiState, pack: TahitiPack): Set<Side>[] {
  const presence = pack.areas.map(() => new Set<Side>());
  for (const piece of state.pieces) if (isCombat(piece.kind)) presence[pack.map.at(piece.at).area]?.add(piece.owner);
  return presence;
}

function isAlone(sides: ReadonlySet<Side>, seat: Seat): boolean {
  return sides.size === 1 && sides.has(seat);
}
