// What is counted of a position of Moa for the learned judgement: land by how sure it is, cards, tiles and turns.
import type { Features, Position } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import { type Icon, type Moa, type MoaState, neutralColour, type Player, piecesOf, playerAt } from "../rules/index.ts";
import { type Balance, balanceOf, type Contest, contestsOf, pointsIn } from "./contests.ts";
import { prospectsOf } from "./prospects.ts";
import { type Land, type Sketch, sketchOf } from "./sketch.ts";

const SHARED = [
  "seats",
  "secondPeriod",
  "round",
  "turnsAhead",
  "invasions",
  "volcano",
  "open",
  "sold",
  "invaded",
  "neutralLeads",
  "mammalsWaiting",
  "sales",
  "rumbles",
  "rats",
  "possums",
  "dogs",
  "weasels",
  "activeHigh",
] as const;

const EACH = [
  "prospects",
  "points",
  "landNow",
  "landSure",
  "landInDanger",
  "firsts",
  "seconds",
  "strongholds",
  "leaders",
  "birdsOnBoard",
  "birdsInStock",
  "leadersInStock",
  "turns",
  "cards",
  "cardWorth",
  "tileWorth",
  "fight",
  "tiles",
  "leaderTiles",
  "invadedLand",
  "volcanoLand",
  "toMove",
  "wait",
  "scored",
  "birdIcons",
  "honourIcons",
  "karakiaIcons",
  "fightIcons",
  "drawTiles",
  "anyTiles",
  "moveTiles",
  "strongholdTiles",
  "fightTiles",
  "landNext",
  "landSoon",
  "landLater",
  "landTight",
  "landBehind",
  "neutralCost",
  "volcanoPoints",
  "activeLand",
  "swingNow",
] as const;
/** Birds placed at once that are thought of; more are rarely worth it. */
const MOST_BIRDS = 9;
const PARTS = ["land", "mammals", "leaderTiles"] as const;

export const features: Features<Moa> = { version: 2, shared: SHARED, each: EACH, parts: PARTS, count, final, pieces };

function count(position: Position<Moa>): ReturnType<Features["count"]> {
  const sketch = sketchOf(position);
  const prospects = prospectsOf(sketch);
  const contests = contestsOf(position, sketch);
  const { state } = position;
  const neutral = neutralColour(state) ?? -1;
  return {
    shared: sharedCounts(state, sketch, contests),
    seats: prospects.map((prospect, seat) => {
      const hand = handCounts(position, seat);
      const settlers = Math.min(hand.bird, MOST_BIRDS, state.supply[seat]?.birds ?? 0);
      return [
        ...seatCounts(state, sketch, prospect, seat),
        ...meansCounts(hand, playerAt({ state }, seat)),
        ...balanceCounts(balanceOf(contests, seat, settlers, neutral)),
      ];
    }),
    prospects,
  };
}

function final({ state }: Position<Moa>): number[][] {
  return state.players.map(({ points }) => [
    points.reduce((sum, { land }) => sum + land, 0),
    points.reduce((sum, { mammals }) => sum + mammals, 0),
    points.reduce((sum, { leaderTiles }) => sum + leaderTiles, 0),
  ]);
}

function pieces({ state }: Position<Moa>): number[] {
  return state.players.map((_, seat) =>
    state.territories.reduce((sum, territory) => sum + piecesOf(territory, seat), 0),
  );
}

function sharedCounts(state: MoaState, sketch: Sketch, contests: readonly Contest[]): number[] {
  const { players, period, round, volcano, display, sales, mammalDeck } = state;
  const count = (condition: Land["condition"]): number =>
    sketch.lands.filter((land) => land.condition === condition).length;
  const waiting = Object.values(display).reduce((sum, cards) => sum + cards, 0);
  const weasels = mammalDeck.reduce((sum, mammal) => (mammal === "weasel" ? sum + 1 : sum), 0);
  return [
    16 * (players.length - 2),
    period === 2 ? 32 : 0,
    8 * round,
    10 * sketch.turnsAhead,
    12 * sketch.invasions,
    8 * volcano,
    6 * count("open"),
    10 * count("sold"),
    10 * count("invaded"),
    8 * sketch.lands.filter((land) => leadersOf(land)[0] === players.length).length,
    10 * waiting,
    12 * sales,
    16 * sketch.rumbles,
    16 * display.rat,
    16 * display.possum,
    16 * display.dog,
    (96 * weasels) / Math.max(1, mammalDeck.length),
    contests.reduce((sum, { land, active }) => (active && land.condition === "open" ? sum + 2 * land.high : sum), 0),
  ];
}

