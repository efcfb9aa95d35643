// How fast it is played, as it is chosen in forms.
import { PACES, type Pace, type TableClock } from "@outrigger/protocol";

export { PACES, type Pace } from "@outrigger/protocol";

export const PACE_NAMES = Object.keys(PACES) as Pace[];

/** Undefined for a clock that a program has chosen. */
export function paceOf(clock: TableClock): Pace | undefined {
  return PACE_NAMES.find((name) => JSON.stringify(PACES[name]) === JSON.stringify(clock));
}
