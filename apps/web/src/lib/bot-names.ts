// A computer player in a seat of this browser.
import type { Occupant } from "@outrigger/kernel/match";
import { botSeatName } from "@outrigger/protocol";

export function botNamed(at: number, level = "medium"): Occupant {
  return { kind: "bot", name: botSeatName(at), level };
}
