// What is counted of a position of Moa for the learned judgement: land by how sure it is, cards, tiles and turns.
import type { Features, Position } from "@outrigger/bots";
import { at } from "@outrigger/kernel";
import { type Moa, type MoaState, piecesOf, playerAt, scoreTerritory } from "../rules/index.ts";
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
] as const;
const PARTS = ["land", "mammals", "leaderTiles"] as const;

export const features: Features<Moa> = { version: 1, shared: SHARED, each: EACH, parts: PARTS, count, final, pieces };

function count(position: Position<Moa>): ReturnType<Features["count"]> {
  const sketch = sketchOf(position);
  const prospects = prospectsOf(sketch);
  return {
    shared: sharedCounts(position.state, sketch),
    seats: prospects.map((prospect, seat) => seatCounts(position.state, sketch, prospect, seat)),
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

function sharedCounts({ players, period, round, volcano, display, sales }: MoaState, sketch: Sketch): number[] {
  const count = (condition: Land["condition"]): number =>
    sketch.lands.filter((land) => land.condition === condition).length;
  const waiting = Object.values(display).reduce((sum, cards) => sum + cards, 0);
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
    const points = scoreTerritory(land.leader < 0 ? { ...land, leader: null } : land)[seat] ?? 0;
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
