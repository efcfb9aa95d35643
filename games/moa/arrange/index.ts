// Positions as data, in the notation of the worked examples: "R2L Y1 SH" is two red birds and the red leader, one
// yellow bird and a stronghold. Pieces, cards and tiles are conserved as far as the position says nothing else.

import type { Seat } from "@outrigger/kernel";
import { putBirds, putLeader, territoryAt } from "../rules/board/territory.ts";
import type { MoaPack } from "../rules/components.ts";
import { removeOne } from "../rules/hand/cards.ts";
import { gameRound } from "../rules/names.ts";
import type {
  DefenceFrame,
  InvasionFrame,
  MammalsFrame,
  MoaState,
  Supply,
  TerrainFrame,
  Territory,
  TurnFrame,
  TurnsFrame,
} from "../rules/state.ts";
import type { Bird, Condition, Displayed, Karakia, Mammal, Terrain } from "../rules/vocabulary.ts";

/** Red, yellow, green, blue and white are seats 0 to 4; with two players N is the neutral colour. */
export const COLOURS = "RYGBW";

type StepAFrame = InvasionFrame | MammalsFrame | DefenceFrame;

export interface Arrangement {
  /** Whose turn it is; red's when absent. */
  readonly turn?: Seat;
  /** Only tiles and the end of the turn are left. */
  readonly acted?: boolean;
  /** Frames above step A of a round, instead of a turn. */
  readonly stepA?: readonly StepAFrame[];
  /** Instead of them: so many of a kind invade. Where `display` says nothing they are all that waits there. */
  readonly invasion?: readonly [mammal: Displayed, count: number];
  /** Who has the first player token; whoever's turn it is when absent. */
  readonly first?: Seat;
  readonly period?: number;
  readonly round?: number;
  /** Active terrain types, or cards by their ids. */
  readonly terrain?: readonly string[];
  /** Cards of earlier rounds of the period, by their ids. */
  readonly terrainUsed?: readonly string[];
  /**
   * Pieces, "SH" for a stronghold, "EL=L04" for a leader tile, "rat!" for an invasion, "dog$R" for a sale by red,
   * "erupted". "3-7" is five territories in which the same lies.
   */
  readonly land?: Readonly<Record<number | `${number}-${number}`, string>>;
  /** Bird cards, separated by spaces. A hand that is not given is empty. */
  readonly hands?: Readonly<Record<Seat, string>>;
  readonly karakia?: Readonly<Record<Seat, readonly Karakia[]>>;
  readonly fresh?: Readonly<Record<Seat, readonly Karakia[]>>;
  /** Leader tiles that may be used now. */
  readonly leaderTiles?: Readonly<Record<Seat, readonly string[]>>;
  readonly display?: Readonly<Partial<Record<Displayed, number>>>;
  /** The bird discard pile; the rest is the deck. */
  readonly discard?: string;
  /** The whole bird deck; whoever sits last holds all other cards. */
  readonly deck?: string;
  readonly mammalDeck?: string;
  readonly mammalDiscard?: string;
  readonly volcano?: number;
  readonly sales?: number;
  readonly scores?: readonly number[];
  /** Supplies that are not what the board leaves. */
  readonly supply?: Readonly<Record<number, Partial<Supply>>>;
}

/** Makes the fresh state the arranged position. */
export function arrange(state: MoaState, pack: MoaPack, shortly: Arrangement): void {
  const wanted = shortly.invasion === undefined ? shortly : invaded(shortly, ...shortly.invasion);
  state.period = wanted.period ?? 1;
  state.round = wanted.round ?? 1;
  state.sales = wanted.sales ?? 0;
  state.volcano = wanted.volcano ?? 0;
  arrangeLand(state, pack, wanted);
  arrangeCards(state, pack, wanted);
  arrangeTiles(state, pack, wanted);
  arrangeStack(state, wanted);
  for (const [seat, score] of (wanted.scores ?? []).entries()) playerOf(state, seat).score = score;
}

function invaded(wanted: Arrangement, mammal: Displayed, left: number): Arrangement {
  return { display: { [mammal]: left }, ...wanted, stepA: [{ phase: "invasion", mammal, left }] };
}

function arrangeStack(state: MoaState, { turn, acted, first, stepA }: Arrangement): void {
  const seat = turn ?? 0;
  const seats = state.players.length;
  state.first = first ?? seat;
  if (stepA !== undefined) {
    const cards: TerrainFrame = { phase: "terrain", done: 2 };
    state.stack = [cards, ...stepA.map((frame) => ({ ...frame }))];
    return;
  }
  const turns: TurnsFrame = { phase: "turns", taken: ((seat - state.first + seats) % seats) + 1 };
  const own: TurnFrame = { phase: "turn", seat, acted: acted ?? false };
  state.stack = [turns, own];
}

