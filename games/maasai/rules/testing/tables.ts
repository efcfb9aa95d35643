// Tables for tests, written as the rules write them: shields with their poses, people on patches.
import type { Seat } from "@outrigger/kernel";
import { CuriousList, fastChance, isAutomatic, newPlay, phaseOf } from "@outrigger/kernel/play";
import type { Patch, Point, Tile } from "@outrigger/penrose";
import { given, type Scene } from "@outrigger/testkit";
import { personOn } from "../claims.ts";
import { infoOf, pack, patchName } from "../components.ts";
import { bringAbout } from "../consequences.ts";
import { rules } from "../index.ts";
import type { Maasai } from "../maasai.ts";
import { buildTable } from "../table.ts";
import type { Animal, Boma, Laid, MaasaiFrame, MaasaiOptions, MaasaiState, PersonKind } from "../vocabulary.ts";

export type MaasaiScene = Scene<Maasai>;

export interface Setting {
  readonly seats?: 2 | 3;
  readonly options?: Partial<MaasaiOptions>;
  /** `0 N-RYG@[0,0,0,0]/8; 1 …`; the book's hexagon when absent. */
  readonly layout?: string;
  /** Who stands where, in the order of placing: player (from 1 on) and patch. */
  readonly people?: readonly (readonly [player: number, patch: string])[];
  /** Bomas that stand, in the order of building; filled by their owners. */
  readonly bomas?: readonly Boma[];
  /** Hands by player; the others hold thirteen shields that nothing depends on. */
  readonly hands?: Readonly<Record<number, readonly string[]>>;
  /** Stocks and pens set by player after everything was placed. */
  readonly stock?: Readonly<Record<number, Partial<Record<PersonKind | Animal, number>>>>;
  /** The decision in hand; the first action of player 1 when absent. */
  readonly frame?: MaasaiFrame;
  readonly edit?: (state: MaasaiState) => void;
}

/** The hexagon of the book's example. */
const BOOK_HEXAGON = "0 N-RYG-2@[0,0,0,0]/8; 1 W3-YRY@[0,0,1,0]/5; 2 W4-YGRR@[0,0,0,-1]/3";

export function table(setting: Setting): MaasaiScene {
  const options = { firstPlayer: "seat", ...setting.options } as const;
  return given(rules, { seats: setting.seats ?? 2, options }, (state) => arrange(state, setting));
}

function arrange(state: MaasaiState, setting: Setting): void {
  state.laid = readLayout(setting.layout ?? BOOK_HEXAGON);
  state.animals = state.laid.flatMap(() => [-1, -1, -1, -1]);
  dealAnew(state, setting.hands ?? {});
  const { infos } = buildTable(state, pack);
  for (const [player, name] of setting.people ?? []) {
    const patch = patchOf(state, name);
    const kind = personOn({ infos } as ReturnType<typeof buildTable>, patch);
    stateOf(state, player).stock[kind]--;
    state.people.push({ seat: player - 1, patch, tends: [] });
  }
  for (const boma of setting.bomas ?? []) raise(state, boma);
  bringAbout(newPlay(rules, pack, state, fastChance(1)), { seat: 0 });
  for (const [player, pieces] of Object.entries(setting.stock ?? {})) setPieces(state, Number(player), pieces);
  const first: MaasaiFrame = { phase: "remove", seat: 0, sequence: 1 };
  state.stack = [setting.frame ?? first];
  setting.edit?.(state);
}

function raise(state: MaasaiState, boma: Boma): void {
  state.bomas.push({ ...boma });
  if (boma.building) stateOf(state, boma.owner + 1).stock.warrior--;
  bringAbout(newPlay(rules, pack, state, fastChance(1)), { seat: boma.owner, built: true });
}

function stateOf(state: MaasaiState, player: number) {
  const seat = state.seats[player - 1];
  if (seat === undefined) throw new Error(`there is no player ${player}`);
  return seat;
}

function setPieces(state: MaasaiState, player: number, pieces: Partial<Record<PersonKind | Animal, number>>): void {
  const { stock, pen } = stateOf(state, player);
  for (const [kind, count] of Object.entries(pieces)) {
    if (kind === "warrior" || kind === "boy") stock[kind] = count;
    else pen[kind as Animal] = count;
  }
}

