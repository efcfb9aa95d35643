// Positions as data, written as the rules write them: shields with their poses, people on patches.
import { fastChance, newPlay } from "@outrigger/kernel/play";
import type { Patch, Point } from "@outrigger/penrose";
import { personOn } from "../rules/claims.ts";
import { infoOf, type MaasaiPack } from "../rules/components.ts";
import { bringAbout } from "../rules/consequences.ts";
import { rules } from "../rules/index.ts";
import { placeName } from "../rules/names.ts";
import { buildTable } from "../rules/table.ts";
import type { Animal, Boma, Laid, MaasaiFrame, MaasaiState, PersonKind } from "../rules/vocabulary.ts";

export interface Arrangement {
  /** `0 N-RYG@[0,0,0,0]/8; 1 …`; the book's hexagon when absent. */
  readonly layout?: string;
  /** Who stands where, in the order of placing, players from 1 on: `1@0.a 2@7.m1`, or pairs of player and patch. */
  readonly people?: string | readonly (readonly [player: number, patch: string])[];
  /**
   * Bomas that stand, in the order of building; filled by their owners. `1@4 2@9.1!` for those of players 1 and 2 that the shields
   * 4 and 9 closed: with their second fence where nothing else is said, `!` under construction.
   */
  readonly bomas?: string | readonly Boma[];
  /** Hands by player, `N-RYY W4-GGYY`; the others hold thirteen shields that nothing depends on. */
  readonly hands?: Readonly<Record<number, string | readonly string[]>>;
  /** Stocks and pens set by player after everything was placed. */
  readonly stock?: Readonly<Record<number, Partial<Record<PersonKind | Animal, number>>>>;
  /** How many shields the piles still hold, the others having found no place; all that nobody holds when absent. */
  readonly piles?: Readonly<{ wide: number; narrow: number }>;
  /** The first when absent. */
  readonly round?: number;
  /** The decision in hand; the first action of player 1 when absent. */
  readonly frame?: MaasaiFrame;
}

/** The hexagon of the book's example. */
const BOOK_HEXAGON = "0 N-RYG-2@[0,0,0,0]/8; 1 W3-YRY@[0,0,1,0]/5; 2 W4-YGRR@[0,0,0,-1]/3";

export function arrange(state: MaasaiState, pack: MaasaiPack, setting: Arrangement): void {
  state.laid = readLayout(setting.layout ?? BOOK_HEXAGON);
  state.animals = state.laid.flatMap(() => [-1, -1, -1, -1]);
  dealAnew(state, pack, readHands(setting.hands ?? {}));
  if (setting.piles !== undefined) thinPiles(state, setting.piles);
  const { infos } = buildTable(state, pack);
  for (const [player, name] of readPeople(setting.people)) {
    const patch = patchOf(state, pack, name);
    const kind = personOn({ infos } as ReturnType<typeof buildTable>, patch);
    stateOf(state, player).stock[kind]--;
    state.people.push({ seat: player - 1, patch, tends: [] });
  }
  for (const boma of readBomas(setting.bomas)) raise(state, pack, boma);
  bringAbout(newPlay(rules, pack, state, fastChance(1)), { seat: 0 });
  for (const [player, pieces] of Object.entries(setting.stock ?? {})) setPieces(state, Number(player), pieces);
  state.round = setting.round ?? state.round;
  const first: MaasaiFrame = { phase: "remove", seat: 0, sequence: 1 };
  state.stack = [setting.frame ?? first];
}

const words = (text: string): string[] => text.split(" ").filter(Boolean);

function readHands(hands: NonNullable<Arrangement["hands"]>): Record<string, readonly string[]> {
  const read = (hand: string | readonly string[]) => (typeof hand === "string" ? words(hand) : hand);
  return Object.fromEntries(Object.entries(hands).map(([player, hand]) => [player, read(hand)]));
}

function readPeople(people: Arrangement["people"] = []): readonly (readonly [player: number, patch: string])[] {
  if (typeof people !== "string") return people;
  return words(people).map((word) => {
    const [player, patch = ""] = word.split("@");
    return [Number(player), patch];
  });
}

function readBomas(bomas: Arrangement["bomas"] = []): readonly Boma[] {
  return typeof bomas === "string" ? words(bomas).map(readBoma) : bomas;
}

function readBoma(text: string): Boma {
  const [, player, shield, fence, building] = /^(\d)@(\d+)(\.1)?(!)?$/.exec(text) ?? [];
  if (shield === undefined) throw new Error(`no boma: ${text}`);
  const owner = Number(player) - 1;
  return { shield: Number(shield), fence: fence === undefined ? 2 : 1, owner, building: building !== undefined };
}

function raise(state: MaasaiState, pack: MaasaiPack, boma: Boma): void {
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
function dealAnew(state: MaasaiState, pack: MaasaiPack, hands: Readonly<Record<number, readonly string[]>>): void {
  const used = new Set([...state.laid.map(({ shield }) => shield), ...Object.values(hands).flat()]);
  const left = (shape: "W" | "N"): string[] => pack.ids[shape].filter((id) => !used.has(id));
  [state.wide, state.narrow] = [left("W"), left("N")];
  state.seats.forEach((seat, at) => {
    const wished = hands[at + 1];
    seat.hand = [...(wished ?? [...state.wide.splice(0, 8), ...state.narrow.splice(0, 5)])].sort();
  });
}

function thinPiles(state: MaasaiState, { wide, narrow }: Readonly<{ wide: number; narrow: number }>): void {
  state.discarded.push(...state.wide.splice(wide), ...state.narrow.splice(narrow));
}

export function readLayout(text: string): Laid[] {
  return text.split(";").map((part) => readLaid(part));
}

export function readLaid(text: string): Laid {
  const [, shield, at, turn] = /([NW]\S+)@\[(.+)\]\/(\d)/.exec(text) ?? [];
  if (shield === undefined || at === undefined) throw new Error(`no shield with its pose: ${text}`);
  return { shield, at: at.split(",").map(Number) as unknown as Point, turn: Number(turn) };
}

/** `3.m1` as the geometry numbers it. */
export function patchOf(state: MaasaiState, pack: MaasaiPack, name: string): Patch {
  const [number = "", patch] = name.split(".");
  const info = infoOf(pack, (state.laid[Number(number)] as Laid).shield);
  const at = info.patches.find((place) => placeName(info.printed.kind, place) === patch);
  if (at === undefined) throw new Error(`no patch ${name}`);
  return 4 * Number(number) + at;
}
