// The types of Moa, bundled for the kernel's contract.
import type { GameTypes } from "@outrigger/kernel";
import type { MoaPack } from "./components.ts";
import type { MoaEvent } from "./events.ts";
import type { MoaNotes } from "./notes.ts";
import type { MoaView } from "./shown.ts";
import type { MoaFrame, MoaState } from "./state.ts";
import type { MoaMove } from "./vocabulary.ts";

export interface Moa extends GameTypes {
  frame: MoaFrame;
  state: MoaState;
  view: MoaView;
  pack: MoaPack;
  move: MoaMove;
  notes: MoaNotes;
  event: MoaEvent;
  index: undefined;
}
