// What is counted of a position of Māori for the learned judgement: boards, races and the time that is left.
import type { Features, Position } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import type { Maori } from "../rules/index.ts";
import { scoreSeats } from "../rules/scoring.ts";
import type { SeatScore } from "../rules/shown.ts";
import { BOARDS, type MaoriState } from "../rules/vocabulary.ts";
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
] as const;
const PARTS = ["islands", "leis", "ships", "shells", "empty"] as const;

export const features: Features<Maori> = { version: 1, shared: SHARED, each: EACH, parts: PARTS, count, final, pieces };

function count({ state, pack }: Position<Maori>): ReturnType<Features["count"]> {
  const ground = groundOf(state, pack);
  const sketches = sketchesOf(state, pack, ground);
  const scores = scoreSeats(state, pack);
  const prospects = sketches.map((_, seat) => worthOf(ground, sketches, seat));
  return {
    shared: sharedCounts(state),
    seats: sketches.map((_, seat) => seatCounts(state, at(prospects, seat), sketches, scores, seat)),
    prospects,
  };
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
