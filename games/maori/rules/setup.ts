// Setup (MAO-SETUP): the matrix, the pile, five shells each, and who places the explorer ship.
import { chosenOption, type Start } from "@outrigger/kernel";
import { tileOf } from "./components.ts";
import type { Maori } from "./maori.ts";
import { CELLS } from "./names.ts";
import {
  ATOLL_SHIPS,
  BOARDS,
  type MaoriOptions,
  type MaoriState,
  ROTATIONS,
  type SeatState,
  type Tile,
  VARIANTS,
} from "./vocabulary.ts";

export function setup(start: Start<Maori>): MaoriState {
  const { seats, pack, chance } = start;
  const options = optionsOf(start);
  const pile = pack.ids.slice();
  const matrix = layOut(start, pile);
  const starter = chance.pick(seats);
  const printed = (id: string): Tile => tileOf(pack, id).printed;
  start.emit({ kind: "laidOut", tiles: matrix.map(printed), starter });
  return {
    stack: [{ phase: "placeExplorer", seat: starter }],
    aside: [],
    options,
    seats: Array.from({ length: seats }, () => newSeat(start, options)),
    matrix,
    pile,
    supply: pack.tokens.shells - seats * pack.tokens.startingShells,
    box: [],
    explorer: null,
    starter,
    turns: 0,
    passes: 0,
    ending: null,
  };
}

function optionsOf({ options }: Start<Maori>): MaoriOptions {
  return {
    board: chosenOption(options, "board", BOARDS),
    variant: chosenOption(options, "variant", VARIANTS),
    rotation: chosenOption(options, "rotation", ROTATIONS),
    atollShips: chosenOption(options, "atollShips", ATOLL_SHIPS),
    stagnationRounds: Number(options["stagnationRounds"]),
  };
}

/** MAO-SETUP-3, MAO-SETUP-4: volcanoes are set aside while the matrix is laid, and go back into the pile. */
function layOut(start: Start<Maori>, pile: string[]): string[] {
  const { pack, chance } = start;
  const matrix: string[] = [];
  const aside: string[] = [];
  while (matrix.length < CELLS.length) {
    const id = chance.draw(pile);
    if (pack.volcanoes.has(id)) {
      aside.push(id);
      start.emit({ kind: "volcanoSetAside", tile: tileOf(pack, id).printed });
    } else matrix.push(id);
  }
  pile.push(...aside);
  pile.sort();
  return matrix;
}

function newSeat({ pack }: Start<Maori>, { board }: MaoriOptions): SeatState {
  return {
    shells: pack.tokens.startingShells,
    layout: pack.plans[board].names.map(() => null),
    depot: null,
    ship: null,
  };
}
