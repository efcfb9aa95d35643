// The types of the game in one bundle, as the kernel asks for them.
import type { GameTypes, Play } from "@outrigger/kernel";
import type { MaasaiPack } from "./components.ts";
import type { MaasaiEvent } from "./events.ts";
import type { MaasaiNotes, MaasaiView } from "./shown.ts";
import type { MaasaiTable } from "./table.ts";
import type { MaasaiFrame, MaasaiMove, MaasaiState } from "./vocabulary.ts";

export interface Maasai extends GameTypes {
  frame: MaasaiFrame;
  state: MaasaiState;
  view: MaasaiView;
  pack: MaasaiPack;
  move: MaasaiMove;
  notes: MaasaiNotes;
  event: MaasaiEvent;
  index: MaasaiTable;
}

export type MaasaiPlay = Play<Maasai>;