/** Hands as wished, every other hand from what is left, the rest in the piles. */
function dealAnew(state: MaasaiState, hands: Readonly<Record<number, readonly string[]>>): void {
  const used = new Set([...state.laid.map(({ shield }) => shield), ...Object.values(hands).flat()]);
  const left = (shape: "W" | "N"): string[] => pack.ids[shape].filter((id) => !used.has(id));
  [state.wide, state.narrow] = [left("W"), left("N")];
  state.seats.forEach((seat, at) => {
    const wished = hands[at + 1];
    seat.hand = [...(wished ?? [...state.wide.splice(0, 8), ...state.narrow.splice(0, 5)])].sort();
  });
}

export function readLayout(text: string): Laid[] {
  return text.split(";").map((part) => readLaid(part));
}

function readLaid(text: string): Laid {
  const [, shield, at, turn] = /([NW]\S+)@\[(.+)\]\/(\d)/.exec(text) ?? [];
  if (shield === undefined || at === undefined) throw new Error(`no shield with its pose: ${text}`);
  return { shield, at: at.split(",").map(Number) as unknown as Point, turn: Number(turn) };
}

/** `3.m1` as the geometry numbers it. */
function patchOf(state: MaasaiState, name: string): Patch {
  const [number = "", patch] = name.split(".");
  const info = infoOf(pack, (state.laid[Number(number)] as Laid).shield);
  const at = info.patches.find((place) => patchName(info, place) === patch);
  if (at === undefined) throw new Error(`no patch ${name}`);
  return 4 * Number(number) + at;
}

function nameOf(state: MaasaiState, patch: Patch): string {
  const info = infoOf(pack, (state.laid[patch >> 2] as Laid).shield);
  return `${patch >> 2}.${patchName(info, patch & 3)}`;
}

/** Lays a shield of the hand in a pose, from the first action on; a pose that is not offered throws. */
export function layAt(scene: MaasaiScene, text: string): void {
  const { shield, at, turn } = readLaid(text);
  if (scene.phase === "remove") scene.play(["done"]);
  scene.play(["shield", shield]);
  const wanted = scene.offers("lay").find((move) => {
    const note = scene.note(move) as { at: Point; turn: number };
    return note.at.join() === at.join() && note.turn === turn;
  });
  if (wanted === undefined) throw new Error(`${text} does not fit`);
  scene.play(wanted);
}

/** Lays a shield of the hand in the first place that is `right`, and passes if there is a third action. */
export function layAnywhere(scene: MaasaiScene, shield: string, right: (tile: Tile) => boolean = () => true): void {
  if (scene.phase === "remove") scene.play(["done"]);
  scene.play(["shield", shield]);
  const fit = scene.index.layout.fits[infoOf(pack, shield).shape].find(({ tile }) => right(tile));
  if (fit === undefined) throw new Error(`no place for ${shield}`);
  const slot = fit.joins[0] as number;
  scene.play(["lay", slot >> 2, slot & 3]);
  if (scene.phase === "act") scene.play(["pass"]);
}

/** The patches of the parcel of a patch, by name. */
export function parcel({ state, index }: MaasaiScene, name: string): string[] {
  const patch = patchOf(state, name);
  const names = index.land.parcel.flatMap((parcel, other) =>
    parcel === index.land.parcel[patch] ? [nameOf(state, other)] : [],
  );
  return [...new Set(names)];
}

/** The patches that carry animals of a player, one entry a spot. */
export function grazing({ state }: MaasaiScene, player: number): string[] {
  return state.animals.flatMap((seat, spot) => (seat === player - 1 ? [nameOf(state, spot)] : []));
}

/** Who stands where, as in `Setting.people`. */
export function people({ state }: MaasaiScene): [number, string][] {
  return state.people.map(({ seat, patch }) => [seat + 1, nameOf(state, patch)]);
}

/** The patches on which the open decision lets somebody be placed. */
export function places(scene: MaasaiScene): string[] {
  return scene.offers("place").map(([, number, patch]) => `${number}.${patch}`);
}

/** What a frame refuses, as if it were the decision in hand: `{ "place 3 m": "MAS-CLM-3" }`. */
export function clausesIn({ state, pack }: MaasaiScene, frame: MaasaiFrame & { readonly seat: Seat }) {
  const list = new CuriousList();
  const phase = phaseOf(rules, frame);
  if (!isAutomatic(phase)) phase.offers(newPlay(rules, pack, state, fastChance(1)), frame, list);
  return Object.fromEntries(list.refused.map(({ move, clause }) => [move.join(" "), clause]));
}

/** For `edit`: hands are played down to nothing. */
export function lastRound(state: MaasaiState): void {
  state.round = 4;
}

export const pen = ({ state }: MaasaiScene, seat: Seat) => state.seats[seat]?.pen;
export const stock = ({ state }: MaasaiScene, seat: Seat) => state.seats[seat]?.stock;
