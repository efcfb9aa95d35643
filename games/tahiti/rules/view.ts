// Views and samples: everything is open (TAH-DEF-8), so a view is the state with what is printed on map and counters.
import { copyJson } from "@outrigger/kernel";
import type { TahitiPack } from "./components.ts";
import type { TahitiState } from "./state.ts";
import type { TahitiView } from "./tahiti.ts";

export function view(state: TahitiState, { printed }: TahitiPack): TahitiView {
  return { ...copyJson(state), printed };
}

export function sample({ printed: _printed, ...state }: TahitiView): TahitiState {
  return copyJson(state);
}
