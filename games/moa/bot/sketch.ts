// A position as the bot thinks of it: a few numbers for each territory and seat, its own to change while it tries things.

import { at, type Seat } from "@outrigger/kernel";
import {
  type Bird,
  type Condition,
  DISPLAYED,
  ICONS,
  iconsOn,
  isBird,
  type MoaPack,
  type MoaState,
  type Position,
  playerAt,
  type Territory,
  usableItems,
} from "../rules/index.ts";
import { ICON, SECOND_USE, TILE, WAITING_INVADES } from "./weights.ts";

export interface Land {
  condition: Condition;
  stronghold: boolean;
  /** Pieces of each colour, the leader included. */
  readonly pieces: number[];
  /** Whose leader, or -1. */
  leader: number;
  /** Both values at the next scoring, as far as the volcano can be foreseen. */
  readonly high: number;
  readonly low: number;
  /** How likely it is still there then, invasions aside. */
  readonly steady: number;
  /** Its defence is still open. */
  contested: boolean;
  /** Whose attack has just freed it, or -1. */
  freedBy: number;
}

export interface Holding {
  /** Points that are certain by now. */
  points: number;
  /** Turns left in this period, the one at work included until it is used. */
  turns: number;
  cards: number;
  /** What the cards in hand are worth together, if they could all be used. */
  cardWorth: number;
  tileWorth: number;
  /** All fight at hand. */
  fight: number;
}

export interface Sketch {
  readonly isFirstPeriod: boolean;
  readonly lands: Land[];
  readonly holdings: Holding[];
  /** Invasions to be expected in the rest of this period, and steps of the volcano. */
  readonly invasions: number;
  readonly rumbles: number;
  /** Turns of all players left in this period, a seat's share. */
  readonly turnsAhead: number;
}

export function sketchOf(position: Position): Sketch {
  const { state } = position;
  const outlook = outlookOf(position);
  const holdings = state.players.map((_, seat) => holdingOf(position, seat));
  return {
    isFirstPeriod: state.period === 1,
    lands: state.territories.map((territory, place) => landOf(position, territory, place + 1, outlook.rumbles)),
    holdings,
    invasions: outlook.invasions,
    rumbles: outlook.rumbles,
    turnsAhead: holdings.reduce((most, { turns }) => Math.max(most, turns), 0),
  };
}

interface Outlook {
  /** Mammals expected to invade and volcano steps expected within the period. */
  readonly invasions: number;
  readonly rumbles: number;
}

/** What the terrain cards that are still to come may bring: each unseen card is as likely as any other. */
function outlookOf({ state, pack }: Position): Outlook {
  const { terrainUnseen, terrain, terrainUsed, display } = state;
  const coming = 2 * pack.constants.roundsPerPeriod - terrain.length - terrainUsed.length;
  const share = terrainUnseen.length === 0 ? 0 : coming / terrainUnseen.length;
  let [drawn, rumbles, invasions] = [0, 0, 0];
  const calls = { rat: 0, possum: 0, dog: 0 };
  for (const id of terrainUnseen) {
    const instruction = pack.terrainCards[id]?.instruction;
    if (instruction?.type === "drawMammals") drawn += instruction.amount * share;
    else if (instruction?.type === "invade") calls[instruction.mammal] += share;
    else rumbles += share;
  }
  for (const mammal of DISPLAYED) invasions += display[mammal] * Math.min(0.95, calls[mammal]);
  const weasels = weaselShare(state);
  return {
    invasions: invasions + drawn * (weasels + (1 - weasels) * WAITING_INVADES * Math.min(1, share * 2)),
    rumbles,
  };
}

function weaselShare({ mammalDeck }: MoaState): number {
  if (mammalDeck.length === 0) return 0.2;
  return mammalDeck.filter((mammal) => mammal === "weasel").length / mammalDeck.length;
}

