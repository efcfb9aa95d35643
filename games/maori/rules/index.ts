// Māori, by its rules: the one object the rest of the house knows the game by.
import { chosenOption, type Game, type Options, type OptionsProblem } from "@outrigger/kernel";
import { buildBoards, copyBoards } from "./board/placing.ts";
import { type MaoriPack, pack, preparePack } from "./components.ts";
import { invariants } from "./invariants.ts";
import type { Maori } from "./maori.ts";
import { action } from "./phases/action.ts";
import { colouredShip } from "./phases/coloured-ship.ts";
import { destination } from "./phases/destination.ts";
import { endTurn } from "./phases/end-turn.ts";
import { confirmExplorer, placeExplorer } from "./phases/place-explorer.ts";
import { rotation } from "./phases/rotation.ts";
import { sail } from "./phases/sail.ts";
import { result } from "./scoring.ts";
import { setup } from "./setup.ts";
import { sample, view } from "./view.ts";
import { ATOLL_SHIPS, BOARDS, ROTATIONS, VARIANTS } from "./vocabulary.ts";

/** MAO-COMB-2: the atoll has more spaces and is for four players at most. */
function settleOptions(options: Options, seats: number, { plans }: MaoriPack): Options | OptionsProblem {
  const { fewestPlayers, mostPlayers } = plans[chosenOption(options, "board", BOARDS)];
  if (seats >= fewestPlayers && seats <= mostPlayers) return options;
  const wanted = `${fewestPlayers} to ${mostPlayers} players`;
  return { problems: [`the ${options["board"]} board is for ${wanted}, not ${seats} (MAO-COMB-2)`] };
}

export const rules: Game<Maori> = {
  id: "maori",
  version: 2,
  seats: [2, 5],
  options: [
    { id: "board", default: "base", values: BOARDS, rare: ["square"], common: true },
    { id: "variant", default: 0, values: VARIANTS, common: true },
    { id: "rotation", default: "palmFree", values: ROTATIONS },
    { id: "atollShips", default: "covered", values: ATOLL_SHIPS, with: ["board", "atoll"] },
    { id: "stagnationRounds", default: 3, values: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  ],
  settleOptions,
  pack,
  preparePack,
  setup,
  phases: { placeExplorer, confirmExplorer, sail, action, destination, rotation, colouredShip, endTurn },
  index: { build: buildBoards, copy: copyBoards },
  view,
  sample,
  result,
  invariants,
};

export { facesEdge, legalRotations, piecesOn, type Site } from "./board/placing.ts";
export { type Plan, spaceNumber } from "./board/plan.ts";
export { freeSteps, shipsOn } from "./board/ships.ts";
export { type MaoriPack, type Piece, type TileInfo, tileOf } from "./components.ts";
export type { MaoriEvent } from "./events.ts";
export type { Maori } from "./maori.ts";
export { EXPLORER_MOVES, LINES, linePrices, SAIL_MOVES, TAKE_MOVES } from "./matrix.ts";
export type { Side } from "./names.ts";
export type { SailNote, Way } from "./notes.ts";
export type { Scoring } from "./pack-source.ts";
export type { MaoriView, SeatScore, SeatView } from "./shown.ts";
export type {
  ActionFrame,
  DestinationFrame,
  Ending,
  MaoriFrame,
  MaoriMove,
  MaoriOptions,
  MaoriState,
  RotationFrame,
  SeatState,
  Tile,
  TileKind,
} from "./vocabulary.ts";
