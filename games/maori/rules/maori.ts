// The types of the game in one bundle, as the kernel asks for them.
import type { GameTypes } from "@outrigger/kernel";
import type { Boards } from "./board/placing.ts";
import type { MaoriPack } from "./components.ts";
import type { MaoriEvent } from "./events.ts";
import type { MaoriNotes } from "./notes.ts";
import type { MaoriView } from "./shown.ts";
import type { MaoriFrame, MaoriMove, MaoriState } from "./vocabulary.ts";

export interface Maori extends GameTypes {
  frame: MaoriFrame;
  state: MaoriState;
  view: MaoriView;
  pack: MaoriPack;
  move: MaoriMove;
  notes: MaoriNotes;
  event: MaoriEvent;
  index: Boards;
}
