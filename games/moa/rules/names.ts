// What a board says without a decision: the round, active land, the neutral colour, who stands where. The rules work with it, and
// so do words and pictures. Each question is put to the components or to what a view shows of them.
import type { MoaState, Territory } from "./state.ts";
import type { Colour, Karakia, NeutralPiece, Terrain } from "./vocabulary.ts";

/** Tiles that are used for themselves; the others only help to pay for an action. */
export const USED_ALONE: readonly Karakia[] = ["draw_one", "exchange_three", "move_birds", "place_stronghold"];

/** Birds that the neutral colour puts down (MOA-2P-6, MOA-2P-7). */
export const NEUTRAL_BIRDS: Readonly<Record<NeutralPiece, number>> = { bird1: 1, bird2: 2, leader: 0 };

type Length = { readonly rounds: number };

/** The round of the whole game, 1 to 14. */
export function gameRound({ period, round }: Pick<MoaState, "period" | "round">, { rounds }: Length): number {
  return (period - 1) * rounds + round;
}

type Cards = { readonly terrainCards: Readonly<Record<string, { readonly terrain: Terrain }>> };
type Island = { readonly territories: readonly { readonly terrain: Terrain }[] };

/** MOA-TER-5, MOA-TER-6: the types of the terrain cards on the board. */
export function activeTerrain({ terrain }: Pick<MoaState, "terrain">, { terrainCards }: Cards): Terrain[] {
  const types: Terrain[] = [];
  for (const card of terrain) {
    const type = terrainCards[card]?.terrain;
    if (type !== undefined) types.push(type);
  }
  return types;
}

/** The territory is of no active type, so an action there takes an any-territory tile (MOA-KAR-21). */
export function needsAny({ territories }: Island, active: readonly Terrain[], territory: number): boolean {
  const terrain = territories[territory - 1]?.terrain;
  return terrain === undefined || !active.includes(terrain);
}

interface Colours {
  readonly players: readonly unknown[];
  readonly supply: readonly unknown[];
}

/** The neutral colour comes after the two seats (MOA-2P-2). */
export function neutralColour({ players, supply }: Colours): Colour | undefined {
  return supply.length > players.length ? players.length : undefined;
}

/** The neutral colour where its points are recorded (MOA-2P-15, MOA-2P-16). */
export function scoredNeutral(table: Colours & Pick<MoaState, "options">): Colour | undefined {
  return table.options.neutralScoring === "on" ? neutralColour(table) : undefined;
}

/** A colour that does not play has none. */
export function birdsOf({ birds }: Pick<Territory, "birds">, colour: Colour): number {
  return birds[colour] ?? 0;
}

/** Birds plus one for the leader (MOA-GEN-8). */
export function piecesOf(territory: Pick<Territory, "birds" | "leader">, colour: Colour): number {
  return birdsOf(territory, colour) + (territory.leader === colour ? 1 : 0);
}

/** What a colour gets for all the land of a forecast. */
export function landPoints(forecast: readonly (readonly number[])[], colour: Colour): number {
  return forecast.reduce((sum, points) => sum + (points[colour] ?? 0), 0);
}
