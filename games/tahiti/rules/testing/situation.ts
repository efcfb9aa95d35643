// Positions for tests: who stands where, and in which phase of whose turn the scene opens.
import type { Options, Seat } from "@outrigger/kernel";
import { given, type Scene } from "@outrigger/testkit";
import { type Arrangement, areaIndex as areaOf, arrange } from "../../arrange/index.ts";
import { rules } from "../index.ts";
import type { Marker, Piece, TahitiState } from "../state.ts";
import type { Tahiti } from "../tahiti.ts";
import type { Hex, MarkerKind, PieceKind, Side } from "../vocabulary.ts";

export interface Situation extends Arrangement {
  readonly pieces?: string;
  readonly markers?: string;
  /** 2 when absent. */
  readonly seats?: number;
  readonly options?: Options;
  readonly edit?: (state: TahitiState) => void;
}

export type TahitiScene = Scene<Tahiti>;

export function situation(wanted: Situation = {}): TahitiScene {
  const seats = wanted.seats ?? 2;
  const table = { seats, ...(wanted.options === undefined ? {} : { options: wanted.options }) };
  return given(rules, table, (state) => {
    arrange(state, rules.pack, wanted);
    wanted.edit?.(state);
  });
}

/** A movement phase of player 1, and a combat phase of his, with these pieces on the island. */
export const moving = (pieces: string, more: Situation = {}) => situation({ step: "movement", ...more, pieces });
export const fighting = (pieces: string, more: Situation = {}) => situation({ step: "combat", ...more, pieces });

export const areaIndex = (id: string): number => areaOf(rules.pack, id);

/** The only piece (or the first) that fits. */
export function find(scene: TahitiScene, side: Side, kind: PieceKind, hex?: Hex): Piece {
  const piece = all(scene, side, hex).find((candidate) => candidate.kind === kind);
  if (piece === undefined) throw new Error(`side ${side} has no ${kind}`);
  return piece;
}

export function all(scene: TahitiScene, side: Side, hex?: Hex): Piece[] {
  return scene.state.pieces.filter((piece) => piece.owner === side && (hex === undefined || piece.at === hex));
}

/** The kinds a side has in a hex, sorted; Elders with their number. */
export function kinds(scene: TahitiScene, side: Side, hex?: Hex): string[] {
  return all(scene, side, hex)
    .map((piece) => (piece.kind === "elder" ? `E${piece.elder}` : piece.kind))
    .sort();
}

export function markers(scene: TahitiScene, hex: Hex, kind?: MarkerKind): Marker[] {
  return scene.state.markers.filter((marker) => marker.at === hex && (kind === undefined || marker.kind === kind));
}

export function activate(scene: TahitiScene, kind: PieceKind, hex?: Hex): void {
  scene.play(["activate", find(scene, scene.seat as Seat, kind, hex).id]);
}

/** Where a move of this kind may lead: its second part, sorted. */
export function targets(scene: TahitiScene, kind: string): (string | number | undefined)[] {
  return scene
    .offers(kind)
    .map((move) => move[1])
    .sort((one, other) => Number(one) - Number(other));
}

export function told<Kind extends Tahiti["event"]["kind"]>(
  scene: TahitiScene,
  kind: Kind,
): Extract<Tahiti["event"], { kind: Kind }>[] {
  return scene.events.filter((event): event is Extract<Tahiti["event"], { kind: Kind }> => event.kind === kind);
}
