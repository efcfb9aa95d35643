// Which event of Māori is which beat. Places: `cell:` of the matrix, `berth:` round it, `space:` of a seat's board, `seat:`.
import type { Beats, Offer, TableContext } from "@outrigger/board";
import type { Maori, MaoriView } from "../rules/index.ts";
import { cellNumber, pieceName, positionAfter, printedSpaces } from "../rules/names.ts";

/** Where a space lies in the layout. */
function spaceAt({ plan }: { readonly plan: readonly string[] }, space: string): number {
  return printedSpaces(plan).findIndex(({ name }) => name === space);
}

const onBoard = (seat: number, ...spaces: (string | null)[]): string[] =>
  spaces.flatMap((space) => (space === null ? [] : [`space:${seat}:${space}`]));

/** The berths between two, as the ship passes them. */
function passed(from: number, distance: number): string[] {
  return Array.from({ length: Math.max(0, distance - 1) }, (_, step) => `berth:${positionAfter(from, step + 1)}`);
}

const said = { length: "none", sound: "none", words: "told" } as const;

export const beats: Beats<Maori> = {
  laidOut: said,
  volcanoSetAside: said,
  explorerPlaced: {
    length: "step",
    sound: "place",
    words: "told",
    places: ({ position }) => [`berth:${position}`],
    show: (view, { position }) => {
      view.explorer = position;
    },
  },
  sailed: {
    length: "step",
    sound: "sail",
    words: "told",
    places: ({ to }) => [`berth:${to}`],
    travels: ({ from, to, distance }) => [
      { from: `berth:${from}`, via: passed(from, distance), to: `berth:${to}`, piece: "ship" },
    ],
    show: (view, { seat, to, price }) => {
      view.explorer = to;
      pay(view, seat, price);
    },
  },
  stepped: {
    length: "step",
    sound: "step",
    words: "told",
    places: ({ seat, to }) => onBoard(seat, to),
    travels: ({ seat, from, to }) => [
      { from: `space:${seat}:${from}`, to: `space:${seat}:${to}`, piece: `coloured:${seat}` },
    ],
    show: (view, { seat, to }) => {
      const owner = view.seats[seat];
      if (owner !== undefined) owner.ship = to;
    },
  },
  took: {
    length: "step",
    sound: "card",
    words: "told",
    places: ({ cell }) => [`cell:${cell}`],
    travels: ({ seat, cell }) => [{ from: `cell:${cell}`, to: `seat:${seat}` }],
    show: (view, { seat, cell, price }) => {
      view.matrix[cellNumber(cell)] = null;
      pay(view, seat, price);
    },
  },
  tookFromDepot: {
    length: "quick",
    sound: "card",
    words: "told",
    places: ({ seat }) => [`seat:${seat}`],
    show: (view, { seat }) => {
      const owner = view.seats[seat];
      if (owner !== undefined) owner.depot = null;
    },
  },
  placed: {
    length: "step",
    sound: "place",
    words: "told",
    places: ({ seat, space }) => onBoard(seat, space),
    travels: ({ seat, space }) => [{ from: `seat:${seat}`, to: `space:${seat}:${space}`, or: `seat:${seat}` }],
    show: (view, { seat, tile, space, rotation }) => {
      const owner = view.seats[seat];
      if (owner !== undefined) owner.layout[spaceAt(view.board, space)] = pieceName(tile.id, rotation);
    },
  },
  received: {
    length: "quick",
    sound: "shell",
    words: "told",
    places: ({ seat }) => [`seat:${seat}`],
    show: (view, { seat, shells }) => pay(view, seat, -shells),
  },
  islandFinished: {
    flourish: true,
    length: "step",
    sound: "score",
    words: "told",
    places: ({ seat, spaces }) => onBoard(seat, ...spaces),
  },
  leiCompleted: {
    flourish: true,
    length: "step",
    sound: "flourish",
    words: "told",
    places: ({ seat, spaces }) => onBoard(seat, ...spaces),
  },
  stored: {
    length: "step",
    sound: "card",
    words: "told",
    places: ({ seat }) => [`seat:${seat}`],
    show: (view, { seat, tile }) => {
      const owner = view.seats[seat];
      if (owner !== undefined) owner.depot = tile.id;
    },
  },
  discarded: {
    length: "step",
    sound: "loss",
    words: "told",
    places: ({ seat, space }) => onBoard(seat, space),
    travels: ({ seat, space }) => [{ from: `space:${seat}:${space}`, to: `seat:${seat}` }],
    show: (view, { seat, space }) => {
      const owner = view.seats[seat];
      if (owner !== undefined) owner.layout[spaceAt(view.board, space)] = null;
    },
  },
  passed: { length: "quick", sound: "none", words: "told", places: ({ seat }) => [`seat:${seat}`] },
  shipMoved: {
    length: "step",
    sound: "step",
    words: "told",
    places: ({ seat, to }) => onBoard(seat, to),
    show: (view, { seat, to }) => {
      const owner = view.seats[seat];
      if (owner !== undefined) owner.ship = to;
    },
  },
  refilled: {
    length: "quick",
    sound: "card",
    words: "told",
    places: ({ cell }) => [`cell:${cell}`],
    show: (view, { cell, tile }) => {
      view.matrix[cellNumber(cell)] = tile.id;
      view.pile = view.pile.filter((id) => id !== tile.id);
    },
  },
  leftEmpty: said,
  lastTurns: { length: "scene", sound: "turn", words: "told", banner: true },
  stagnated: { length: "scene", sound: "turn", words: "told", banner: true },
  ended: { length: "scene", sound: "end", words: "told", banner: true },
};

/** What is paid goes to the supply, what is received comes from it. */
function pay(view: Pick<MaoriView, "supply" | "seats">, seat: number, price: number): void {
  const owner = view.seats[seat];
  if (owner === undefined) return;
  owner.shells -= price;
  view.supply += price;
}

/** The places a choice is about. */
export function aims({ move, note, kind }: Offer<Maori>, { me }: TableContext<Maori>): string[] {
  const [, what] = move;
  if (kind === "take") return [`cell:${what}`];
  if (kind === "explorer") return [`berth:${what}`];
  if (kind === "sail") return note === null ? [] : [`berth:${note.position}`];
  const isOnBoard = kind === "place" || kind === "step" || kind === "ship" || kind === "discard";
  return isOnBoard ? [`space:${me}:${what}`] : [];
}
