// The types of the game, bundled for the kernel.
import type { GameTypes, Play } from "@outrigger/kernel";
import type { TahitiPack } from "./components.ts";
import type { TahitiEvent } from "./events.ts";
import type { TahitiFrame } from "./frames.ts";
import type { TahitiMove } from "./moves.ts";
import type { TahitiNotes } from "./notes.ts";
import type { Printed } from "./pack-source.ts";
import type { TahitiState } from "./state.ts";
import type { Hex } from "./vocabulary.ts";

/** The hexes in which enemies have a zone of influence, on land and at sea (TAH-GEO-7, TAH-GEO-8). */
export interface EnemyZones {
  readonly land: readonly Hex[];
  readonly sea: readonly Hex[];
}

/** Everything is open (TAH-DEF-8): a view is the state, with what is printed on map and counters and who threatens what. */
export interface TahitiView extends TahitiState {
  readonly printed: Printed;
  readonly zones: EnemyZones;
}

export interface Tahiti extends GameTypes {
  frame: TahitiFrame;
  state: TahitiState;
  view: TahitiView;
  pack: TahitiPack;
  move: TahitiMove;
  notes: TahitiNotes;
  event: TahitiEvent;
  index: undefined;
}

export type TahitiPlay = Play<Tahiti>;
/** What lies there, and by which numbers: enough to read the rules off. */
export type TahitiTable = Pick<TahitiPlay, "state" | "pack">;
