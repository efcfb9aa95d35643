// Computer players need names one can tell apart, short enough for a chip.
import type { Occupant } from "@outrigger/kernel/match";

const NAMES = ["Kea", "Hana", "Mele", "Tāne", "Noa"] as const;

export function botNamed(at: number, level = "medium"): Occupant {
  return { kind: "bot", name: NAMES[at % NAMES.length] ?? "Kea", level };
}