function arrangeLand(state: MoaState, pack: MoaPack, { land, supply }: Arrangement): void {
  state.leaderTilesOut = pack.bags.leaderTiles.slice();
  for (const territory of state.territories) territory.leaderTile = null;
  for (const [numbers, words] of Object.entries(land ?? {})) {
    if (!/^\d+(-\d+)?$/.test(numbers)) throw new Error(`which territory is ${numbers}?`);
    const [first = 0, last = first] = numbers.split("-").map(Number);
    for (let number = first; number <= last; number++)
      for (const word of words.split(" ")) arrangeWord(state, number, word);
  }
  for (const [colour, counts] of Object.entries(supply ?? {}))
    Object.assign(state.supply[Number(colour)] as Supply, counts);
}

function arrangeWord(state: MoaState, number: number, word: string): void {
  const territory = territoryAt(state, number);
  const tile = /^EL=(.+)$/.exec(word)?.[1];
  const mammal = /^([a-z]+)([!$])([A-Z]?)$/.exec(word);
  const pieces = /^([RYGBWN])(\d+)(L?)$/.exec(word);
  if (tile !== undefined) {
    territory.leaderTile = tile;
    removeOne(state.leaderTilesOut, tile);
  } else if (word === "SH") territory.stronghold = true;
  else if (word === "erupted") territory.condition = "erupted";
  else if (mammal !== null) arrangeMammal(territory, mammal);
  else if (pieces !== null) arrangePieces(state, number, pieces);
  else throw new Error(`what is ${word}?`);
}

function arrangeMammal(territory: Territory, [, kind, side, seller]: RegExpExecArray): void {
  const condition: Condition = side === "!" ? "invaded" : "sold";
  Object.assign(territory, { condition, mammal: kind, seller: side === "!" ? null : COLOURS.indexOf(seller ?? "") });
}

function arrangePieces(state: MoaState, number: number, [, letter, birds, leader]: RegExpExecArray): void {
  const colour = letter === "N" ? state.players.length : COLOURS.indexOf(letter ?? "");
  putBirds(state, number, colour, Number(birds));
  if (leader === "L") putLeader(state, number, colour);
}

function arrangeCards(state: MoaState, pack: MoaPack, wanted: Arrangement): void {
  state.birdDeck = pack.bags.birds.slice();
  const take = (cards: string | undefined): Bird[] => {
    const taken = wordsOf<Bird>(cards);
    for (const card of taken) removeOne(state.birdDeck, card);
    return taken;
  };
  for (const seat of Object.keys(wanted.hands ?? {})) playerOf(state, Number(seat));
  for (const [seat, player] of state.players.entries()) player.hand = take(wanted.hands?.[seat]).sort();
  state.birdDiscard = take(wanted.discard);
  if (wanted.deck !== undefined) leaveDeck(state, take(wanted.deck));
  arrangeMammals(state, pack, wanted);
  state.terrainUnseen = pack.bags.terrain.slice();
  state.terrainUsed = (wanted.terrainUsed ?? []).map((card) => takeTerrain(state, pack, card));
  state.terrain = (wanted.terrain ?? ["coast", "plains"]).map((wish) => takeTerrain(state, pack, wish));
}

function leaveDeck(state: MoaState, deck: Bird[]): void {
  const last = playerOf(state, state.players.length - 1);
  last.hand = [...last.hand, ...state.birdDeck].sort();
  state.birdDeck = deck.sort();
}

function takeTerrain(state: MoaState, pack: MoaPack, wish: string): string {
  const isWished = (card: string): boolean => card === wish || pack.terrainCards[card]?.terrain === (wish as Terrain);
  // The last of its type, so that tests can script the first ones.
  const card = state.terrainUnseen.findLast(isWished);
  if (card === undefined) throw new Error(`no terrain card ${wish}`);
  removeOne(state.terrainUnseen, card);
  return card;
}

function arrangeMammals(state: MoaState, pack: MoaPack, { display, mammalDeck, mammalDiscard }: Arrangement): void {
  state.mammalDeck = pack.bags.mammals.slice();
  for (const [mammal, count] of Object.entries(display ?? {})) {
    state.display[mammal as Displayed] = count;
    for (let card = 0; card < count; card++) removeOne(state.mammalDeck, mammal as Displayed);
  }
  state.mammalDiscard = wordsOf<Mammal>(mammalDiscard);
  if (mammalDeck !== undefined) state.mammalDeck = wordsOf<Mammal>(mammalDeck).sort();
  else for (const card of state.mammalDiscard) removeOne(state.mammalDeck, card);
}

function arrangeTiles(state: MoaState, pack: MoaPack, { karakia, fresh, leaderTiles }: Arrangement): void {
  for (const [seat, player] of state.players.entries()) {
    player.karakia = [...(karakia?.[seat] ?? [])];
    player.fresh = [...(fresh?.[seat] ?? [])];
    for (const kind of [...player.karakia, ...player.fresh]) state.karakia[kind]--;
    player.leaderTiles = (leaderTiles?.[seat] ?? []).map((tile) => ({ tile, from: gameRound(state, pack.printed) }));
    for (const { tile } of player.leaderTiles) removeOne(state.leaderTilesOut, tile);
  }
}

function wordsOf<Word extends string>(words: string | undefined): Word[] {
  return (words ?? "").split(" ").filter((word) => word !== "") as Word[];
}

export function playerOf(state: MoaState, seat: Seat): MoaState["players"][number] {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}
