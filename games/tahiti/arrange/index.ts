// Positions as data: who stands where, and in which phase of whose turn it is.
import type { Seat } from "@outrigger/kernel";
import type { ClansFrame } from "../rules/advanced/frames.ts";
import type { TahitiPack } from "../rules/components.ts";
import type { TahitiFrame } from "../rules/frames.ts";
import type { PlayerTurnFrame, RoundsFrame } from "../rules/island/frames.ts";
import { addMarker, addPartBuilt, addVillage } from "../rules/markers.ts";
import { addPiece } from "../rules/pieces.ts";
import type { TahitiState } from "../rules/state.ts";
import { type Hex, type MarkerKind, NOBODY, type PieceKind, type Side } from "../rules/vocabulary.ts";

/** A kind of piece, several of it ("militia*3"), or an Elder by number ("E3"). */
type Named = string;

export interface Arrangement {
  /** Home Village hexes by seat; 0 for none. Those of the rules' own examples when absent. */
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
  /** Frames on top of the player turn. */
  readonly frames?: readonly TahitiFrame[];
}

const STANDARD_HOMES: Readonly<Record<number, readonly Hex[]>> = {
  1: [407],
  2: [407, 1310],
  3: [407, 905, 1011],
  4: [604, 409, 1008, 1113],
};

/** Makes the fresh state the arranged position. */
export function arrange(state: TahitiState, pack: TahitiPack, wanted: Arrangement): void {
  settleIsland(state, pack, wanted, wanted.homes ?? STANDARD_HOMES[state.players.length] ?? []);
  openTurn(state, wanted);
}

function settleIsland(state: TahitiState, pack: TahitiPack, wanted: Arrangement, homes: readonly Hex[]): void {
  state.control.fill(NOBODY);
  homes.forEach((home, seat) => {
    if (home !== 0) settle(state, pack, seat, home);
    (state.players[seat] as TahitiState["players"][number]).home = home;
  });
  for (const [side, hex] of wanted.villages ?? []) settle(state, pack, side, hex);
  for (const [area, side] of Object.entries(wanted.control ?? {})) state.control[areaIndex(pack, area)] = side;
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
function settle(state: TahitiState, pack: TahitiPack, side: Side, hex: Hex): void {
  addVillage(state, hex, side);
  state.control[pack.map.at(hex).area] = side;
}

export function areaIndex(pack: TahitiPack, id: string): number {
  const index = pack.areas.findIndex((area) => area.id === id);
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

function openTurn(
  state: TahitiState,
  { active = 0, step = "construction", clock = 1, frames = [] }: Arrangement,
): void {
  state.clock = clock;
  state.order = state.players.map((_, place) => (active + place) % state.players.length);
  const rounds: RoundsFrame = { phase: "rounds", next: 1 };
  const turn: PlayerTurnFrame = { phase: "playerTurn", player: active, step, gains: [] };
  // Alone, the clans act after the player (TAH-SOLO-9).
  const after: ClansFrame[] = state.players.length === 1 ? [{ phase: "clans", step: "movement", fights: [] }] : [];
  state.stack = [rounds, ...after, turn, ...frames];
  if (step !== "construction") state.active = active;
}