function landOf({ state, pack }: Position, territory: Territory, number: number, rumbles: number): Land {
  const { condition, stronghold, birds, leader } = territory;
  const printed = at(pack.territories, number - 1);
  const pieces = birds.slice();
  if (leader !== null) pieces[leader] = (pieces[leader] ?? 0) + 1;
  const isVolcano = printed.terrain === "volcano";
  const loss = isVolcano ? (pack.track[state.volcano] ?? 0) + rumbles : 0;
  const top = state.stack.at(-1);
  return {
    condition,
    stronghold,
    pieces,
    leader: leader ?? -1,
    high: Math.max(0, printed.vpHigh - loss),
    low: Math.max(0, printed.vpLow - loss),
    steady: isVolcano ? steadiness(pack.track.length - state.volcano, rumbles) : 1,
    contested: condition === "invaded" && pieces.some((count) => count > 0),
    freedBy: top?.phase === "attackBirds" && top.territory === number ? top.seat : -1,
  };
}

/** How likely the volcano stays quiet with so many steps to its top. */
function steadiness(steps: number, rumbles: number): number {
  const ratio = rumbles / steps;
  return 1 / (1 + ratio * ratio * ratio);
}

function holdingOf(position: Position, seat: Seat): Holding {
  const { state, pack } = position;
  const player = playerAt(position, seat);
  const items = usableItems(position, seat);
  let points = player.score;
  for (const mammal of player.won) points += pack.mammals[mammal].vp;
  for (const mammal of player.saleCards) points += pack.mammals[mammal].vp;
  let tileWorth = 0;
  for (const { tile } of player.leaderTiles) {
    const printed = pack.leaderTiles[tile];
    if (printed?.kind === "vp") points += printed.amount;
    else tileWorth += worthOfItem(pack, tile);
  }
  for (const kind of player.karakia) tileWorth += TILE[kind];
  for (const kind of player.fresh) tileWorth += TILE[kind];
  return {
    points,
    turns: turnsLeft(state, pack, seat),
    cards: player.hand.length,
    cardWorth: player.hand.reduce((sum, card) => sum + worthOfCard(pack, card), 0),
    tileWorth,
    fight: items.reduce((sum, item) => sum + iconsOn(pack, item, "fight"), 0),
  };
}

/** Turns a seat still has in this period, the one at work included while it has not acted. */
function turnsLeft(state: MoaState, pack: MoaPack, seat: Seat): number {
  const later = pack.constants.roundsPerPeriod - state.round;
  const base = state.stack[0];
  if (base === undefined) return 0;
  if (base.phase !== "turns") return later + 1;
  const place = (seat - state.first + state.players.length) % state.players.length;
  if (place >= base.taken) return later + 1;
  const turn = state.stack[1];
  return later + (turn?.phase === "turn" && turn.seat === seat && !turn.acted ? 1 : 0);
}

const worths = new Map<MoaPack, Map<Bird, number>>();

/** A card counts for its best use, and a little for the choice. */
export function worthOfCard(pack: MoaPack, card: Bird): number {
  let table = worths.get(pack);
  if (table === undefined) {
    table = new Map();
    worths.set(pack, table);
  }
  const known = table.get(card);
  if (known !== undefined) return known;
  const { icons } = pack.birds[card];
  const [best = 0, ...others] = ICONS.map((icon) => ICON[icon] * icons[icon]).sort((one, two) => two - one);
  const worth = best + SECOND_USE * others.reduce((sum, use) => sum + use, 0);
  table.set(card, worth);
  return worth;
}

/** What an item of a payment is worth: a card, a leader tile or a two-fight tile. */
export function worthOfItem(pack: MoaPack, item: string): number {
  if (isBird(item)) return worthOfCard(pack, item);
  const tile = pack.leaderTiles[item];
  if (tile === undefined) return TILE.two_fight;
  return tile.kind === "vp" ? tile.amount : ICON[tile.kind] * tile.amount;
}
