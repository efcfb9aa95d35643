// The table before the first decision: turn order, hands, the hexagon (MAS-SET, MAS-HEX-1, MAS-HEX-2).
import { at, type Chance, chosenOption, type Options, type Seat, type Start } from "@outrigger/kernel";
import { animalsOfEachKind, infoOf, type MaasaiPack } from "./components.ts";
import type { Maasai } from "./maasai.ts";
import { halfDirection, shapeOf } from "./names.ts";
import { fillHands, pileOf, tellDealt } from "./supply.ts";
import {
  FIRST_PLAYERS,
  type Kind,
  type Laid,
  LENGTHS,
  type MaasaiOptions,
  type MaasaiState,
  type SeatState,
} from "./vocabulary.ts";

/** MAS-HEX-2: the only way one narrow and two wide shields meet round a point, turned as in the book's example. */
const HEXAGON: readonly (Omit<Laid, "shield"> & { readonly kind: Kind })[] = [
  { kind: "N", at: [0, 0, 0, 0], turn: 8 },
  { kind: "W3", at: [0, 0, 1, 0], turn: 5 },
  { kind: "W4", at: [0, 0, 0, -1], turn: 3 },
];

export function setup(start: Start<Maasai>): MaasaiState {
  const { seats, options, pack, chance, emit } = start;
  const state = emptyTable(seats, optionsOf(options), pack, chance);
  emit({ kind: "ordered", order: state.order });
  tellDealt(start, state, fillHands(state, pack, chance));
  for (const { kind, at, turn } of HEXAGON) {
    const shield = drawForHexagon(state, pack, chance, kind);
    state.laid.push({ shield, at, turn });
    state.animals.push(-1, -1, -1, -1);
  }
  emit({
    kind: "hexagon",
    shields: state.laid.map(({ shield }) => infoOf(pack, shield).printed),
    halves: state.laid.map(({ turn }) => halfDirection(turn)),
  });
  // MAS-HEX-3: player 2 begins.
  state.stack.push({ phase: "hexagon", seat: at(state.order, 1) });
  return state;
}

function optionsOf(options: Options): MaasaiOptions {
  return {
    length: chosenOption(options, "length", LENGTHS),
    openHands: options["openHands"] === true,
    firstPlayer: chosenOption(options, "firstPlayer", FIRST_PLAYERS),
    ...(options["liveTurns"] === undefined ? {} : { liveTurns: options["liveTurns"] === true }),
  };
}

function emptyTable(seats: number, options: MaasaiOptions, pack: MaasaiPack, chance: Chance): MaasaiState {
  const each = animalsOfEachKind(pack, seats, options);
  return {
    stack: [],
    aside: [],
    options: { ...options },
    order: turnOrder(seats, options, chance),
    seats: Array.from({ length: seats }, () => newSeat(pack, each)),
    laid: [],
    people: [],
    bomas: [],
    animals: [],
    wide: [...pack.ids.W],
    narrow: [...pack.ids.N],
    discarded: [],
    round: 1,
  };
}

function newSeat({ people }: MaasaiPack, each: number): SeatState {
  return { stock: { ...people }, pen: { zebu: each, goat: each, sheep: each }, hand: [], abandoned: [] };
}

/** MAS-SET-1. */
function turnOrder(seats: number, { firstPlayer }: MaasaiOptions, chance: Chance): Seat[] {
  const waiting = Array.from({ length: seats }, (_, seat) => seat);
  if (firstPlayer === "seat") return waiting;
  const order: Seat[] = [];
  while (waiting.length > 1) order.push(chance.draw(waiting));
  return [...order, ...waiting];
}

/** MAS-HEX-1. Should every shield of several colours have been dealt, one of a single colour has to do. */
function drawForHexagon(state: MaasaiState, pack: MaasaiPack, chance: Chance, kind: Kind): string {
  const pile = pileOf(state, shapeOf(kind));
  const isOfKind = (id: string): boolean => infoOf(pack, id).printed.kind === kind;
  const isEligible = (id: string): boolean => isOfKind(id) && !infoOf(pack, id).isMono;
  return chance.draw(pile, pile.some(isEligible) ? isEligible : isOfKind);
}
