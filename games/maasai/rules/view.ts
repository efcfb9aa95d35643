// What a viewer may know: the whole table, the own hand, and of other hands and the piles how many shields of each shape
// they hold (MAS-SET-5).
import { at, type Chance, copyJson, type Viewer } from "@outrigger/kernel";
import {
  edgeAgainst,
  edgeDirection,
  endPatch,
  FENCES,
  type Patch,
  SHAPES,
  type Shape,
  type Slot,
  startPatch,
  tileOf,
} from "@outrigger/penrose";
import { buildBar } from "./bomas.ts";
import { claimant } from "./claims.ts";
import { infoOf, type MaasaiPack, roundsFor } from "./components.ts";
import { halfDirection } from "./names.ts";
import { closedFenceOf } from "./notes.ts";
import { herdOut } from "./scoring.ts";
import type { BomaView, ClosedView, FitView, MaasaiView, OpenEdge, ParcelView, SeatView } from "./shown.ts";
import { countShape } from "./supply.ts";
import { buildTable, colourOf, fenceThrough, homeOf, isSpot, type MaasaiTable, parcelOf } from "./table.ts";
import type { Boma, MaasaiFrame, MaasaiState } from "./vocabulary.ts";

export function view(state: MaasaiState, viewer: Viewer, pack: MaasaiPack): MaasaiView {
  const table = buildTable(state, pack);
  const fits = viewFits(table);
  const edges = viewEdges(table, fits);
  return {
    viewer,
    stack: state.stack.map((frame) => viewFrame(state, frame, viewer)),
    options: copyJson(state.options),
    order: state.order.slice(),
    round: state.round,
    rounds: roundsFor(pack, state.seats.length),
    seats: state.seats.map((_, seat) => viewSeat(state, seat, viewer, pack)),
    laid: copyJson(state.laid),
    people: copyJson(state.people),
    bomas: state.bomas.map((boma, place) => viewBoma(table, boma, place)),
    animals: state.animals.slice(),
    discarded: state.discarded.slice(),
    piles: { wide: state.wide.length, narrow: state.narrow.length },
    unseen: unseenBy(state, viewer),
    facing: table.layout.facing.slice(),
    faces: table.layout.facing.map((_, slot) => edgeDirection(tileOf(table.layout, slot >> 2), slot & 3)),
    halves: state.laid.map(({ turn }) => halfDirection(turn)),
    parcels: viewParcels(state, table, edges),
    edges,
    fits,
    closed: viewClosed(state, table),
    shields: pack.printed,
  };
}

function seesHand({ options }: MaasaiState, seat: number, viewer: Viewer): boolean {
  return options.openHands || viewer === "all" || viewer === seat;
}

/** Which shield is about to be laid is known to those who see the hand; the others see that one is being chosen. */
function viewFrame(state: MaasaiState, frame: MaasaiFrame, viewer: Viewer): MaasaiFrame {
  if (frame.phase !== "lay" || seesHand(state, frame.seat, viewer)) return copyJson(frame);
  const { shield: _, ...rest } = frame;
  return { ...rest, phase: "shield" };
}

function viewSeat(state: MaasaiState, seat: number, viewer: Viewer, pack: MaasaiPack): SeatView {
  const own = at(state.seats, seat);
  return {
    stock: { ...own.stock },
    pen: { ...own.pen },
    wide: countShape(pack, own.hand, "W"),
    narrow: countShape(pack, own.hand, "N"),
    hand: seesHand(state, seat, viewer) ? own.hand.slice() : null,
    abandoned: own.abandoned.slice(),
    builders: state.bomas.filter(({ owner, building }) => owner === seat && building).length,
    out: herdOut(state, pack, own),
  };
}

function unseenBy(state: MaasaiState, viewer: Viewer): string[] {
  const hidden = state.seats.flatMap(({ hand }, seat) => (seesHand(state, seat, viewer) ? [] : hand));
  return [...state.wide, ...state.narrow, ...hidden].sort();
}

function viewBoma(table: MaasaiTable, boma: Boma, place: number): BomaView {
  const region = table.home.flatMap((home, patch) => (home === place && isPatch(table, patch) ? [patch] : []));
  return { ...boma, loop: [...(table.loops[place]?.tiles ?? [])], region };
}

function isPatch({ infos }: MaasaiTable, patch: Patch): boolean {
  return infos[patch >> 2]?.patches.includes(patch & 3) === true;
}

