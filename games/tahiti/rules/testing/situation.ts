// Positions for tests: who stands where, and in which phase of whose turn the scene opens.
import type { Options, Seat } from "@outrigger/kernel";
import { given, type Scene } from "@outrigger/testkit";
import type { ClansFrame, PlayerTurnFrame, RoundsFrame, TahitiFrame } from "../frames.ts";
import { rules } from "../index.ts";
import { addMarker, addPartBuilt, addVillage } from "../markers.ts";
import { addPiece } from "../pieces.ts";
import type { Marker, Piece, TahitiState } from "../state.ts";
import type { Tahiti } from "../tahiti.ts";
import { type Hex, type MarkerKind, NOBODY, type PieceKind, type Side } from "../vocabulary.ts";

/** A kind of piece, several of it ("militia*3"), or an Elder by number ("E3"). */
type Named = string;

export interface Situation {
  /** 2 when absent. */
  readonly seats?: number;
  readonly options?: Options;
  /** Home Village hexes by seat; 0 for none. */
  readonly homes?: readonly Hex[];
  /** Owners of further Areas, by id. */
  readonly control?: Readonly<Record<string, Side>>;
  /** [side, hex, …pieces]. A Chieftain not named stands at home. */
  readonly pieces?: readonly (readonly [Side, Hex, ...Named[]])[];
  readonly markers?: readonly (readonly [Hex, ...Named[]])[];
  readonly villages?: readonly (readonly [Side, Hex])[];
  readonly partBuilt?: readonly Hex[];
  /** Whose turn; 0 when absent. */
  readonly active?: Seat;
  /** Where the turn stands; the construction phase when absent. */
  readonly step?: PlayerTurnFrame["step"];
  readonly clock?: number;
  readonly edit?: (state: TahitiState) => void;
  /** Frames on top of the player turn. */
  readonly frames?: readonly TahitiFrame[];
}

export type TahitiScene = Scene<Tahiti>;

const STANDARD_HOMES: Readonly<Record<number, readonly Hex[]>> = {
  1: [407],
  2: [407, 1310],
  3: [407, 905, 1011],
  4: [604, 409, 1008, 1113],
};

export function situation(wanted: Situation = {}): TahitiScene {
  const seats = wanted.seats ?? 2;
  const table = { seats, ...(wanted.options === undefined ? {} : { options: wanted.options }) };
  return given(rules, table, (state) => {
    arrange(state, wanted, wanted.homes ?? STANDARD_HOMES[seats] ?? []);
    openTurn(state, wanted);
    wanted.edit?.(state);
  });
}

function arrange(state: TahitiState, wanted: Situation, homes: readonly Hex[]): void {
  state.control.fill(NOBODY);
  homes.forEach((home, seat) => {
    if (home !== 0) settle(state, seat, home);
    (state.players[seat] as TahitiState["players"][number]).home = home;
  });
  for (const [side, hex] of wanted.villages ?? []) settle(state, side, hex);
  for (const [area, side] of Object.entries(wanted.control ?? {})) state.control[areaIndex(area)] = side;
  for (const [side, hex, ...names] of wanted.pieces ?? []) for (const name of names) place(state, side, hex, name);
  for (const [hex, ...names] of wanted.markers ?? [])
    for (const name of names) each(name, (kind) => addMarker(state, kind as MarkerKind, hex));
  for (const hex of wanted.partBuilt ?? []) addPartBuilt(state, hex, false);
  homes.forEach((home, seat) => {
    const isThere = state.pieces.some((piece) => piece.owner === seat && piece.kind === "chieftain");
    if (!isThere && home !== 0) addPiece(state, "chieftain", seat, home);
  });
}

/** A Village, and the Area it stands in. */
function settle(state: TahitiState, side: Side, hex: Hex): void {
  addVillage(state, hex, side);
  state.control[rules.pack.map.at(hex).area] = side;
}

export function areaIndex(id: string): number {
  const index = rules.pack.areas.findIndex((area) => area.id === id);
  if (index < 0) throw new Error(`no area ${id}`);
  return index;
}

function place(state: TahitiState, side: Side, hex: Hex, name: Named): void {
  const elder = /^E(\d)$/.exec(name)?.[1];
  if (elder !== undefined) addPiece(state, "elder", side, hex, Number(elder));
  else each(name, (kind) => addPiece(state, kind as PieceKind, side, hex));
}

function each(name: Named, make: (kind: string) => void): void {
  const [kind = "", count = "1"] = name.split("*");
  for (let made = 0; made < Number(count); made++) make(kind);
}

function openTurn(state: TahitiState, { active = 0, step = "construction", clock = 1, frames = [] }: Situation): void {
  state.clock = clock;
  state.order = state.players.map((_, place) => (active + place) % state.players.length);
  const rounds: RoundsFrame = { phase: "rounds", next: 1 };
  const turn: PlayerTurnFrame = { phase: "playerTurn", player: active, step, gains: [] };
  // Alone, the clans act after the player (TAH-SOLO-9).
  const after: ClansFrame[] = state.players.length === 1 ? [{ phase: "clans", step: "movement", fights: [] }] : [];
  state.stack = [rounds, ...after, turn, ...frames];
  if (step !== "construction") state.active = active;
}

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
