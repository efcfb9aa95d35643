// Carries a running match over from an older version of the rules: what the first version could leave undone is put right.
import type { Frame, Json } from "@outrigger/kernel";
import type { BargainFrame } from "./frames.ts";
import type { TahitiState } from "./state.ts";

/** Stored states are taken at their word; only what the rules no longer know is mended. */
export function upgrade(stored: Json, fromVersion: number): TahitiState {
  const state = stored as unknown as TahitiState;
  if (fromVersion < 2) dropVainBargains(state);
  return state;
}

/** The first version went on bargaining over a Chieftain who had been executed. */
function dropVainBargains(state: TahitiState): void {
  const isVain = (frame: Frame): boolean =>
    frame.phase === "bargain" && state.players[(frame as BargainFrame).captive]?.onTahiti !== true;
  const place = state.stack.findIndex(isVain);
  if (place >= 0) state.stack.splice(place);
}
