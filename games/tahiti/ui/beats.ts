// Which event of Tahiti is which beat. Places: `hex:` by its number, `seat:`; pieces: `lying:` by hex, kind and side.
import type { Beat, Beats, Offer, TableContext } from "@outrigger/board";
import { type Draft, told } from "@outrigger/board/beats";
import type { Named, Piece, Tahiti, TahitiEvent, TahitiView } from "../rules/index.ts";
import { clockOf } from "../rules/names.ts";
import { MARKER_KINDS } from "../rules/vocabulary.ts";
import { hexOf } from "./choosing.ts";
import { holderOf } from "./focus.ts";

type View = Draft<TahitiView>;
type EventOf<Kind extends TahitiEvent["kind"]> = Extract<TahitiEvent, { readonly kind: Kind }>;
type BuildItem = EventOf<"built">["item"];
type Journey = EventOf<"stepped" | "sailed" | "retreated" | "pursued">;

const silent = { length: "none", sound: "none", words: "none" } as const;
const inHex = ({ hex }: { readonly hex: number }): string[] => [`hex:${hex}`];
const by = ({ seat }: { readonly seat: number }): string[] => [`seat:${seat}`];

const WOOD: readonly string[] = MARKER_KINDS;
const lying = (hex: number, kind: string, side: number): string =>
  `lying:${hex}:${kind}:${WOOD.includes(kind) ? -1 : side}`;

function trips({ side, from, to, pieces }: Journey) {
  return pieces.map(([kind]) => {
    const goal = lying(to, kind, side);
    return { from: `hex:${from}`, to: goal, piece: goal, or: `hex:${to}` };
  });
}

const journey = (length: "quick" | "step", sound: "step" | "sail" | "loss"): Beat<TahitiView, Journey> => ({
  ...told(length, sound),
  places: ({ to }) => [`hex:${to}`],
  travels: trips,
  show: (view, { ids, markers, to }) => {
    for (const piece of view.pieces) if (ids.includes(piece.id)) piece.at = to;
    for (const marker of view.markers) if (markers.includes(marker.id)) marker.at = to;
  },
});

function put(view: View, { id, kind, owner, at }: Pick<Piece, "id" | "kind" | "owner" | "at">, elder = 0): void {
  view.pieces.push({ id, kind, owner, at, start: at, mover: 0, by: "", fresh: true, elder });
  view.nextId = Math.max(view.nextId, id + 1);
}

const remove = (view: View, ids: readonly number[]): void => {
  view.pieces = view.pieces.filter(({ id }) => !ids.includes(id));
};

function build(view: View, seat: number, item: BuildItem, at: number): void {
  const id = view.nextId;
  if (item === "village") view.villages.push({ at, owner: seat, served: false, fresh: true });
  else if (item === "partBuiltVillage") view.partBuilt.push({ at, fresh: true });
  else if (item === "partBuiltCanoe" || item === "warCanoe")
    view.markers.push({ id, kind: item, at, start: at, mover: 0, fresh: true, crew: -1, last: at });
  else put(view, { id, kind: item, owner: seat, at });
}

function hold(view: View, area: string, side: number): void {
  const place = view.printed.areas.findIndex(({ id }) => id === area);
  if (place >= 0) view.control[place] = side;
}