/** The colours in a territory, those with the most pieces first. */
function leadersOf({ pieces }: Land): number[] {
  return pieces
    .map((count, colour) => ({ count, colour }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ colour }) => colour);
}

function seatCounts(state: MoaState, sketch: Sketch, prospects: number, seat: number): number[] {
  const holding = at(sketch.holdings, seat);
  const player = playerAt({ state }, seat);
  const supply = state.supply[seat] ?? { birds: 0, leaders: 0 };
  const decider = state.stack.findLast((frame) => frame.seat !== undefined)?.seat ?? state.first;
  return [
    prospects,
    holding.points,
    ...landCounts(sketch, seat),
    4 * supply.birds,
    16 * supply.leaders,
    12 * holding.turns,
    6 * holding.cards,
    2 * holding.cardWorth,
    2 * holding.tileWorth,
    4 * holding.fight,
    12 * (player.karakia.length + player.fresh.length),
    16 * player.leaderTiles.length,
    4 * held(sketch, seat, (land) => land.condition === "invaded"),
    4 * held(sketch, seat, (land) => land.steady < 1),
    decider === seat ? 32 : 0,
    16 * ((seat - state.first + state.players.length) % state.players.length),
    player.score,
  ];
}

function held({ lands }: Sketch, seat: number, isMeant: (land: Land) => boolean): number {
  return lands.reduce((sum, land) => sum + (isMeant(land) ? (land.pieces[seat] ?? 0) : 0), 0);
}

/** From "landNow" to "birdsOnBoard". */
function landCounts({ lands }: Sketch, seat: number): number[] {
  let [now, sure, danger, firsts, seconds, strongholds, leaders, birds] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const land of lands) {
    const pieces = land.pieces[seat] ?? 0;
    if (pieces === 0) continue;
    birds += pieces;
    if (land.leader === seat) leaders++;
    if (land.condition === "erupted" || land.condition === "invaded") continue;
    const points = pointsIn(land)[seat] ?? 0;
    now += points;
    if (land.stronghold || land.condition === "sold") sure += points;
    else danger += points;
    if (land.stronghold) strongholds++;
    const place = leadersOf(land).indexOf(seat);
    if (place === 0) firsts++;
    else if (place === 1) seconds++;
  }
  return [now, sure, danger, 10 * firsts, 10 * seconds, 12 * strongholds, 16 * leaders, 4 * birds];
}

type Icons = Readonly<Record<Icon, number>>;

/** All icons of each kind on the cards in hand. */
function handCounts({ state, pack }: Position<Moa>, seat: number): Icons {
  const icons = { bird: 0, fight: 0, honour: 0, karakia: 0 };
  for (const card of playerAt({ state }, seat).hand) {
    const printed = pack.birds[card].icons;
    icons.bird += printed.bird;
    icons.fight += printed.fight;
    icons.honour += printed.honour;
    icons.karakia += printed.karakia;
  }
  return icons;
}

/** From "birdIcons" to "fightTiles". */
function meansCounts({ bird, fight, honour, karakia }: Icons, player: Player): number[] {
  const tiles = { draw_one: 0, exchange_three: 0, two_fight: 0, any_territory: 0, move_birds: 0, place_stronghold: 0 };
  for (const kind of player.karakia) tiles[kind] += 16;
  for (const kind of player.fresh) tiles[kind] += 16;
  return [
    5 * bird,
    5 * honour,
    5 * karakia,
    5 * fight,
    tiles.draw_one + tiles.exchange_three,
    tiles.any_territory,
    tiles.move_birds,
    tiles.place_stronghold,
    tiles.two_fight,
  ];
}

/** From "landNext" to "swingNow". */
function balanceCounts({ next, soon, later, tight, behind, neutral, volcano, active, swing }: Balance): number[] {
  return [3 * next, 3 * soon, 3 * later, 2 * tight, behind, 8 * neutral, 6 * volcano, 3 * active, 5 * swing];
}
