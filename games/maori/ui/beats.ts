// Which event of Māori is which beat. Places: `cell:` of the matrix, `berth:` round it, `space:` of a seat's board, `seat:`.
import type { Beats, Offer, TableContext } from "@outrigger/board";
import { type Draft, told } from "@outrigger/board/beats";
import type { Maori, MaoriView } from "../rules/index.ts";
import { cellNumber, pieceName, positionAfter, printedSpaces } from "../rules/names.ts";

type View = Draft<MaoriView>;
type Owner = View["seats"][number];

const onBoard = (seat: number, ...spaces: (string | null)[]): string[] =>
  spaces.flatMap((space) => (space === null ? [] : [`space:${seat}:${space}`]));

/** The berths between two, as the ship passes them. */
function passed(from: number, distance: number): string[] {
  return Array.from({ length: Math.max(0, distance - 1) }, (_, step) => `berth:${positionAfter(from, step + 1)}`);
}

const said = told("none", "none");

export const beats: Beats<Maori> = {
  laidOut: said,
  volcanoSetAside: said,
  explorerPlaced: {
    ...told("step", "place"),
    places: ({ position }) => [`berth:${position}`],
    show: (view, { position }) => {
      view.explorer = position;
    },
  },
  sailed: {
    ...told("step", "sail"),
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
    ...told("step", "step"),
    places: ({ seat, to }) => onBoard(seat, to),
    travels: ({ seat, from, to }) => [
      { from: `space:${seat}:${from}`, to: `space:${seat}:${to}`, piece: `coloured:${seat}` },
    ],
    show: (view, { seat, to }) => own(view, seat, { ship: to }),
  },
  took: {
    ...told("step", "card"),
    places: ({ cell }) => [`cell:${cell}`],
    travels: ({ seat, cell }) => [{ from: `cell:${cell}`, to: `seat:${seat}` }],
    show: (view, { seat, cell, price }) => {
      view.matrix[cellNumber(cell)] = null;
      pay(view, seat, price);
    },
  },
  tookFromDepot: {
    ...told("quick", "card"),
    places: ({ seat }) => [`seat:${seat}`],
    show: (view, { seat }) => own(view, seat, { depot: null }),
  },
  placed: {
    ...told("step", "place"),
    places: ({ seat, space }) => onBoard(seat, space),
    travels: ({ seat, space }) => [{ from: `seat:${seat}`, to: `space:${seat}:${space}`, or: `seat:${seat}` }],
    show: (view, { seat, tile, space, rotation }) => lay(view, seat, space, pieceName(tile.id, rotation)),
  },
  received: {
    ...told("quick", "shell"),
    places: ({ seat }) => [`seat:${seat}`],
    show: (view, { seat, shells }) => pay(view, seat, -shells),
  },
  islandFinished: {
    ...told("step", "score"),
    flourish: true,
    places: ({ seat, spaces }) => onBoard(seat, ...spaces),
  },
  leiCompleted: {
    ...told("step", "flourish"),
    flourish: true,
    places: ({ seat, spaces }) => onBoard(seat, ...spaces),
  },
  stored: {
    ...told("step", "card"),
    places: ({ seat }) => [`seat:${seat}`],
    show: (view, { seat, tile }) => own(view, seat, { depot: tile.id }),
  },
  discarded: {
    ...told("step", "loss"),
    places: ({ seat, space }) => onBoard(seat, space),
    travels: ({ seat, space }) => [{ from: `space:${seat}:${space}`, to: `seat:${seat}` }],
    show: (view, { seat, space }) => lay(view, seat, space, null),
  },
  passed: { ...told("quick", "none"), places: ({ seat }) => [`seat:${seat}`] },
  shipMoved: {
    ...told("step", "step"),
    places: ({ seat, to }) => onBoard(seat, to),
    show: (view, { seat, to }) => own(view, seat, { ship: to }),
  },
  refilled: {
    ...told("quick", "card"),
    places: ({ cell }) => [`cell:${cell}`],
    show: (view, { cell, tile }) => {
      view.matrix[cellNumber(cell)] = tile.id;
      view.pile = view.pile.filter((id) => id !== tile.id);
    },
  },
  leftEmpty: said,
  lastTurns: { ...told("scene", "turn"), banner: true },
  stagnated: { ...told("scene", "turn"), banner: true },
  ended: { ...told("scene", "end"), banner: true },
};

function own(view: View, seat: number, what: Partial<Pick<Owner, "ship" | "depot">>): void {
  const owner = view.seats[seat];
  if (owner !== undefined) Object.assign(owner, what);
}

/** A piece comes to lie on a space of somebody's board, or nothing. */
function lay({ board, seats }: View, seat: number, space: string, piece: string | null): void {
  const owner = seats[seat];
  const place = printedSpaces(board.plan).findIndex(({ name }) => name === space);
  if (owner !== undefined) owner.layout[place] = piece;
}

/** What is paid goes to the supply, what is received comes from it. */
function pay(view: View, seat: number, price: number): void {
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