export const beats: Beats<Tahiti> = {
  homeAreaDrawn: { ...told("step", "dice"), places: by },
  homePlaced: { ...told("step", "place"), places: inHex },
  placed: {
    ...told("step", "place"),
    places: inHex,
    travels: ({ side, hex, piece }) => [{ from: `seat:${side}`, to: lying(hex, piece, side) }],
    show: (view, { id, piece, side, hex, elder }) => put(view, { id, kind: piece, owner: side, at: hex }, elder),
  },
  rolled: told("quick", "dice"),
  drawn: silent,
  turnBegan: {
    ...told("scene", "turn"),
    banner: true,
    chapter: ({ season, turn }) => ({ season, turn }),
    show: (view, date) => {
      view.clock = clockOf(view.printed, date);
    },
  },
  initiativeWon: {
    ...told("scene", "turn"),
    places: by,
    show: (view, { seat, doubled }) => {
      view.initiative = { holder: seat, doubled };
    },
  },
  orderChosen: told("quick", "none"),
  playerTurnBegan: {
    ...told("quick", "none"),
    places: by,
    show: (view, { seat }) => {
      view.active = seat;
    },
  },
  phaseBegan: silent,
  harvested: {
    ...told("step", "fence"),
    places: inHex,
    show: (view, { hex: at, marker: id }) => {
      view.markers.push({ id, kind: "bigLog", at, start: at, mover: 0, fresh: true, crew: -1, last: at });
      view.nextId = Math.max(view.nextId, id + 1);
    },
  },
  depleted: { ...told("step", "loss"), places: inHex },
  built: {
    ...told("step", "fence"),
    places: inHex,
    travels: ({ seat, item, hex }) => [{ from: `seat:${seat}`, to: lying(hex, item, seat) }],
    show: (view, { seat, item, hex }) => build(view, seat, item, hex),
  },
  dismantled: { ...told("step", "loss"), places: inHex },
  converted: {
    ...told("step", "step"),
    places: inHex,
    show: (view, { id }) => {
      for (const piece of view.pieces) if (piece.id === id) piece.kind = "population";
    },
  },
  homeNamed: {
    ...told("step", "place"),
    places: inHex,
    show: (view, { seat, hex }) => {
      const owner = view.players[seat];
      if (owner !== undefined) owner.home = hex;
    },
  },
  areaGained: { ...told("step", "score"), places: by, show: (view, { area, seat }) => hold(view, area, seat) },
  elderJoined: { ...told("step", "flourish"), places: by },
  noElder: { ...told("step", "none"), places: by },
  areaHostile: told("step", "alarm"),
  clanRoused: told("step", "alarm"),
  activated: { length: "none", sound: "none", words: "none", places: inHex },
  stepped: journey("quick", "step"),
  embarked: { ...told("quick", "sail"), places: inHex },
  sailed: journey("quick", "sail"),
  landed: { ...told("quick", "step"), places: inHex },
  tookOver: { ...told("step", "place"), places: inHex },
  reefRun: { ...told("scene", "alarm"), places: inHex },
  calledOff: { ...told("quick", "none"), places: inHex },
  loaded: silent,
  unloaded: silent,
  attacked: { ...told("scene", "alarm"), places: inHex },
  shamanDeclared: { ...told("step", "card"), places: by },
  fought: { ...told("scene", "dice"), places: inHex },
  shamanLost: { ...told("step", "loss"), show: (view, { id }) => remove(view, [id]) },
  shamanReturned: { ...told("step", "place"), places: inHex },
  villageFell: {
    ...told("step", "loss"),
    places: inHex,
    show: (view, { hex }) => {
      view.villages = view.villages.filter(({ at }) => at !== hex);
    },
  },
  retreated: journey("step", "loss"),
  pursued: journey("step", "step"),
  panicked: { ...told("scene", "dice"), places: inHex },
  unitsCaptured: {
    ...told("scene", "loss"),
    places: inHex,
    show: (view, { ids, by: owner, hex: at }) => {
      for (const piece of view.pieces) if (ids.includes(piece.id)) Object.assign(piece, { owner, at });
    },
  },
  leadersCaptured: { ...told("scene", "loss"), places: inHex },
  elderTaken: told("step", "loss"),
  chieftainTaken: { ...told("scene", "alarm"), places: by },
  chieftainKilled: { ...told("scene", "alarm"), places: by },
  surrendered: { ...told("scene", "flourish"), show: (view, { area, to }) => hold(view, area, to) },
  canoesSank: {
    ...told("step", "loss"),
    places: inHex,
    show: (view, { markers }) => {
      view.markers = view.markers.filter(({ id }) => !markers.includes(id));
    },
  },
  canoesTaken: { ...told("step", "place"), places: inHex },
  drowned: { ...told("step", "loss"), places: inHex, show: (view, { id }) => remove(view, [id]) },
  rescued: { ...told("step", "place"), places: inHex },
  offered: { ...told("scene", "card"), places: by },
  dealOffered: { ...told("scene", "card"), places: by },
  passed: { ...told("quick", "none"), places: by },
  refused: { ...told("step", "loss"), places: by },
  agreed: { ...told("scene", "flourish"), places: by },
  areaLost: { ...told("step", "loss"), show: (view, { area, to }) => hold(view, area, to) },
  disbanded: told("step", "loss"),
  departing: { ...told("scene", "sail"), banner: true, places: by },
  departureCancelled: { ...told("step", "none"), places: by },
  sailedAway: { ...told("scene", "sail"), banner: true, places: by },
  canoeLost: { ...told("scene", "loss"), places: by },
  lostAtSea: { ...told("scene", "loss"), banner: true, places: by },
  emptyAtoll: { ...told("scene", "none"), places: by },
  sighted: { ...told("scene", "score"), places: by },
  sailedOn: { ...told("step", "sail"), places: by },
  settled: { ...told("scene", "flourish"), banner: true, places: by },
  levelChanged: { ...told("step", "score"), places: by },
  ended: { ...told("scene", "end"), banner: true },
};

/** A march is one line, however many hexes it goes through. */
export function join(one: TahitiEvent, next: TahitiEvent): TahitiEvent | undefined {
  const isMarch = one.kind === "stepped" || one.kind === "sailed";
  if (!isMarch || next.kind !== one.kind || next.from !== one.to || !sameParty(one.pieces, next.pieces))
    return undefined;
  return { ...next, from: one.from };
}

const sameParty = (one: Named, other: Named): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The places a choice is about: its hex, or where those stand who are in hand. */
export function aims({ move }: Offer<Tahiti>, { view, phase }: TableContext<Tahiti>): string[] {
  const hex = hexOf(move, view) ?? holderOf(view, phase)?.at;
  return hex === undefined ? [] : [`hex:${hex}`];
}
