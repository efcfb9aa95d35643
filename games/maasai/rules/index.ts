// Maasai, by its rules: the one object the rest of the house knows the game by.
import type { Game } from "@outrigger/kernel";
import { pack, preparePack } from "./components.ts";
import { invariants } from "./invariants.ts";
import type { Maasai } from "./maasai.ts";
import { act } from "./phases/act.ts";
import { confirm, end } from "./phases/confirm.ts";
import { confirmHexagon } from "./phases/confirm-hexagon.ts";
import { discard } from "./phases/discard.ts";
import { hexagon } from "./phases/hexagon.ts";
import { lay } from "./phases/lay.ts";
import { remove } from "./phases/remove.ts";
import { restock } from "./phases/restock.ts";
import { shield } from "./phases/shield.ts";
import { result } from "./scoring.ts";
import { setup } from "./setup.ts";
import { buildTable, copyTable } from "./table.ts";
import { sample, view } from "./view.ts";
import { FIRST_PLAYERS, LENGTHS } from "./vocabulary.ts";

export const rules: Game<Maasai> = {
  id: "maasai",
  version: 2,
  seats: [2, 3],
  options: [
    { id: "length", default: "long", values: LENGTHS, common: true },
    { id: "openHands", default: false, values: [false, true] },
    { id: "firstPlayer", default: "random", values: FIRST_PLAYERS },
    { id: "liveTurns", default: false, values: [false, true] },
  ],
  pack,
  preparePack,
  setup,
  phases: { hexagon, confirmHexagon, remove, shield, lay, discard, act, confirm, end, restock },
  index: { build: buildTable, copy: copyTable },
  view,
  sample,
  result,
  invariants,
};

export type { ShieldInfo } from "./components.ts";
export type { Herd, HomeReason, MaasaiEvent, Standing } from "./events.ts";
export type { Maasai } from "./maasai.ts";
export { placeName } from "./names.ts";
export type {
  BomaView,
  ClosedView,
  FitView,
  MaasaiView,
  OpenEdge,
  ParcelView,
  PlaceNote,
  RemoveNote,
  SeatView,
} from "./shown.ts";
export type {
  Animal,
  Boma,
  Colour,
  Kind,
  Laid,
  MaasaiFrame,
  MaasaiMove,
  MaasaiOptions,
  MaasaiState,
  PatchName,
  Person,
  PersonKind,
  PlaceMove,
  Shield,
} from "./vocabulary.ts";
export { ANIMAL_ON, PERSON_ON } from "./vocabulary.ts";
