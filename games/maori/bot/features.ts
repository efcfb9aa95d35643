// What is counted of a position of Māori for the learned judgement: boards, races and the time that is left.
import type { Features, Position } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import { piecesOn } from "../rules/board/placing.ts";
import { type MaoriPack, type TileInfo, tileOf } from "../rules/components.ts";
import type { Maori } from "../rules/index.ts";
import { scoreSeats } from "../rules/scoring.ts";
import type { SeatScore } from "../rules/shown.ts";
import { BOARDS, type MaoriState } from "../rules/vocabulary.ts";
import { type Chances, chancesOf } from "./chances.ts";
import { type Openings, openingsOf } from "./openings.ts";
import { groundOf, type Sketch, sketchesOf, worthOf } from "./prospects.ts";

const SHARED = [
  "seats",
  "atoll",
  "square",
  "variant1",
  "variant2",
  "turns",
  "pile",
  "ending",
  "endingTurns",
  "passes",
  "matrixSingles",
  "matrixEnds",
  "matrixMiddles",
  "matrixWater",
  "matrixLeis",
  "matrixHuts",
  "matrixShips",
  "matrixShells",
] as const;

const EACH = [
  "prospects",
  "sure",
  "hoped",
  "palms",
  "leis",
  "ships",
  "shipsHoped",
  "shipsNow",
  "shipLead",
  "shells",
  "shellLead",
  "empty",
  "dead",
  "wanting",
  "turnsLeft",
  "unfilled",
  "removed",
  "islands",
  "depot",
  "room",
  "toMove",
  "wait",
  "openIslands",
  "openTiles",
  "openShips",
  "openPalms",
  "openHutPalms",
  "leiHalves",
  "blank",
  "asked",
  "joining",
  "hardest",
  "depotPalms",
  "depotHut",
  "depotShips",
  "depotShells",
  "depotLei",
  "depotSides",
  "bestTurn",
  "secondTurn",
  "thirdTurn",
  "leftTurn",
] as const;
const PARTS = ["islands", "leis", "ships", "shells", "empty"] as const;

export const features: Features<Maori> = { version: 2, shared: SHARED, each: EACH, parts: PARTS, count, final, pieces };

function count({ state, pack }: Position<Maori>): ReturnType<Features["count"]> {
  const ground = groundOf(state, pack);
  const sketches = sketchesOf(state, pack, ground);
  const scores = scoreSeats(state, pack);
  const prospects = sketches.map((_, seat) => worthOf(ground, sketches, seat));
  const chances = sketches.map((_, seat) => chancesOf(state, pack, seat, leadOf(prospects, seat)));
  const mover = state.stack.at(-1)?.seat ?? 0;
  const wanted = at(chances, mover).cell;
  return {
    shared: [...sharedCounts(state), ...matrixCounts(state, pack)],
    seats: sketches.map(({ depot }, seat) => [
      ...seatCounts(state, at(prospects, seat), sketches, scores, seat),
      ...openingCounts(openingsOf(ground, piecesOn(at(state.seats, seat).layout, pack))),
      ...depotCounts(depot),
      ...chanceCounts(at(chances, seat), seat === mover ? "" : wanted),
    ]),
    prospects,
  };
}

function leadOf(prospects: readonly number[], seat: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  prospects.forEach((worth, other) => {
    if (other !== seat) rival = Math.max(rival, worth);
  });
  return at(prospects, seat) - rival;
}

function final({ state, pack }: Position<Maori>): number[][] {
  return scoreSeats(state, pack).map(({ palmPoints, leiPoints, shipPoints, shellPoints, emptyPoints }) => [
    palmPoints,
    leiPoints,
    shipPoints,
    shellPoints,
    emptyPoints,
  ]);
}

function pieces({ state }: Position<Maori>): number[] {
  return state.seats.map(({ layout }) => layout.filter((tile) => tile !== null).length);
}

function sharedCounts({ seats, options, turns, pile, ending, passes }: MaoriState): number[] {
  const [, atoll, square] = BOARDS.map((board) => (options.board === board ? 32 : 0));
  return [
    16 * (seats.length - 2),
    atoll ?? 0,
    square ?? 0,
    options.variant === 1 ? 32 : 0,
    options.variant === 2 ? 32 : 0,
    (8 * turns) / seats.length,
    pile.length,
    ending === null ? 0 : 32,
    ending === null ? 0 : 16 * ending.turnsLeft,
    16 * Math.min(4, passes),
  ];
}

/** Points count as they are; small numbers are spread out, so that a network can tell them apart. */
function seatCounts(
  state: MaoriState,
  worth: number,
  sketches: readonly Sketch[],
  scores: readonly SeatScore[],
  seat: number,
): number[] {
  const { board, turns, shells, depot, room } = at(sketches, seat);
  const score = at(scores, seat);
  const rivals = sketches.filter((_, other) => other !== seat);
  const decider = state.stack.at(-1)?.seat ?? seat;
  return [
    worth,
    score.total,
    board.points,
    score.palmPoints,
    score.leiPoints,
    8 * score.ships,
    8 * board.ships,
    8 * board.shipsNow,
    8 * (board.ships - Math.max(...rivals.map((rival) => rival.board.ships))),
    8 * shells,
    8 * (shells - Math.max(...rivals.map((rival) => rival.shells))),
    6 * board.empty,
    16 * board.dead,
    12 * board.wanting,
    8 * turns,
    8 * Math.max(0, board.empty - board.dead - turns),
    8 * score.removed.length,
    12 * score.islands.length,
    depot === null ? 0 : 32,
    room === undefined ? 0 : 16 * (room + 1),
    decider === seat ? 32 : 0,
    16 * ((seat - decider + sketches.length) % sketches.length),
  ];
}

/** From "matrixSingles" to "matrixShells". */
function matrixCounts({ matrix }: MaoriState, pack: MaoriPack): number[] {
  const kinds = { single: 0, end: 0, middle: 0, water: 0, volcano: 0 };
  let [leis, huts, ships, shells] = [0, 0, 0, 0];
  for (const id of matrix) {
    if (id === null) continue;
    const { printed } = tileOf(pack, id);
    kinds[printed.kind]++;
    if (printed.lei !== null) leis++;
    huts += printed.huts;
    ships += printed.ships;
    shells += printed.shells;
  }
  const { single, end, middle, water } = kinds;
  return [single, end, middle, water, leis, huts, ships, shells].map((count) => 8 * count);
}

/** From "openIslands" to "hardest". */
function openingCounts(openings: Openings): number[] {
  const { islands, tiles, ships, palms, hutPalms, leiHalves, blank, asked, joining, hardest } = openings;
  return [
    20 * islands,
    10 * tiles,
    10 * ships,
    6 * palms,
    6 * hutPalms,
    20 * leiHalves,
    6 * blank,
    12 * asked,
    20 * joining,
    hardest,
  ];
}

/** From "depotPalms" to "depotSides". */
function depotCounts(depot: TileInfo | null): number[] {
  if (depot === null) return [0, 0, 0, 0, 0, 0];
  const { palms, huts, ships, shells, lei, open } = depot.printed;
  return [16 * palms, 32 * huts, 32 * ships, 32 * shells, lei === null ? 0 : 32, 32 * open.length];
}

/** From "bestTurn" to "leftTurn": what is left of it when whoever is to move takes the tile that is `wanted`. */
function chanceCounts({ best, second, third, cell }: Chances, wanted: string): number[] {
  const left = cell !== "" && cell === wanted ? second : best;
  return [best, second, third, left].map((gain) => 6 * gain);
}
