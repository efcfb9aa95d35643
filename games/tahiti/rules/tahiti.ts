// The types of the game, bundled for the kernel.
import type { GameTypes, Play } from "@outrigger/kernel";
import type { Printed, TahitiPack } from "./components.ts";
import type { TahitiEvent } from "./events.ts";
import type { TahitiMove } from "./moves.ts";
import type { TahitiState } from "./state.ts";

/** Everything is open (TAH-DEF-8): a view is the state, with what is printed on map and counters. */
export interface TahitiView extends TahitiState {
  readonly printed: Printed;
}

export interface Tahiti extends GameTypes {
  state: TahitiState;
  view: TahitiView;
  pack: TahitiPack;
  move: TahitiMove;
  event: TahitiEvent;
  index: undefined;
}

export type TahitiPlay = Play<Tahiti>;