function viewFits({ layout }: MaasaiTable): FitView[] {
  return SHAPES.flatMap((shape) =>
    layout.fits[shape].map(({ tile, joins }) => ({
      shape,
      at: [...tile.at],
      turn: tile.turn,
      joins: [...joins],
      edges: joins.map((slot) => edgeAgainst(tile, tileOf(layout, slot >> 2), slot & 3)),
    })),
  );
}

function viewClosed(state: MaasaiState, table: MaasaiTable): ClosedView[] {
  const frame = state.stack.at(-1);
  if (frame?.phase !== "act") return [];
  const number = state.laid.length - 1;
  const bar = buildBar(state, table, frame.seat, number) ?? null;
  return FENCES.flatMap((fence) => {
    const loop = fenceThrough(table, number, fence);
    return loop === undefined ? [] : [{ ...closedFenceOf(table, loop), bar }];
  });
}

function viewEdges({ layout }: MaasaiTable, fits: readonly FitView[]): OpenEdge[] {
  const ways = { W: new Map<Slot, number>(), N: new Map<Slot, number>() };
  fits.forEach(({ shape, joins }, place) => {
    for (const slot of joins) ways[shape].set(slot, place);
  });
  return layout.facing.flatMap((across, slot) =>
    across !== -1 ? [] : [{ slot, wide: ways.W.get(slot) ?? -1, narrow: ways.N.get(slot) ?? -1 }],
  );
}

function viewParcels(state: MaasaiState, table: MaasaiTable, edges: readonly OpenEdge[]): ParcelView[] {
  const { land } = table;
  const parcels = new Map<Patch, ParcelDraft>();
  land.parcel.forEach((name, patch) => {
    // A parcel is named by its lowest patch, so that one comes first.
    const parcel = parcels.get(name) ?? newParcel(state, table, name);
    if (name === patch) parcels.set(name, parcel);
    if (isPatch(table, patch)) parcel.patches.push(patch);
    if (isSpot(table, patch)) parcel.spots++;
  });
  for (const { slot, wide, narrow } of edges) {
    for (const name of new Set([startPatch(slot), endPatch(slot)].map((patch) => parcelOf(table, patch)))) {
      const parcel = parcels.get(name);
      parcel?.open.push(slot);
      if (wide === -1 && narrow === -1) parcel?.dead.push(slot);
    }
  }
  return [...parcels.values()];
}

/** A parcel whose places and open edges are still being counted. */
interface ParcelDraft extends ParcelView {
  readonly patches: Patch[];
  readonly open: Slot[];
  readonly dead: Slot[];
  spots: number;
}

function newParcel(state: MaasaiState, table: MaasaiTable, name: Patch): ParcelDraft {
  const home = homeOf(table, name);
  const owner = claimant(state, table, name)?.seat ?? null;
  const boma = home === -1 ? null : at(state.bomas, home).shield;
  return { name, colour: colourOf(table, name), patches: [], spots: 0, open: [], dead: [], owner, boma };
}

/** A full state that agrees with the view: what is unseen is dealt to the hidden hands and the piles. */
export function sample(seen: MaasaiView, chance: Chance, pack: MaasaiPack): MaasaiState {
  const unseen = seen.unseen.slice();
  const take = (count: number, shape: Shape): string[] =>
    Array.from({ length: count }, () => chance.draw(unseen, (id) => infoOf(pack, id).shape === shape));
  const hands = seen.seats.map(({ hand, wide, narrow }) =>
    hand === null ? [...take(wide, "W"), ...take(narrow, "N")].sort() : hand.slice(),
  );
  return {
    stack: seen.stack.map((frame) => copyJson(frame)),
    aside: [],
    options: copyJson(seen.options),
    order: seen.order.slice(),
    seats: seen.seats.map(({ stock, pen, abandoned }, seat) => ({
      stock: { ...stock },
      pen: { ...pen },
      hand: at(hands, seat),
      abandoned: abandoned.slice(),
    })),
    laid: [...copyJson(seen.laid)],
    people: [...copyJson(seen.people)],
    bomas: seen.bomas.map(({ shield, fence, owner, building }) => ({ shield, fence, owner, building })),
    animals: seen.animals.slice(),
    wide: unseen.filter((id) => infoOf(pack, id).shape === "W"),
    narrow: unseen.filter((id) => infoOf(pack, id).shape === "N"),
    discarded: seen.discarded.slice(),
    round: seen.round,
  };
}
