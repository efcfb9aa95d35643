// What each seat may expect at the end: points it has, land by the chance that it stays and holds, cards and tiles.
import { scoreTerritory } from "../rules/index.ts";
import type { Holding, Land, Sketch } from "./sketch.ts";
import {
  CARDS_A_TURN,
  CONTESTED,
  FREED,
  HOLDS,
  INVASIONS_A_PERIOD,
  RUMBLES_A_PERIOD,
  SECOND_SCORING,
  SOFT_TURNS,
  STRANGERS,
} from "./weights.ts";

export function prospectsOf(sketch: Sketch): number[] {
  const { holdings, lands } = sketch;
  const totals = holdings.map((holding) => fixedWorth(sketch, holding));
  let rank = 0;
  for (const land of lands) {
    if (land.condition === "open" && !land.stronghold) rank++;
    addLand(sketch, land, land.stronghold ? lands.length : rank, totals);
  }
  return totals;
}

function fixedWorth({ isFirstPeriod }: Sketch, { points, cards, cardWorth, tileWorth, turns }: Holding): number {
  const use = cards === 0 ? 0 : Math.min(1, (CARDS_A_TURN * turns) / cards);
  // Tiles last into the second period, cards do not.
  const tileUse = isFirstPeriod ? 1 : Math.min(1, turns / 2);
  return points + cardWorth * use + tileWorth * tileUse;
}

function addLand(sketch: Sketch, land: Land, rank: number, totals: number[]): void {
  if (land.freedBy >= 0) totals[land.freedBy] = (totals[land.freedBy] ?? 0) + FREED * land.high;
  const most = mostPieces(land);
  if (most === 0 || land.condition === "erupted") return;
  const sure = scoreTerritory(land.leader < 0 ? { ...land, leader: null } : land);
  const stays = survival(sketch, land, rank, sketch.invasions);
  const later = sketch.isFirstPeriod ? SECOND_SCORING * survivalLater(land, rank) : 0;
  const soft = softness(sketch, land);
  const all = land.pieces.reduce((sum, count) => sum + count * count, STRANGERS);
  for (let seat = 0; seat < totals.length; seat++) {
    const count = land.pieces[seat] ?? 0;
    if (count === 0) continue;
    const share = ((count * count) / all) * (land.high + land.low * 0.4);
    const now = (sure[seat] ?? 0) * (1 - soft) + share * soft;
    totals[seat] = (totals[seat] ?? 0) + now * stays * (1 + later);
  }
}

function mostPieces({ pieces }: Land): number {
  let most = 0;
  for (const count of pieces) if (count > most) most = count;
  return most;
}

/** How much may still change: much early in the period, little late, and next to nothing in sold land. */
function softness({ turnsAhead }: Sketch, { condition }: Land): number {
  if (condition === "sold") return 0.05;
  return turnsAhead / (turnsAhead + SOFT_TURNS);
}

/** The chance that the territory is still held when the period is scored. */
function survival(sketch: Sketch, land: Land, rank: number, invasions: number): number {
  if (land.contested) return CONTESTED * land.steady;
  if (land.condition === "sold") return land.steady;
  const hit = reach(invasions, rank);
  return land.steady * (1 - hit * (1 - holdChance(sketch, land)));
}

/** The chance to last through the second period as well. */
function survivalLater(land: Land, rank: number): number {
  const steady = land.steady < 1 ? land.steady / (1 + RUMBLES_A_PERIOD / 4) : 1;
  return land.condition === "sold" ? steady : steady * (1 - 0.8 * reach(INVASIONS_A_PERIOD, rank));
}

/** The chance that so many invasions get as far as this place in the row of open territories. */
function reach(invasions: number, rank: number): number {
  const ratio = invasions / (rank - 0.35);
  const cube = ratio * ratio * ratio;
  return cube / (1 + cube);
}

/** Whoever has most to lose defends, if the cards allow it. */
function holdChance({ holdings }: Sketch, { pieces }: Land): number {
  let [strongest, most] = [-1, 0];
  for (let seat = 0; seat < holdings.length; seat++) {
    const count = pieces[seat] ?? 0;
    if (count > most) [strongest, most] = [seat, count];
  }
  const fight = holdings[strongest]?.fight ?? 0;
  for (const [needed, chance] of HOLDS) if (fight >= needed) return chance;
  return 0;
}
