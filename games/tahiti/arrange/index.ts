// Positions as data: who stands where, and in which phase of whose turn it is.
import type { Seat } from "@outrigger/kernel";
import type { ClansFrame } from "../rules/advanced/frames.ts";
import type { TahitiPack } from "../rules/components.ts";
import type { TahitiFrame } from "../rules/frames.ts";
import type { PlayerTurnFrame, RoundsFrame } from "../rules/island/frames.ts";
import { addMarker, addPartBuilt, addVillage } from "../rules/markers.ts";
import { addPiece } from "../rules/pieces.ts";
import type { TahitiState } from "../rules/state.ts";
import { clanOf, type Hex, LEADER_KINDS, MARKER_KINDS, NOBODY, type Side, UNIT_KINDS } from "../rules/vocabulary.ts";

/** A kind of piece, several of it ("militia*3"), or an Elder by number ("E3"). */
type Named = string;

type ListedPieces = readonly (readonly [Side, Hex, ...Named[]])[];
type ListedMarkers = readonly (readonly [Hex, ...Named[]])[];

export interface Arrangement {
  /** Home Village hexes by seat; 0 for none. Those of the rules' own examples when absent. */
  readonly homes?: readonly Hex[];
  /** Owners of further Areas, by id. */
  readonly control?: Readonly<Record<string, Side>>;
  /** `0@407 militia*2 E3; 1@508 heavy`, or lists [side, hex, …pieces]. A Chieftain not named stands at home. */
  readonly pieces?: string | ListedPieces;
  /** `407 bigLog; 0@307 warCanoe*2`, those of a side with its people in them; or lists [hex, …markers]. */
  readonly markers?: string | ListedMarkers;
  /** `1@905; 1@1008`, or lists [side, hex]. */
  readonly villages?: string | readonly (readonly [Side, Hex])[];
  /** Hostile Areas by their place in the pack, with the camp if there is one: `5@704 active; 12@910 since 1`. */
  readonly clans?: string;
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
  for (const { side, hex } of readStacks(wanted.villages)) settle(state, pack, side, hex);
  for (const [area, side] of Object.entries(wanted.control ?? {})) state.control[areaIndex(pack, area)] = side;
  for (const { side, hex, names } of readStacks(wanted.pieces)) for (const name of names) place(state, side, hex, name);
  for (const { side, hex, names } of readStacks(wanted.markers))
    for (const name of names)
      each(name, MARKER_KINDS, (kind) => Object.assign(addMarker(state, kind, hex), { crew: side }));
  if (wanted.clans !== undefined) for (const text of wanted.clans.split("; ")) rouse(state, text);
  for (const hex of wanted.partBuilt ?? []) addPartBuilt(state, hex, false);
  homes.forEach((home, seat) => {
    const isThere = state.pieces.some((piece) => piece.owner === seat && piece.kind === "chieftain");
    if (!isThere && home !== 0) addPiece(state, "chieftain", seat, home);
  });
}

interface Stack {
  /** NOBODY for markers that lie about. */
  readonly side: Side;
  readonly hex: Hex;
  readonly names: readonly Named[];
}

type Listed = readonly (number | Named)[];

function readStacks(wanted: string | readonly Listed[] = []): Stack[] {
  const lists = typeof wanted === "string" ? wanted.split("; ").filter(Boolean).map(readList) : wanted;
  return lists.map((list: Listed) => {
    const [hex = 0, side = NOBODY] = list.filter((part) => typeof part === "number").reverse();
    return { side, hex, names: list.filter((part) => typeof part === "string") };
  });
}

/** `0@407 militia*2` as [0, 407, "militia*2"]. */
function readList(text: string): Listed {
  const [where = "", ...names] = text.split(" ").filter(Boolean);
  return [...where.split("@").map(Number), ...names];
}

/** TAH-SOLO-6. */
function rouse(state: TahitiState, text: string): void {
  const [, area, camp = "0", active, since = "0"] = /^(\d+)(?:@(\d+))?( active)?(?: since (\d+))?$/.exec(text) ?? [];
  if (area === undefined) throw new Error(`no hostile Area: ${text}`);
  state.clans.push({ area: Number(area), active: active !== undefined, since: Number(since), camp: Number(camp) });
  state.control[Number(area)] = clanOf(Number(area));
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
  else each(name, [...UNIT_KINDS, ...LEADER_KINDS], (kind) => addPiece(state, kind, side, hex));
}

function each<Kind extends string>(name: Named, kinds: readonly Kind[], make: (kind: Kind) => void): void {
  const [wanted, count = "1"] = name.split("*");
  const kind = kinds.find((known) => known === wanted);
  if (kind === undefined || !/^\d+$/.test(count)) throw new Error(`what is ${name}?`);
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
